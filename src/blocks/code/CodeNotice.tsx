import { type ReactNode, useEffect, useRef } from "react";
import { waitSecondsOf } from "../../../domain/failure.ts";
import type { CodeFailure } from "../../../domain/sms-code.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useCodeMessage } from "./code-message.ts";
import { Resend } from "./Resend.tsx";

type Props = {
  failure: CodeFailure;
  /** From when on another code may be asked for, epoch milliseconds of this device's clock. */
  at: number;
  onAgain: () => void;
  /** What else can be done where none comes. */
  otherwise?: ReactNode;
};

/** For longer than this nobody waits for a code while their time is held. */
const shortWaitSeconds = 60;

/** Why no other code is on its way, or why the one that was is no longer good; and the next one. */
export function CodeNotice({ failure, at, onAgain, otherwise }: Props) {
  const { title, text } = useCodeMessage(failure);
  const notice = useRef<HTMLDivElement>(null);
  // With large letters it would begin below what is seen, or behind a bar at the bottom.
  useEffect(() => {
    // Some browsers answer with a promise, which React would take for what undoes the effect.
    notice.current?.scrollIntoView?.({ block: "nearest" });
  }, [failure]);
  return (
    <div ref={notice}>
      <Notice
        tone={failure.kind === "codeExpired" ? "honey" : "brick"}
        role="alert"
        title={title}
        action={
          <>
            <Resend at={at} onResend={onAgain} />
            {(failure.kind === "smsUndeliverable" || waitSecondsOf(failure) > shortWaitSeconds) && otherwise}
          </>
        }
      >
        {text}
      </Notice>
    </div>
  );
}
