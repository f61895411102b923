import { keyOf } from "../kit/intent.ts";
import { mendedBy, outputMendedBy, withChild, withEvent, withFailure, withOutput } from "../kit/params.ts";
import { phoneOf } from "../kit/phone.ts";
import { registrationOf } from "./rules.ts";
import { payerSetup } from "./setup.ts";

/** Naming who pays by a firm's link (spec §2, the card payment area): a name, a phone, and the code that proves it. */
export const payerMachine = payerSetup.createMachine({
  id: "payer",
  context: ({ input: { link, payer, ownPhone } }) => ({
    ...payer,
    link,
    ownPhone,
    failure: null,
    registering: null,
    registered: null,
  }),
  initial: "starting",
  states: {
    starting: {
      description: "A code that was sent before a reload still counts.",
      always: [{ guard: "hasChallenge", target: "verifyingPhone" }, { target: "enteringContacts" }],
    },
    enteringContacts: {
      description: "Whoever pays leaves a name and a phone.",
      tags: "waitsForUser",
      on: {
        "contacts.edited": { actions: withEvent("edit") },
        "contacts.submitted": [
          { guard: withEvent("hasOwnContacts"), target: "registering", actions: withEvent("takeContacts") },
          { guard: withEvent("hasValidContacts"), target: "verifyingPhone", actions: withEvent("takeContacts") },
          { actions: withEvent("noteContacts") },
        ],
      },
    },
    registering: {
      description: "The phone is that of who is signed in; the service writes down who pays.",
      tags: "waitsForServer",
      entry: "intendRegistration",
      invoke: {
        id: "registerPrepayment",
        src: "registerPrepayment",
        input: ({ context }) => ({ ...registrationOf(context), idempotencyKey: keyOf(context.registering) }),
        onDone: { target: "registered", actions: withOutput("takeLink") },
        onError: [
          { guard: withFailure("isUnknown"), target: "enteringContacts", actions: withFailure("noteFailure") },
          { guard: mendedBy("acceptChange"), target: "refused" },
          {
            target: "enteringContacts",
            actions: [withFailure("noteFailure"), withFailure("doubtPhone"), "settleRegistration"],
          },
        ],
      },
    },
    verifyingPhone: {
      description: "The phone is proven by a code; with the right one the service writes down who pays.",
      tags: "waitsForUser",
      invoke: {
        id: "smsVerification",
        src: "smsVerification",
        input: ({ context: { link, name, phone, challenge } }) => ({
          phone: phoneOf(phone),
          subject: { purpose: "PAYMENT_LINK", link, name: name.trim() },
          challenge,
        }),
        onSnapshot: { actions: withChild("takeChallenge") },
        onDone: [
          { guard: withOutput("isProven"), target: "registered", actions: withOutput("takeProven") },
          { guard: outputMendedBy("acceptChange"), target: "refused" },
          { target: "enteringContacts", actions: withOutput("noteRefusal") },
        ],
      },
      on: { "phone.reconsidered": "enteringContacts" },
    },
    registered: { description: "It is written down who pays.", type: "final", entry: "announceRegistered" },
    refused: {
      description: "Somebody else has registered meanwhile, or nothing is to be paid any more.",
      type: "final",
      entry: "announceRefused",
    },
  },
});

export { payerOf } from "./rules.ts";
export type * from "./types.ts";
