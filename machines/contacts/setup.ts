import { assign, setup } from "xstate";
import type { Challenge } from "../../domain/phone-proof.ts";
import { isOfPhone } from "../kit/phone.ts";
import { refusedBy, smsVerificationMachine, type VerificationOutput } from "../sms-verification/machine.ts";
import { contactsFailure, contactsProvenBy, proofBy } from "./rules.ts";
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
    takeProof: assign(({ context }, output: VerificationOutput) => ({
      proof: proofBy(output, context.clientPhone),
      challenge: null,
    })),
    takeRefusal: assign((_, output: VerificationOutput) => ({ refusal: refusedBy(output).failure })),
  },
});
