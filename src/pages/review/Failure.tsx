import { failureName, waitSecondsOf } from "../../../domain/failure.ts";
import { failureMessage } from "../../blocks/failure-message.ts";
import { FailureNotice } from "../../flow/FailureNotice.tsx";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";

const translatedFailures = ["imageUnreadable", "unreachable", "broken", "validationFailed"] as const;

/** Why nothing was published or taken back, and what helps. */
export function Failure({ failure }: { failure: { kind: string } | null }) {
  const t = useT();
  if (failure === null) return null;
  const { title, text } = failureMessage(
    t,
    failure,
    translatedFailures,
    (name, part) => `review.failure.${name}.${part}`,
  );
  return (
    <FailureNotice
      key={failureName(failure)}
      title={title}
      waitSeconds={waitSecondsOf(failure)}
      waitText={(seconds) => t("review.wait", { time: formatCountdown(seconds) })}
    >
      {text}
    </FailureNotice>
  );
}
