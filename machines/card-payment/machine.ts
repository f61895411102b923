import { keyOf } from "../kit/intent.ts";
import { withEvent, withFailure, withOutput } from "../kit/params.ts";
import { required } from "../kit/required.ts";
import { at, deadlineOf, expectedOf, requireChosen } from "./rules.ts";
import { cardPaymentSetup } from "./setup.ts";

const seen = [withOutput("announceRead"), withOutput("take")] as const;

const isPaid = { guard: at("settled"), target: "paid", actions: seen } as const;
const goesOn = [
  { guard: at("authenticating"), target: "authenticating", reenter: true, actions: seen },
  { guard: at("processing"), target: "checkingOutcome", reenter: true, actions: seen },
  { target: "choosingWay", actions: seen },
] as const;

/** Where the service's answer of the payment leads, whenever it is asked. */
const afterAnswer = {
  onDone: [
    isPaid,
    { guard: at("over"), target: "expired", actions: seen },
    {
      guard: withOutput("isPageToBeOpened"),
      target: "authenticating",
      reenter: true,
      actions: [...seen, withOutput("announcePage")],
    },
    ...goesOn,
  ],
  onError: { target: "waitingToRetry", actions: withFailure("noteFailure") },
} as const;

/** Another amount is due; where nothing is any more, the service is asked what became of it. */
const amountChanged = [
  { guard: withEvent("isStillDue"), actions: withEvent("takeAmount") },
  { guard: withEvent("isUpdate"), target: "readingPayment", actions: "forgetFailure" },
] as const;

/** A payment was asked for: the service says what became of it, also where the asking itself was not answered. */
const asked = {
  onDone: { target: "checkingOutcome", actions: "settle" },
  onError: { target: "readingPayment", actions: withFailure("noteFailedPayment") },
} as const;

/** Paying an amount once, for whatever is paid for: a way, the bank, the truth (spec §1, §4, §7; design §4). */
export const cardPaymentMachine = cardPaymentSetup.createMachine({
  id: "cardPayment",
  context: ({ input: { subject } }) => ({
    subject,
    payable: null,
    until: null,
    chosen: null,
    paying: null,
    proof: null,
    bringing: null,
    failure: null,
  }),
  initial: "readingPayment",
  states: {
    readingPayment: {
      description: "The service says what is to be paid, and what became of paying it so far.",
      tags: "waitsForServer",
      invoke: { id: "readPayable", src: "readPayable", input: { while: null }, ...afterAnswer },
    },
    waitingToRetry: {
      description: "The service can't be asked; nothing is done until the client tries again.",
      tags: "waitsForUser",
      on: {
        "retry.requested": [
          { guard: "isProofHeld", target: "bringingProof", actions: "forgetFailure" },
          { target: "readingPayment", actions: "forgetFailure" },
        ],
      },
    },
    choosingWay: {
      description: "The client reads what is to be paid, or why it was not, and chooses how to pay it.",
      tags: "waitsForUser",
      invoke: {
        id: "endOfChoice",
        src: "waitUntil",
        input: ({ context }) => ({ at: deadlineOf(context) }),
        onDone: { target: "readingPayment", actions: "forgetFailure" },
      },
      on: {
        "way.picked": [
          { guard: withEvent("isNewCard"), target: "enteringCard", actions: "forgetFailure" },
          { guard: withEvent("isSavedCard"), target: "chargingSavedCard", actions: withEvent("choose") },
          { guard: withEvent("isPaidAtPage"), target: "openingPage", actions: withEvent("choose") },
        ],
        "amount.changed": amountChanged,
      },
    },
    enteringCard: {
      description: "The client types the card into the processor's own field.",
      tags: "waitsForUser",
      invoke: {
        id: "endOfEntry",
        src: "waitUntil",
        input: ({ context }) => ({ at: deadlineOf(context) }),
        onDone: "readingPayment",
      },
      on: {
        "card.entered": { target: "chargingCard", actions: withEvent("takeCard") },
        "way.reconsidered": "choosingWay",
        "amount.changed": amountChanged,
      },
    },
    chargingCard: {
      description: "The service has the new card charged.",
      tags: "waitsForServer",
      entry: "intend",
      invoke: {
        id: "chargeCard",
        src: "payByCard",
        input: ({ context }) => {
          const { cryptogram, saveCard } = requireChosen(context, "card");
          return { expected: expectedOf(context), cryptogram, saveCard, idempotencyKey: keyOf(context.paying) };
        },
        ...asked,
      },
    },
    chargingSavedCard: {
      description: "The service has the saved card charged.",
      tags: "waitsForServer",
      entry: "intend",
      invoke: {
        id: "chargeSavedCard",
        src: "payBySavedCard",
        input: ({ context }) => {
          const { cardId } = requireChosen(context, "savedCard");
          return { expected: expectedOf(context), cardId, idempotencyKey: keyOf(context.paying) };
        },
        ...asked,
      },
    },
    openingPage: {
      description: "The service has the processor open its page for the payment.",
      tags: "waitsForServer",
      entry: "intend",
      invoke: {
        id: "openPage",
        src: "payAtPage",
        input: ({ context }) => {
          const { type: _, ...how } = requireChosen(context, "payBox");
          return { expected: expectedOf(context), ...how, idempotencyKey: keyOf(context.paying) };
        },
        ...asked,
      },
    },
    authenticating: {
      description:
        "The client does what the bank or the processor asks on its page; meanwhile it is followed what comes of it.",
      tags: "waitsForUser",
      invoke: { id: "followAuthentication", src: "readPayable", input: { while: "authenticating" }, ...afterAnswer },
      on: {
        "authentication.returned": [
          { guard: withEvent("isProven"), target: "bringingProof", actions: withEvent("takeProof") },
          "checkingOutcome",
        ],
        "way.reconsidered": { guard: "canPayAnotherWay", target: "choosingWay" },
      },
    },
    bringingProof: {
      description: "The service is brought what the bank's answer is taken by; what was refused is not brought again.",
      tags: "waitsForServer",
      entry: "intendToBring",
      invoke: {
        id: "bringProof",
        src: "bringProof",
        input: ({ context: { proof, bringing } }) => ({
          proof: required(proof, "a proof"),
          idempotencyKey: keyOf(bringing),
        }),
        onDone: [isPaid, ...goesOn],
        onError: { target: "waitingToRetry", actions: withFailure("noteFailedProof") },
      },
    },
    checkingOutcome: {
      description: "The service is asked what became of the payment until it knows; nothing is charged meanwhile.",
      tags: "waitsForServer",
      invoke: { id: "checkOutcome", src: "readPayable", input: { while: "processing" }, ...afterAnswer },
    },
    paid: { description: "It is paid, once.", type: "final", entry: "announceSettled" },
    expired: {
      description: "It can't be paid any more; what was taken and cannot be kept is given back.",
      type: "final",
    },
  },
});

export type { PaymentActors } from "./operations.ts";
export type * from "./types.ts";
