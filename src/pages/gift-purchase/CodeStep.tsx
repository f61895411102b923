import { useSelector } from "@xstate/react";
import {
  challengeOf,
  codeStageOf,
  failedCallOf,
  failureOf,
  phoneOf,
  type SmsVerification,
} from "../../../machines/sms-verification/selectors.ts";
import { CodeEntry } from "../../blocks/code/CodeEntry.tsx";
import { useSend } from "./flow.ts";

/** Proving the buyer's phone by the code that came to it. */
export function CodeStep({ verification }: { verification: SmsVerification }) {
  const send = useSend();
  const stage = useSelector(verification, codeStageOf);
  const phone = useSelector(verification, phoneOf);
  const challenge = useSelector(verification, challengeOf);
  const failure = useSelector(verification, failureOf);
  const failedCall = useSelector(verification, failedCallOf);
  return (
    <CodeEntry
      state={stage}
      phone={phone}
      challenge={challenge}
      failure={failure}
      failedCall={failedCall}
      onEnter={(code) => verification.send({ type: "code.entered", code })}
      onRequest={() => verification.send({ type: "code.requested" })}
      onChangePhone={() => send({ type: "step.revisited", step: "contacts" })}
    />
  );
}
