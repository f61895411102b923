import { isMendedBy, isRefusal, type Failure } from "../../domain/failure.ts";
import type { Phone } from "../../domain/phone.ts";
import type { ProofSubject } from "../sms-verification/machine.ts";
import type { ContactsInput, ContactsOutput, ContactsProgress } from "./types.ts";

/** What a machine that asks who is coming knows of them, before, between and after the runs of `contacts`. */
export type ContactsParent = {
  contacts: ContactsProgress;
  /** The phone of who is signed in. Null for a visitor, and for whom the service doubts. */
  ownPhone: Phone | null;
  /** Whether the contacts are looked at again, although they did once. */
  isRevised: boolean;
  failure: { kind: string } | null;
};

/** With what `contacts` begins where its parent stands. @param subject what the code is bound to */
export function contactsInput(parent: ContactsParent, subject: ProofSubject): ContactsInput {
  const { contacts, ownPhone, isRevised, failure } = parent;
  return { ...contacts, subject, ownPhone, isRevised, failure: isRefusal(failure) ? failure : null };
}

/** With the progress of `contacts` while it runs. */
export function contactsChanged({ clientName, clientPhone, comment, challenge, proof }: ContactsProgress) {
  return { contacts: { clientName, clientPhone, comment, challenge, proof } };
}

/** With what `contacts` ended in: who comes, or why no contacts mend it. */
export function contactsEnded(output: ContactsOutput) {
  if (output.kind === "refused") return { failure: output.failure, isRevised: true };
  return { contacts: { ...output.contacts, challenge: null, proof: output.proof }, isRevised: false, failure: null };
}

/** Without what shows that the phone is theirs, where the service doubts it. */
export function phoneDoubted({ contacts }: Pick<ContactsParent, "contacts">, failure: Failure) {
  return isMendedBy(failure, "provePhone") ? { contacts: { ...contacts, proof: null }, ownPhone: null } : {};
}
