import type { SignInFailure } from "../../../machines/sign-in/failure.ts";
import { FailureNotice as Notice } from "../../flow/FailureNotice.tsx";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { useFlowSelector } from "./flow.ts";

/** Failures that are said beside the field they are about. */
const besideFields = ["phoneInvalid", "nameMissing", "passwordMissing", "weakPassword"] as const;
type Said = Exclude<SignInFailure, { kind: (typeof besideFields)[number] }>;

/** Why signing in did not work, and what helps. */
export function FailureNotice() {
  const t = useT();
  const failure = useFlowSelector(({ context }) => context.failures).find(isSaid);
  if (failure === undefined) return null;
  return (
    <Notice
      key={failure.kind}
      tone={failure.kind === "accountExists" ? "jade" : "brick"}
      title={t(`signIn.failure.${failure.kind}.title`)}
      waitSeconds={"waitSeconds" in failure ? failure.waitSeconds : 0}
      waitText={(seconds) => t("signIn.retryIn", { time: formatCountdown(seconds) })}
    >
      {t(`signIn.failure.${failure.kind}.text`)}
    </Notice>
  );
}

function isSaid(failure: SignInFailure): failure is Said {
  return besideFields.every((kind) => kind !== failure.kind);
}
