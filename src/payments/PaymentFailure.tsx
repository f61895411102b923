import { type Failure, failureName, isOutcomeUnknown, waitSecondsOf, newBillOf } from "../../domain/failure.ts";
import { NewPrice } from "../blocks/NewPrice.tsx";
import { FailureNotice } from "../flow/FailureNotice.tsx";
import { formatCountdown } from "../format/duration.ts";
import { useT } from "../i18n/react.tsx";

type Props = { failure: Failure; title: string; text: string };

/** Why something of a payment did not work, with the new price where there is one; alarming only where nobody knows what came of it. */
export function PaymentFailure({ failure, title, text }: Props) {
  const t = useT();
  return (
    <FailureNotice
      key={failureName(failure)}
      tone={isOutcomeUnknown(failure) ? "brick" : "honey"}
      title={title}
      waitSeconds={waitSecondsOf(failure)}
      waitText={(seconds) => t("payment.failure.waitText", { time: formatCountdown(seconds) })}
    >
      {text} <NewPrice bill={newBillOf(failure)} />
    </FailureNotice>
  );
}
