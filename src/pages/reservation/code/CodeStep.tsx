import { useSelector } from "@xstate/react";
import { CodeEntry } from "../../../blocks/code/CodeEntry.tsx";
import { useGoTo, useSnapshot } from "../flow.ts";
import { FieldsSkeleton } from "../skeletons.tsx";
import { type SmsVerification, smsVerificationOf } from "../sms-verification.ts";

/** Proving the phone by the code that came to it. */
export function CodeStep() {
  const verification = useSnapshot(smsVerificationOf);
  return verification === undefined ? <FieldsSkeleton /> : <Code verification={verification} />;
}

function Code({ verification }: { verification: SmsVerification }) {
  const goTo = useGoTo();
  const { value, context } = useSelector(verification, (snapshot) => snapshot);
  return (
    <CodeEntry
      state={value}
      phone={context.phone}
      challenge={context.challenge}
      failure={context.failure}
      onEnter={(code) => verification.send({ type: "code.entered", code })}
      onRequest={() => verification.send({ type: "code.requested" })}
      onChangePhone={() => goTo("contacts")}
    />
  );
}
