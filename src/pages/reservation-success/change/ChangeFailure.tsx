import { failureName, isMendedBy, isOutcomeUnknown, waitSecondsOf, newBillOf } from "../../../../domain/failure.ts";
import { failureOf } from "../../../../machines/reservation-change/selectors.ts";
import { failureMessage } from "../../../blocks/failure-message.ts";
import { NewPrice } from "../../../blocks/NewPrice.tsx";
import { FailureNotice } from "../../../flow/FailureNotice.tsx";
import { formatCountdown } from "../../../format/duration.ts";
import { useT } from "../../../i18n/react.tsx";
import { ChangedMeanwhile, LostChoice } from "./ChangedMeanwhile.tsx";
import { useFlowSelector } from "./flow.ts";

/** Failures that have words of their own. */
const translatedFailures = {
  cancel: ["reservationChanged", "unreachable", "broken"],
  move: ["unreachable", "broken", "slotTaken", "priceChanged", "reservationChanged"],
} as const;

/** `time`: a time that is to be confirmed still, of which nothing was changed yet. */
type Change = keyof typeof translatedFailures | "time";

/** Why a visit could not be changed, and what helps. */
export function ChangeFailure({ of }: { of: Change }) {
  const failure = useFlowSelector(failureOf);
  return failure ? <WhyNotChanged failure={failure} of={of} /> : <LostChoice />;
}

/** Why a visit can't be changed so, and what helps. */
export function WhyNotChanged({ failure, of }: { failure: { kind: string }; of: Change }) {
  const t = useT();
  const { title, text } =
    of === "cancel"
      ? failureMessage(t, failure, translatedFailures.cancel, (name, part) => `success.cancel.failure.${name}.${part}`)
      : failureMessage(t, failure, translatedFailures.move, (name, part) =>
          of === "time" && (name === "unreachable" || name === "broken")
            ? `success.move.unread.${part}`
            : `success.move.failure.${name}.${part}`,
        );
  return (
    <FailureNotice
      key={failureName(failure)}
      tone={isOutcomeUnknown(failure) || isMendedBy(failure, "tryLater") ? "brick" : "honey"}
      title={title}
      waitSeconds={waitSecondsOf(failure)}
      waitText={(seconds) => t("success.cancel.waitText", { time: formatCountdown(seconds) })}
    >
      {text} <NewPrice bill={newBillOf(failure)} />
      {isMendedBy(failure, "acceptChange") && <ChangedMeanwhile />}
    </FailureNotice>
  );
}
