import { failureName, isMendedBy, isOutcomeUnknown, waitSecondsOf } from "../../../../domain/failure.ts";
import { failureOf } from "../../../../machines/reservation-change/selectors.ts";
import { failureMessage } from "../../../blocks/failure-message.ts";
import { NewPrice } from "../../../blocks/NewPrice.tsx";
import { FailureNotice } from "../../../flow/FailureNotice.tsx";
import { formatCountdown } from "../../../format/duration.ts";
import { useT } from "../../../i18n/react.tsx";
import { useFlowSelector } from "./flow.ts";

/** Failures that have words of their own. */
const translatedFailures = {
  cancel: ["reservationChanged", "unreachable", "broken"],
  move: ["unreachable", "broken", "slotTaken", "priceChanged", "reservationChanged"],
} as const;

/** Why a visit could not be changed, and what helps. */
export function ChangeFailure({ of }: { of: keyof typeof translatedFailures }) {
  const t = useT();
  const failure = useFlowSelector(failureOf);
  if (failure === null) return null;
  const { title, text } =
    of === "cancel"
      ? failureMessage(t, failure, translatedFailures.cancel, (name, part) => `success.cancel.failure.${name}.${part}`)
      : failureMessage(t, failure, translatedFailures.move, (name, part) => `success.move.failure.${name}.${part}`);
  return (
    <FailureNotice
      key={failureName(failure)}
      tone={isOutcomeUnknown(failure) || isMendedBy(failure, "tryLater") ? "brick" : "honey"}
      title={title}
      waitSeconds={waitSecondsOf(failure)}
      waitText={(seconds) => t("success.cancel.waitText", { time: formatCountdown(seconds) })}
    >
      {text} <NewPrice failure={failure} />
    </FailureNotice>
  );
}
