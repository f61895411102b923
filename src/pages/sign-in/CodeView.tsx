import { useSelector } from "@xstate/react";
import { smsVerificationOf, wayOf } from "../../../machines/sign-in/selectors.ts";
import {
  challengeOf,
  codeStageOf,
  failedCallOf,
  failureOf,
  phoneOf,
  type SmsVerification,
} from "../../../machines/sms-verification/selectors.ts";
import { CodeEntry } from "../../blocks/code/CodeEntry.tsx";
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
  const stage = useSelector(verification, codeStageOf);
  const phone = useSelector(verification, phoneOf);
  const challenge = useSelector(verification, challengeOf);
  const failure = useSelector(verification, failureOf);
  const failedCall = useSelector(verification, failedCallOf);
  return (
    <div className={styles.form}>
      <CodeEntry
        state={stage}
        phone={phone}
        challenge={challenge}
        failure={failure}
        failedCall={failedCall}
        onEnter={(code) => verification.send({ type: "code.entered", code })}
        onRequest={() => verification.send({ type: "code.requested" })}
        onChangePhone={() => send({ type: "way.switched", way })}
      />
    </div>
  );
}
