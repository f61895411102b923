import { failureName, waitSecondsOf } from "../../../domain/failure.ts";
import { failureMessage } from "../../blocks/failure-message.ts";
import { FailureNotice } from "../../flow/FailureNotice.tsx";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";

const translatedFailures = ["unreachable", "broken", "validationFailed", "idempotencyKeyReused"] as const;

/** Why the card was not ordered, and what helps. */
export function Failure({ failure }: { failure: { kind: string } | null }) {
  const t = useT();
  if (failure === null) return null;
  const { title, text } = failureMessage(
    t,
    failure,
    translatedFailures,
    (name, part) => `gift.purchase.failure.${name}.${part}`,
  );
  return (
    <FailureNotice
      key={failureName(failure)}
      title={title}
      waitSeconds={waitSecondsOf(failure)}
      waitText={(seconds) => t("gift.purchase.wait", { time: formatCountdown(seconds) })}
    >
      {text}
    </FailureNotice>
  );
}
