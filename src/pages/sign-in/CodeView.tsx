import { smsVerificationOf, wayOf } from "../../../machines/sign-in/selectors.ts";
import type { SmsVerification } from "../../../machines/sms-verification/selectors.ts";
import { CodeEntry } from "../../blocks/code/CodeEntry.tsx";
import { useVerification } from "../../flow/use-verification.ts";
import { useFlowSelector, useSend } from "./flow.ts";
import styles from "./sign-in.module.css";
import { SignInSkeleton } from "./SignInSkeleton.tsx";

/** The code that proves the phone. */
export function CodeView() {
  const verification = useFlowSelector(smsVerificationOf);
  return verification === undefined ? <SignInSkeleton /> : <Code verification={verification} />;
}

function Code({ verification }: { verification: SmsVerification }) {
  const send = useSend();
  const way = useFlowSelector(wayOf);
  return (
    <div className={styles.form}>
      <CodeEntry {...useVerification(verification)} onChangePhone={() => send({ type: "way.switched", way })} />
    </div>
  );
}
