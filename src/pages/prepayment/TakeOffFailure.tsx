import { failureName, type Failure, isOutcomeUnknown, waitSecondsOf } from "../../../domain/failure.ts";
import { failureMessage } from "../../blocks/failure-message.ts";
import { NewPrice } from "../../blocks/NewPrice.tsx";
import { FailureNotice } from "../../flow/FailureNotice.tsx";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";

/** What is said of taking off alone; the rest is said as of any payment. */
const own = ["notFound", "giftCardNotUsable", "unreachable", "broken"] as const;
const shared = ["priceChanged", "paymentUnderWay", "notPayable"] as const;
const isOwn = (name: string): name is (typeof own)[number] => own.some((one) => one === name);

/** Why something could not be taken off, or put back, and what helps; nothing where nothing failed. */
export function TakeOffFailure({ failure }: { failure: Failure | undefined }) {
  const t = useT();
  if (failure === undefined) return null;
  const { title, text } = failureMessage(t, failure, [...own, ...shared], (name, part) =>
    isOwn(name) ? `payment.takeOff.failure.${name}.${part}` : `payment.failure.${name}.${part}`,
  );
  return (
    <FailureNotice
      key={failureName(failure)}
      tone={isOutcomeUnknown(failure) ? "brick" : "honey"}
      title={title}
      waitSeconds={waitSecondsOf(failure)}
      waitText={(seconds) => t("payment.failure.waitText", { time: formatCountdown(seconds) })}
    >
      {text} <NewPrice failure={failure} />
    </FailureNotice>
  );
}
