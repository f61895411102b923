import type { Proof } from "../../domain/phone-proof.ts";
import { type InvalidContacts, invalidContacts } from "../../domain/contacts.ts";
import type { Phone } from "../../domain/phone.ts";
import { isOfPhone, phoneOf } from "../kit/phone.ts";
import { required } from "../kit/required.ts";
import { verifiedBy, type VerificationOutput } from "../sms-verification/machine.ts";
import type { Contacts, ContactsContext, ContactsOutput, ContactsProgress, ProvenBy } from "./types.ts";

type GivenPhone = Pick<ContactsProgress, "proof" | "clientPhone">;

/** What is wrong with a name and a phone, or null. */
export function contactsFailure({ clientName, clientPhone }: Contacts): InvalidContacts | null {
  return invalidContacts(clientName, clientPhone);
}

/** What shows that a phone as typed is the client's: the proof of a code, or else the account that is signed in; null for nothing. */
export function phoneProvenBy(given: GivenPhone, ownPhone: Phone | null): ProvenBy | null {
  if (proofOf(given) !== null) return "code";
  return isOfPhone({ phone: ownPhone }, given.clientPhone) ? "account" : null;
}

/** The same of contacts as typed; null where they are not whole either. */
export function contactsProvenBy(given: Contacts & GivenPhone, ownPhone: Phone | null): ProvenBy | null {
  return contactsFailure(given) === null ? phoneProvenBy(given, ownPhone) : null;
}

/** The proof of the phone as typed; null where there is none for it. */
export function proofOf({ proof, clientPhone }: GivenPhone): Proof | null {
  return isOfPhone(proof, clientPhone) ? proof : null;
}

/** The proof that the right code gave: of a hold as it is, of anything else by its token. */
export function proofBy(output: VerificationOutput, typedPhone: string): Proof {
  const verified = verifiedBy(output);
  if (verified !== null) return { proof: verified.verificationToken, phone: phoneOf(typedPhone) };
  return required(output.kind === "proven" && "proof" in output.proven ? output.proven : null, "a proof");
}

/** What the contacts end in. */
export function outputOf(context: ContactsContext): ContactsOutput {
  if (context.refusal !== null) return { kind: "refused", failure: context.refusal };
  const { clientName, clientPhone, comment } = context;
  return {
    kind: "known",
    contacts: { clientName: clientName.trim(), clientPhone, comment: comment.trim() },
    phone: phoneOf(clientPhone),
    proof: proofOf(context),
  };
}
