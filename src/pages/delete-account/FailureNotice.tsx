import { failureName, waitSecondsOf } from "../../../domain/failure.ts";
import { failureOf } from "../../../machines/account-deletion/selectors.ts";
import { failureMessage } from "../../blocks/failure-message.ts";
import { FailureNotice as Notice } from "../../flow/FailureNotice.tsx";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { useFlowSelector } from "./flow.ts";

const besideField = ["wrongCredentials", "passwordMissing"];
/** Failures that have words of their own. */
const translatedFailures = ["tooManyRequests", "unreachable", "broken"] as const;

/** Why it did not work; what is wrong with the password is said beside its field. */
export function FailureNotice() {
  const t = useT();
  const failure = useFlowSelector(failureOf);
  if (failure === null || besideField.includes(failureName(failure))) return null;
  const { title, text } = failureMessage(
    t,
    failure,
    translatedFailures,
    (name, part) => `signIn.failure.${name}.${part}`,
  );
  return (
    <Notice
      key={failureName(failure)}
      title={title}
      waitSeconds={waitSecondsOf(failure)}
      waitText={(seconds) => t("signIn.retryIn", { time: formatCountdown(seconds) })}
    >
      {text}
    </Notice>
  );
}
