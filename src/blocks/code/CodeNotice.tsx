import type { CodeFailure } from "../../../domain/sms-code.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useCodeMessage } from "./code-message.ts";
import { Resend } from "./Resend.tsx";

type Props = {
  failure: CodeFailure;
  /** From when on another code may be asked for, epoch milliseconds of this device's clock. */
  at: number;
  onAgain: () => void;
};

/** Why no other code is on its way, or why the one that was is no longer good; and the next one. */
export function CodeNotice({ failure, at, onAgain }: Props) {
  const { title, text } = useCodeMessage(failure);
  return (
    <Notice
      tone={failure.kind === "codeExpired" ? "honey" : "brick"}
      role="alert"
      title={title}
      action={<Resend at={at} onResend={onAgain} />}
    >
      {text}
    </Notice>
  );
}
