import type { Challenge, Proof } from "../../domain/phone-proof.ts";
import type { InvalidContacts } from "../../domain/contacts.ts";
import type { Failure, Refusal } from "../../domain/failure.ts";
import type { Phone } from "../../domain/phone.ts";
import type { ProofSubject } from "../sms-verification/machine.ts";

/** What somebody types of themselves; the phone as it is typed. */
export type Contacts = { clientName: string; clientPhone: string; comment: string };

/** How far somebody has come: what they typed, the code on its way, the proof that the phone is theirs. */
export type ContactsProgress = Contacts & { challenge: Challenge | null; proof: Proof | null };

export type ProvenBy = "code" | "account";

export type ContactsInput = ContactsProgress & {
  /** What the code is bound to. */
  subject: ProofSubject;
  /** The phone of who is signed in: it was proven with the account. Null for a visitor. */
  ownPhone: Phone | null;
  /** Whether the client came back to see the fields, also while a code is on its way. */
  isRevised: boolean;
  /** Why the contacts did not do, where they were left before. */
  failure: Failure | null;
};

type ContactsFailure = Failure | InvalidContacts;

export type ContactsContext = Omit<ContactsInput, "failure"> & {
  failure: ContactsFailure | null;
  refusal: Refusal | null;
};

export type ContactsEvent =
  | { type: "contacts.edited"; contacts: Partial<Contacts> }
  | { type: "contacts.submitted"; contacts: Contacts };

/**
 * - known: whole contacts; `proof` is null where the phone is that of who is signed in.
 * - refused: the service said no for a reason that no contacts mend.
 */
export type ContactsOutput =
  | { kind: "known"; contacts: Contacts; phone: Phone; proof: Proof | null }
  | { kind: "refused"; failure: Refusal };
