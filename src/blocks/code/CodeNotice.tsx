import { useState } from "react";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useSecondsLeft } from "../../ui/use-seconds-left.ts";
import type { CodeFailure, CodeState } from "./code-failure.ts";

type Props = { state: CodeState; failure: CodeFailure | null; onAgain: () => void };

/** No code is on its way, or the one that was is no longer good. */
export function CodeNotice({ state, failure, onAgain }: Props) {
  if (failure === null || (state !== "askingForCode" && state !== "askingForAnotherCode")) return null;
  return <Again key={failure.kind} failure={failure} onAgain={onAgain} />;
}

function Again({ failure, onAgain }: { failure: CodeFailure; onAgain: () => void }) {
  const t = useT();
  const [at] = useState(() => Date.now() + (failure.kind === "tooManyCodes" ? failure.waitSeconds * 1000 : 0));
  const left = useSecondsLeft(at);
  return (
    <Notice
      tone={failure.kind === "codeExpired" ? "honey" : "brick"}
      role="alert"
      title={t(`code.failure.${failure.kind}.title`)}
      action={
        <Button kind="plain" onClick={onAgain} disabled={left > 0}>
          {left > 0 ? t("code.resendIn", { time: formatCountdown(left) }) : t("code.resend")}
        </Button>
      }
    >
      {t(`code.failure.${failure.kind}.text`)}
    </Notice>
  );
}
