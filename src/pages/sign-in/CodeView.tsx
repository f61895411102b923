import { useSelector } from "@xstate/react";
import { CodeEntry } from "../../blocks/code/CodeEntry.tsx";
import type { CodeFailure } from "../../blocks/code/code-failure.ts";
import type { AccountSmsFailure } from "../../../machines/sms-verification/machine.ts";
import { useFlowSelector, useSend, type Verification, verificationOf } from "./flow.ts";
import styles from "./sign-in.module.css";
import { SignInSkeleton } from "./SignInSkeleton.tsx";

/** The code that proves the phone. */
export function CodeView() {
  const verification = useFlowSelector(verificationOf);
  return verification === undefined ? <SignInSkeleton /> : <Code verification={verification} />;
}

function Code({ verification }: { verification: Verification }) {
  const send = useSend();
  const way = useFlowSelector(({ context }) => context.way);
  const { value, context } = useSelector(verification, (snapshot) => snapshot);
  return (
    <div className={styles.form}>
      <CodeEntry
        state={value}
        phone={context.phone}
        challenge={context.challenge}
        failure={failureOfCode(context.failure)}
        onEnter={(code) => verification.send({ type: "code.entered", code })}
        onRequest={() => verification.send({ type: "code.requested" })}
        onChangePhone={() => send({ type: "way.switched", way })}
      />
    </div>
  );
}

/** The process of signing in itself answers what is wrong with the account and not with the code. */
function failureOfCode(failure: AccountSmsFailure | null): CodeFailure | null {
  return failure?.kind === "accountExists" || failure?.kind === "weakPassword" ? null : failure;
}
