import { useState } from "react";
import { failureName, waitSecondsOf } from "../../../domain/failure.ts";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useSecondsLeft } from "../../ui/use-seconds-left.ts";
import type { CodeFailure, CodeState } from "./code-failure.ts";
import { useCodeWords } from "./code-words.ts";

type Props = { state: CodeState; failure: CodeFailure | null; onAgain: () => void };

/** No code is on its way, or the one that was is no longer good. */
export function CodeNotice({ state, failure, onAgain }: Props) {
  if (failure === null || (state !== "askingForCode" && state !== "askingForAnotherCode")) return null;
  return <Again key={failureName(failure)} failure={failure} onAgain={onAgain} />;
}

function Again({ failure, onAgain }: { failure: CodeFailure; onAgain: () => void }) {
  const t = useT();
  const [at] = useState(() => Date.now() + waitSecondsOf(failure) * 1000);
  const left = useSecondsLeft(at);
  const { title, text } = useCodeWords(failure);
  return (
    <Notice
      tone={failure.kind === "codeExpired" ? "honey" : "brick"}
      role="alert"
      title={title}
      action={
        <Button kind="plain" onClick={onAgain} disabled={left > 0}>
          {left > 0 ? t("code.resendIn", { time: formatCountdown(left) }) : t("code.resend")}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
