import { useSelector } from "@xstate/react";
import { type ContactsActor, smsVerificationOf } from "../../../../machines/contacts/selectors.ts";
import { contactsActorOf } from "../../../../machines/reservation/selectors.ts";
import {
  challengeOf,
  codeStageOf,
  failedCallOf,
  failureOf,
  phoneOf,
  type SmsVerification,
} from "../../../../machines/sms-verification/selectors.ts";
import { CodeEntry } from "../../../blocks/code/CodeEntry.tsx";
import { useGoTo, useFlowSelector } from "../flow.ts";
import { FieldsSkeleton } from "../skeletons.tsx";

/** Proving the phone by the code that came to it. */
export function CodeStep() {
  const contacts = useFlowSelector(contactsActorOf);
  return contacts === undefined ? <FieldsSkeleton /> : <Proving contacts={contacts} />;
}

function Proving({ contacts }: { contacts: ContactsActor }) {
  const verification = useSelector(contacts, smsVerificationOf);
  return verification === undefined ? <FieldsSkeleton /> : <Code verification={verification} />;
}

function Code({ verification }: { verification: SmsVerification }) {
  const goTo = useGoTo();
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
      onChangePhone={() => goTo("contacts")}
    />
  );
}
