import { useState } from "react";
import { failureName, waitSecondsOf } from "../../../domain/failure.ts";
import type { SignInFailure } from "../../../machines/sign-in/machine.ts";
import { failuresOf } from "../../../machines/sign-in/selectors.ts";
import { wordsOf } from "../../blocks/failure-words.ts";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useSecondsLeft } from "../../ui/use-seconds-left.ts";
import { useSnapshot } from "./flow.ts";

/** Failures that are said beside the field they are about. */
const besideFields = ["phoneInvalid", "nameMissing", "passwordMissing", "weakPassword"];

/** Failures that have words of their own. */
const said = [
  "wrongCredentials",
  "tooManyRequests",
  "tooManyCodes",
  "recaptchaFailed",
  "accountExists",
  "verificationExpired",
  "unreachable",
  "broken",
] as const;

/** Why signing in did not work, and what helps. */
export function FailureNotice() {
  const failure = useSnapshot(failuresOf).find((one) => !besideFields.includes(failureName(one)));
  return failure === undefined ? null : <Said key={failureName(failure)} failure={failure} />;
}

function Said({ failure }: { failure: SignInFailure }) {
  const t = useT();
  const [until] = useState(() => Date.now() + waitSecondsOf(failure) * 1000);
  const left = useSecondsLeft(until);
  const words = wordsOf(failure, said);
  return (
    <Notice
      tone={failureName(failure) === "accountExists" ? "jade" : "brick"}
      role="alert"
      title={"own" in words ? t(`signIn.failure.${words.own}.title`) : t(`failure.${words.action}.title`)}
    >
      {"own" in words ? t(`signIn.failure.${words.own}.text`) : t(`failure.${words.action}.text`)}{" "}
      {left > 0 && t("signIn.retryIn", { time: formatCountdown(left) })}
    </Notice>
  );
}
