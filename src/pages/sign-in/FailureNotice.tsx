import { failureName, waitSecondsOf } from "../../../domain/failure.ts";
import { failuresOf } from "../../../machines/sign-in/selectors.ts";
import { failureMessage } from "../../blocks/failure-message.ts";
import { FailureNotice as Notice } from "../../flow/FailureNotice.tsx";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { useFlowSelector } from "./flow.ts";

/** Failures that are said beside the field they are about. */
const besideFields = ["phoneInvalid", "nameMissing", "passwordMissing", "weakPassword"];

/** The phone is proven, and the client goes on from there. */
const goodNews = ["accountExists", "accountMissing"];

/** Failures that have words of their own. */
const translatedFailures = [
  "wrongCredentials",
  "tooManyRequests",
  "tooManyCodes",
  "recaptchaFailed",
  "accountExists",
  "accountMissing",
  "verificationExpired",
  "unreachable",
  "broken",
] as const;

/** Why signing in did not work, and what helps. */
export function FailureNotice() {
  const t = useT();
  const failure = useFlowSelector(failuresOf).find((one) => !besideFields.includes(failureName(one)));
  if (failure === undefined) return null;
  const { title, text } = failureMessage(
    t,
    failure,
    translatedFailures,
    (name, part) => `signIn.failure.${name}.${part}`,
  );
  return (
    <Notice
      key={failureName(failure)}
      tone={goodNews.includes(failureName(failure)) ? "jade" : "brick"}
      title={title}
      waitSeconds={waitSecondsOf(failure)}
      waitText={(seconds) => t("signIn.retryIn", { time: formatCountdown(seconds) })}
    >
      {text}
    </Notice>
  );
}
