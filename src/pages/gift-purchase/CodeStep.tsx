import type { SmsVerification } from "../../../machines/sms-verification/selectors.ts";
import { CodeEntry } from "../../blocks/code/CodeEntry.tsx";
import { useVerification } from "../../flow/use-verification.ts";
import { useSend } from "./flow.ts";

/** Proving the buyer's phone by the code that came to it. */
export function CodeStep({ verification }: { verification: SmsVerification }) {
  const send = useSend();
  return (
    <CodeEntry
      {...useVerification(verification)}
      onChangePhone={() => send({ type: "step.revisited", step: "contacts" })}
    />
  );
}
