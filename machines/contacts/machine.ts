import { phoneOf } from "../kit/phone.ts";
import { withChild, withEvent, withOutput } from "../kit/params.ts";
import { outputOf } from "./rules.ts";
import { contactsSetup } from "./setup.ts";

/** Who is coming: a name, a phone, and the code that proves it (spec §6). A child of whoever has a subject to prove a phone for. */
export const contactsMachine = contactsSetup.createMachine({
  id: "contacts",
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: "starting",
  states: {
    starting: {
      description: "As far as the client has already come.",
      always: [{ guard: "hasChallenge", target: "verifyingPhone" }, { target: "enteringContacts" }],
    },
    enteringContacts: {
      description: "The client leaves a name and a phone.",
      tags: "waitsForUser",
      on: {
        "contacts.edited": { actions: withEvent("edit") },
        "contacts.submitted": [
          { guard: withEvent("hasProvenContacts"), target: "known", actions: withEvent("takeContacts") },
          {
            guard: withEvent("hasValidContacts"),
            target: "verifyingPhone",
            actions: [withEvent("takeContacts"), "dropProof"],
          },
          { actions: withEvent("noteContacts") },
        ],
      },
    },
    verifyingPhone: {
      description: "The phone is proven by a code.",
      tags: "waitsForUser",
      invoke: {
        id: "smsVerification",
        src: "smsVerification",
        input: ({ context: { clientPhone, subject, challenge } }) => ({
          phone: phoneOf(clientPhone),
          subject,
          challenge,
        }),
        onSnapshot: { actions: withChild("takeChallenge") },
        onDone: [
          { guard: withOutput("isProvenNow"), target: "known", actions: withOutput("takeProof") },
          { target: "refused", actions: withOutput("takeRefusal") },
        ],
      },
    },
    known: { description: "The contacts are whole, and the phone is the client's.", type: "final" },
    refused: { description: "The service said no for a reason that no contacts mend.", type: "final" },
  },
  output: ({ context }) => outputOf(context),
});

export { contactsFailure, contactsProvenBy, proofOf } from "./rules.ts";
export * from "./parent.ts";
export type * from "./types.ts";
