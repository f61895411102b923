import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { CodeFailure } from "./code-failure.ts";
import { useCodeWords } from "./code-words.ts";
import { useWaitForCode } from "./use-wait-for-code.ts";

type Props = {
  failure: CodeFailure;
  /** From when on another code may be asked for, epoch milliseconds of this device's clock. */
  at: number;
  onAgain: () => void;
};

/** Why no other code is on its way, or why the one that was is no longer good; and the next one. */
export function CodeNotice({ failure, at, onAgain }: Props) {
  const t = useT();
  const left = useWaitForCode(at);
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
