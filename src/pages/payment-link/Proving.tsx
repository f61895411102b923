import { useEffect, useRef } from "react";
import { smsVerificationOf } from "../../../machines/payer/selectors.ts";
import type { SmsVerification } from "../../../machines/sms-verification/selectors.ts";
import { CodeEntry } from "../../blocks/code/CodeEntry.tsx";
import { useVerification } from "../../flow/use-verification.ts";
import { useT } from "../../i18n/react.tsx";
import { BusySkeleton } from "../../ui/Skeleton.tsx";
import styles from "./payment-link.module.css";
import { useFlowSelector, useSend } from "./payer-flow.ts";

/** Proving the phone of whoever pays by the code that came to it. */
export function Proving() {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const verification = useFlowSelector(smsVerificationOf);
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        {t("byLink.codeTitle")}
      </h2>
      {verification === undefined ? (
        <BusySkeleton height="8rem" radius="var(--radius-m)" />
      ) : (
        <Code verification={verification} />
      )}
    </div>
  );
}

function Code({ verification }: { verification: SmsVerification }) {
  const send = useSend();
  return <CodeEntry {...useVerification(verification)} onChangePhone={() => send({ type: "phone.reconsidered" })} />;
}
