import { useState } from "react";
import type { SignInFailure } from "../../../machines/sign-in/failure.ts";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useSecondsLeft } from "../../ui/use-seconds-left.ts";
import { useContextSelector } from "./flow.ts";

/** Failures that are said beside the field they are about. */
const besideFields = ["phoneInvalid", "nameMissing", "passwordMissing", "weakPassword"] as const;
type Said = Exclude<SignInFailure, { kind: (typeof besideFields)[number] }>;

/** Why signing in did not work, and what helps. */
export function FailureNotice() {
  const failures = useContextSelector((context) => context.failures);
  const failure = failures.find(isSaid);
  return failure === undefined ? null : <Said key={failure.kind} failure={failure} />;
}

function Said({ failure }: { failure: Said }) {
  const t = useT();
  const [until] = useState(() => Date.now() + ("waitSeconds" in failure ? failure.waitSeconds * 1000 : 0));
  const left = useSecondsLeft(until);
  return (
    <Notice
      tone={failure.kind === "accountExists" ? "jade" : "brick"}
      role="alert"
      title={t(`signIn.failure.${failure.kind}.title`)}
    >
      {t(`signIn.failure.${failure.kind}.text`)} {left > 0 && t("signIn.retryIn", { time: formatCountdown(left) })}
    </Notice>
  );
}

function isSaid(failure: SignInFailure): failure is Said {
  return besideFields.every((kind) => kind !== failure.kind);
}
