import { FailureNotice as Notice } from "../../flow/FailureNotice.tsx";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { useFlowSelector } from "./flow.ts";

/** Why it did not work; what is wrong with the password is said beside its field. */
export function FailureNotice() {
  const t = useT();
  const failure = useFlowSelector(({ context }) => context.failure);
  if (failure === null || failure.kind === "wrongCredentials" || failure.kind === "passwordMissing") return null;
  return (
    <Notice
      key={failure.kind}
      title={t(`signIn.failure.${failure.kind}.title`)}
      waitSeconds={"waitSeconds" in failure ? failure.waitSeconds : 0}
      waitText={(seconds) => t("signIn.retryIn", { time: formatCountdown(seconds) })}
    >
      {t(`signIn.failure.${failure.kind}.text`)}
    </Notice>
  );
}
