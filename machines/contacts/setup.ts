import { assign, setup } from "xstate";
import type { Phone } from "../../domain/phone.ts";
import type { Challenge, Proof } from "../../domain/phone-proof.ts";
import { isOfPhone, phoneOf } from "../kit/phone.ts";
import { smsVerificationMachine, type Proven, type VerificationOutput } from "../sms-verification/machine.ts";
import { contactsFailure, contactsProvenBy } from "./rules.ts";
import type { Contacts, ContactsContext, ContactsEvent, ContactsInput, ContactsOutput } from "./types.ts";

type Submitted = { contacts: Contacts };

/** What knowing somebody is made of: its words, its effects, its rules. The process itself is in machine.ts. */
export const contactsSetup = setup({
  types: {
    input: {} as ContactsInput,
    context: {} as ContactsContext,
    events: {} as ContactsEvent,
    output: {} as ContactsOutput,
    tags: {} as "waitsForUser" | "waitsForServer",
    children: {} as { smsVerification: "smsVerification" },
  },
  actors: { smsVerification: smsVerificationMachine },
  guards: {
    hasChallenge: ({ context }) =>
      !context.isRevised && contactsFailure(context) === null && isOfPhone(context.challenge, context.clientPhone),
    hasValidContacts: (_, { contacts }: Submitted) => contactsFailure(contacts) === null,
    hasProvenContacts: ({ context: { proof, ownPhone } }, { contacts }: Submitted) =>
      contactsProvenBy({ ...contacts, proof }, ownPhone) !== null,
    isProvenNow: (_, { kind }: VerificationOutput) => kind === "proven",
  },
  actions: {
    edit: assign((_, { contacts }: { contacts: Partial<Contacts> }) => contacts),
    takeContacts: assign((_, { contacts }: Submitted) => ({ ...contacts, failure: null })),
    noteContacts: assign((_, { contacts }: Submitted) => ({ ...contacts, failure: contactsFailure(contacts) })),
    dropProof: assign({ proof: null }),
    takeChallenge: assign((_, { challenge }: { challenge: Challenge | null }) => ({ challenge })),
    takeProof: assign(({ context }, output: VerificationOutput) =>
      output.kind === "proven"
        ? { proof: proofIn(output.proven, phoneOf(context.clientPhone)), challenge: null }
        : context,
    ),
    takeRefusal: assign((_, output: VerificationOutput) => ({
      refusal: output.kind === "refused" ? output.failure : null,
    })),
  },
});

function proofIn(proven: Proven, phone: Phone): Proof {
  if ("proof" in proven) return proven;
  if (!("verificationToken" in proven)) throw new Error("Whoever has a subject to prove a phone for is given a proof.");
  return { proof: proven.verificationToken, phone };
}
