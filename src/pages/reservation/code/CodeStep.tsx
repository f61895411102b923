import { useSnapshot } from "../flow.ts";
import { FieldsSkeleton } from "../skeletons.tsx";
import { smsVerificationOf } from "../sms-verification.ts";
import { CodeForm } from "./CodeForm.tsx";

/** Proving the phone by the code that came to it. */
export function CodeStep() {
  const verification = useSnapshot(smsVerificationOf);
  return verification === undefined ? <FieldsSkeleton /> : <CodeForm verification={verification} />;
}
