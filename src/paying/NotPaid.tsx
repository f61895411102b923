import { failureName, isOutcomeUnknown, waitSecondsOf } from "../../domain/failure.ts";
import type { Payment } from "../../domain/entities.ts";
import { failureOf, prepaymentOf } from "../../machines/card-payment/selectors.ts";
import { failureWords } from "../blocks/failure-words.ts";
import { FailureNotice } from "../flow/FailureNotice.tsx";
import { formatCountdown } from "../format/duration.ts";
import { useT } from "../i18n/react.tsx";
import { Notice } from "../ui/Notice.tsx";
import { useFlowSelector } from "./flow.ts";

/** Failures that have words of their own. */
const said = ["unreachable", "broken", "priceChanged", "paymentUnderWay", "notPayable"] as const;

/** What was taken and did not count: another amount than what was due. */
const givenBack: readonly Payment["status"][] = ["paid", "partiallyRefunded", "refunded"];

type Props = { /** What it means that nothing was taken; for a visit where it is not said. */ nothingTaken?: string };

/** Why it is not paid yet, and what helps. */
export function NotPaid({ nothingTaken }: Props) {
  const t = useT();
  const failure = useFlowSelector(failureOf);
  const payment = useFlowSelector(prepaymentOf)?.payment;
  if (failure === null) {
    if (payment?.failure)
      return <Declined {...payment.failure} nothingTaken={nothingTaken ?? t("payment.declined.nothingTaken")} />;
    return payment !== undefined && givenBack.includes(payment.status) ? (
      <Notice tone="honey" role="status" title={t("payment.givenBack.title")}>
        {t("payment.givenBack.text")}
      </Notice>
    ) : null;
  }
  const { title, text } = failureWords(t, failure, said, (name, part) => `payment.failure.${name}.${part}`);
  return (
    <FailureNotice
      key={failureName(failure)}
      tone={isOutcomeUnknown(failure) ? "brick" : "honey"}
      title={title}
      waitSeconds={waitSecondsOf(failure)}
      waitText={(seconds) => t("payment.failure.waitText", { time: formatCountdown(seconds) })}
    >
      {text}
    </FailureNotice>
  );
}

type Decline = NonNullable<Payment["failure"]> & { nothingTaken: string };

function Declined({ reason, action, nothingTaken }: Decline) {
  const t = useT();
  return (
    <Notice tone="brick" role="alert" title={t("payment.declined.title")}>
      {t(`payment.declined.${reason}`)} {t(`payment.declined.${action}`)} {nothingTaken}
    </Notice>
  );
}
