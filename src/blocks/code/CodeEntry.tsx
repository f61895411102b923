import { useEffect, useRef, useState } from "react";
import { isOutcomeUnknown, isRefusal } from "../../../domain/failure.ts";
import { limits } from "../../../domain/limits.ts";
import { formatPhone, type Phone } from "../../../domain/phone.ts";
import { useT } from "../../i18n/react.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { CodeInput } from "../../ui/CodeInput.tsx";
import type { CodeFailure, CodeState } from "./code-failure.ts";
import styles from "./CodeEntry.module.css";
import { CodeNotice } from "./CodeNotice.tsx";
import { Resend } from "./Resend.tsx";
import { useCodeError } from "./code-words.ts";
import { useOneTimeCode } from "./use-one-time-code.ts";

type Props = {
  state: CodeState;
  phone: Phone;
  /** The code on its way; `resendAt` is epoch milliseconds of this device's clock. */
  challenge: { challengeId: string; resendAt: number } | null;
  failure: CodeFailure | null;
  onEnter: (code: string) => void;
  onRequest: () => void;
  onChangePhone: () => void;
};

/** The code's field, what is wrong with it, and the next code. */
export function CodeEntry({ state, phone, challenge, failure, onEnter, onRequest, onChangePhone }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const error = useCodeError(failure);
  const enter = (entered: string) => {
    setCode(entered);
    onEnter(entered);
  };
  const isWaiting = state === "requestingCode" || state === "checkingCode";
  useOneTimeCode(state === "enteringCode", enter);
  useEffect(() => {
    if (state !== "enteringCode") return;
    // A code that was not taken is in nobody's way: the field is empty for the next one.
    if (failure !== null && !isUnchecked(failure)) setCode("");
    input.current?.focus();
  }, [state, failure]);
  return (
    <div className={styles.form}>
      <p className={styles.to}>
        {t(state === "requestingCode" ? "code.sending" : "code.sent", { phone: formatPhone(phone) })}{" "}
        <button type="button" className={styles.change} onClick={onChangePhone}>
          {t("code.changePhone")}
        </button>
      </p>
      <CodeInput
        ref={input}
        label={t("code.label")}
        value={code}
        digits={limits.smsCodeDigits}
        disabled={state !== "enteringCode"}
        onChange={setCode}
        onComplete={enter}
        error={state === "enteringCode" ? error : undefined}
      />
      {state === "enteringCode" && isUnchecked(failure) && code.length === limits.smsCodeDigits && (
        <div>
          <Chip onClick={() => enter(code)}>{t("app.retry")}</Chip>
        </div>
      )}
      <p className={styles.status} role="status">
        {state === "checkingCode" && t("code.checking")}
      </p>
      <CodeNotice state={state} failure={failure} onAgain={onRequest} />
      {state === "enteringCode" && challenge && (
        <Resend key={challenge.challengeId} at={challenge.resendAt} onResend={onRequest} />
      )}
      {isWaiting && <div className={styles.resendPlace} />}
    </div>
  );
}

/** Whether nobody has said yet if the code is right: it stays, and can be sent again. */
function isUnchecked(failure: CodeFailure | null): boolean {
  return isOutcomeUnknown(failure) || (isRefusal(failure) && failure.action === "tryLater");
}
