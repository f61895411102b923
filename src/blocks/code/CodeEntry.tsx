import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { limits } from "../../../../domain/limits.ts";
import { formatPhone } from "../../../../domain/phone.ts";
import { useWords } from "../../../i18n/react.tsx";
import { CodeInput } from "../../../ui/CodeInput.tsx";
import { useGoTo } from "../flow.ts";
import type { SmsVerification } from "../sms-verification.ts";
import styles from "./CodeForm.module.css";
import { CodeNotice } from "./CodeNotice.tsx";
import { Resend } from "./Resend.tsx";
import { useOneTimeCode } from "./use-one-time-code.ts";
import { useCodeError } from "./use-code-error.ts";

/** The code's field, what is wrong with it, and the next code. */
export function CodeForm({ verification }: { verification: SmsVerification }) {
  const t = useWords();
  const goTo = useGoTo();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const { value, context } = useSelector(verification, (snapshot) => snapshot);
  const error = useCodeError(context);
  const enter = (entered: string) => {
    setCode(entered);
    verification.send({ type: "code.entered", code: entered });
  };
  const isWaiting = value === "requestingCode" || value === "checkingCode";
  useOneTimeCode(value === "enteringCode", enter);
  useEffect(() => {
    if (value !== "enteringCode") return;
    // A code that was not taken is in nobody's way: the field is empty for the next one.
    if (context.failure !== null) setCode("");
    input.current?.focus();
  }, [value, context.failure]);
  return (
    <div className={styles.form}>
      <p className={styles.to}>
        {t(value === "requestingCode" ? "code.sending" : "code.sent", { phone: formatPhone(context.phone) })}{" "}
        <button type="button" className={styles.change} onClick={() => goTo("contacts")}>
          {t("code.changePhone")}
        </button>
      </p>
      <CodeInput
        ref={input}
        label={t("code.label")}
        value={code}
        digits={limits.smsCodeDigits}
        disabled={value !== "enteringCode"}
        onChange={setCode}
        onComplete={enter}
        error={value === "enteringCode" ? error : undefined}
      />
      <p className={styles.status} role="status">
        {value === "checkingCode" && t("code.checking")}
      </p>
      <CodeNotice
        value={value}
        failure={context.failure}
        onAgain={() => verification.send({ type: "code.requested" })}
      />
      {value === "enteringCode" && context.challenge && (
        <Resend
          key={context.challenge.challengeId}
          at={context.challenge.resendAt}
          onResend={() => verification.send({ type: "code.requested" })}
        />
      )}
      {isWaiting && <div className={styles.resendPlace} />}
    </div>
  );
}
