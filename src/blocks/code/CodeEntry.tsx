import { type ReactNode, useEffect, useRef, useState } from "react";
import { isOutcomeUnknown, isRefusal } from "../../../domain/failure.ts";
import { limits } from "../../../domain/limits.ts";
import { formatPhoneInText, type Phone } from "../../../domain/phone.ts";
import type { CodeFailure, CodeStage, FailedCall } from "../../../domain/sms-code.ts";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { CodeInput } from "../../ui/CodeInput.tsx";
import { WaitingChip } from "../../ui/WaitingChip.tsx";
import styles from "./CodeEntry.module.css";
import { CodeNotice } from "./CodeNotice.tsx";
import { Resend } from "./Resend.tsx";
import { useCodeError } from "./code-message.ts";
import { useOneTimeCode } from "./use-one-time-code.ts";
import { useWait } from "./use-wait.ts";

type Props = {
  state: CodeStage;
  phone: Phone;
  /** The code on its way; `resendAt` is epoch milliseconds of this device's clock. */
  challenge: { challengeId: string; resendAt: number; attemptsLeft: number } | null;
  failure: CodeFailure | null;
  failedCall: FailedCall | null;
  onEnter: (code: string) => void;
  onRequest: () => void;
  /** Absent where it can be no other phone. */
  onChangePhone?: () => void;
  /** What else a client can do where no code comes. */
  otherwise?: ReactNode;
};

/** The code's field, what is wrong with it, and the next code. */
export function CodeEntry(props: Props) {
  const { state, phone, challenge, failure, failedCall, onEnter, onRequest, onChangePhone, otherwise } = props;
  const t = useT();
  const form = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const checkFailure = failedCall === "check" ? failure : null;
  const error = useCodeError(checkFailure, challenge?.attemptsLeft);
  const checkAt = useWait(checkFailure);
  const sendFailure = failedCall === "check" ? null : failure;
  const resendAt = Math.max(useWait(sendFailure), challenge?.resendAt ?? 0);
  const enter = (entered: string) => {
    setCode(entered);
    onEnter(entered);
  };
  const isEntering = state === "enteringCode";
  const isWaiting = state === "requestingCode" || state === "checkingCode";
  useOneTimeCode(isEntering, enter);
  useEffect(() => setCode(""), [challenge?.challengeId]);
  useEffect(() => {
    if (!isEntering) return;
    // A code that was not taken is in nobody's way: the field is empty for the next one.
    if (checkFailure !== null && !isUnchecked(checkFailure)) setCode("");
    // Who has gone to "change the number" meanwhile is about to press it.
    const field = input.current;
    const focused = field?.ownerDocument.activeElement ?? null;
    if (focused === field || !form.current?.contains(focused)) field?.focus();
  }, [isEntering, checkFailure]);
  return (
    <div ref={form} className={styles.form}>
      <p className={styles.to}>
        {statusText(state, t, formatPhoneInText(phone))}
        {onChangePhone && (
          <button type="button" className={styles.change} onClick={onChangePhone}>
            {t("code.changePhone")}
          </button>
        )}
      </p>
      <CodeInput
        ref={input}
        label={t("code.label")}
        value={code}
        digits={limits.smsCodeDigits}
        disabled={!isEntering}
        data-first={isEntering || undefined}
        onChange={setCode}
        onComplete={enter}
        error={isEntering ? error : undefined}
      />
      {isEntering && isUnchecked(checkFailure) && code.length === limits.smsCodeDigits && (
        <div>
          <WaitingChip
            at={checkAt}
            waitText={(seconds) => t("code.retryIn", { time: formatCountdown(seconds) })}
            label={t("app.retry")}
            onPress={() => enter(code)}
          />
        </div>
      )}
      <p className={styles.status} role="status">
        {state === "checkingCode" && t("code.checking")}
      </p>
      {sendFailure && <CodeNotice failure={sendFailure} at={resendAt} onAgain={onRequest} otherwise={otherwise} />}
      {isEntering && challenge && !sendFailure && (
        <div>
          <Resend key={challenge.challengeId} at={resendAt} onResend={onRequest} />
        </div>
      )}
      {isWaiting && <div className={styles.resendPlace} />}
    </div>
  );
}

/** What has become of the code; where none was sent, that is for the notice to say. */
function statusText(state: CodeStage, t: ReturnType<typeof useT>, phone: string): string {
  if (state === "askingForCode") return phone;
  return t(state === "requestingCode" ? "code.sending" : "code.sent", { phone });
}

/** Whether nobody has said yet if the code is right: it stays, and can be sent again. */
function isUnchecked(failure: CodeFailure | null): boolean {
  return isOutcomeUnknown(failure) || (isRefusal(failure) && failure.action === "tryLater");
}
