import { useSelector } from "@xstate/react";
import { type ContactsActor, smsVerificationOf } from "../../../../machines/contacts/selectors.ts";
import { contactsActorOf } from "../../../../machines/reservation/selectors.ts";
import type { SmsVerification } from "../../../../machines/sms-verification/selectors.ts";
import { CallFirm } from "../../../blocks/CallFirm.tsx";
import { CodeEntry } from "../../../blocks/code/CodeEntry.tsx";
import { useVerification } from "../../../flow/use-verification.ts";
import { useFlowSelector, useGoTo, useSalon } from "../flow.ts";
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
  const { firm } = useSalon();
  return (
    <CodeEntry
      {...useVerification(verification)}
      onChangePhone={() => goTo("contacts")}
      otherwise={<CallFirm firm={firm} />}
    />
  );
}
