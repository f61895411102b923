import { required } from "../kit/required.ts";
import { keyOf } from "../kit/intent.ts";
import { withEvent, withFailure, withOutput } from "../kit/params.ts";
import { checkInput, deliveryInput, isFor, requireChallenge, requireSubject } from "./rules.ts";
import { verificationSetup } from "./setup.ts";

const requesting = [
  { guard: "isForReservation", target: "requestingSmsCode" },
  { guard: isFor("PAYMENT_LINK"), target: "requestingRegistrationCode" },
  { target: "requestingVerificationSms" },
] as const;

const checking = [
  { guard: withEvent("isPartOfCode") },
  { guard: "isForReservation", target: "checkingSmsCode", actions: withEvent("takeCode") },
  { guard: isFor("PAYMENT_LINK"), target: "registeringPrepayment", actions: withEvent("takeCode") },
  { guard: isFor("SIGN_UP"), target: "signingUp", actions: withEvent("takeCode") },
  { guard: isFor("SIGN_IN"), target: "signingInBySms", actions: withEvent("takeCode") },
  { target: "validatingCode", actions: withEvent("takeCode") },
] as const;

const requested = {
  onDone: { target: "enteringCode", actions: withOutput("takeChallenge") },
  onError: [
    { guard: withFailure("isFinal"), target: "refused", actions: withFailure("refuse") },
    { guard: "hasChallenge", target: "enteringCode", actions: withFailure("noteFailedRequest") },
    { target: "askingForCode", actions: withFailure("noteFailedRequest") },
  ],
} as const;

const checked = {
  onDone: { target: "verified", actions: withOutput("takeProven") },
  onError: [
    { guard: withFailure("isFinal"), target: "refused", actions: withFailure("refuse") },
    {
      guard: withFailure("isCodeSpent"),
      target: "askingForAnotherCode",
      actions: [withFailure("noteFailedCheck"), "spendChallenge"],
    },
    { target: "enteringCode", actions: withFailure("noteFailedCheck") },
  ],
} as const;

/** Proves a phone by a code sent to it (design §4: 6 digits, 300 s, 5 attempts), for a reservation, an account or a payment link. */
export const smsVerificationMachine = verificationSetup.createMachine({
  id: "smsVerification",
  context: ({ input }) => ({
    ...input,
    code: "",
    outcome: null,
    failure: null,
    failedCall: null,
    request: null,
    check: null,
  }),
  initial: "starting",
  states: {
    starting: {
      description: "A code that was sent before a reload still counts; otherwise one is asked for.",
      always: [{ guard: "hasChallenge", target: "enteringCode" }, ...requesting],
    },
    requestingSmsCode: {
      description: "The service is asked to send a code for a hold; one that was sent before stays good until then.",
      tags: "waitsForServer",
      entry: "intendRequest",
      invoke: {
        id: "requestSmsCode",
        src: "requestSmsCode",
        input: ({ context }) => {
          const { reservationId, secret } = requireSubject(context, "RESERVATION");
          return { reservationId, secret, phone: context.phone, idempotencyKey: keyOf(context.request) };
        },
        ...requested,
      },
    },
    requestingVerificationSms: {
      description: "The service is asked to send a code for an account.",
      tags: "waitsForServer",
      entry: "intendRequest",
      invoke: {
        id: "requestVerificationSms",
        src: "requestVerificationSms",
        input: ({ context }) => {
          const { purpose } = requireSubject(context, "SIGN_IN", "SIGN_UP", "RESET_PASSWORD", "GIFT_CARD");
          return { phone: context.phone, purpose, idempotencyKey: keyOf(context.request) };
        },
        ...requested,
      },
    },
    requestingRegistrationCode: {
      description: "The service is asked to send a code to whoever is to pay by a link.",
      tags: "waitsForServer",
      entry: "intendRequest",
      invoke: {
        id: "requestPrepaymentRegistrationCode",
        src: "requestPrepaymentRegistrationCode",
        input: ({ context }) => {
          const { link } = requireSubject(context, "PAYMENT_LINK");
          return { link, phone: context.phone, idempotencyKey: keyOf(context.request) };
        },
        ...requested,
      },
    },
    askingForCode: {
      description: "No code is on its way; the client asks again, or changes the phone.",
      tags: "waitsForUser",
      on: { "code.requested": requesting },
    },
    enteringCode: {
      description: "The client types the code; meanwhile it is followed whether its message arrives.",
      tags: "waitsForUser",
      invoke: [
        {
          id: "codeExpiry",
          src: "waitUntil",
          input: ({ context }) => ({ at: requireChallenge(context).expiresAt }),
          onDone: { target: "askingForAnotherCode", actions: "spendChallenge" },
        },
        {
          id: "getSmsDelivery",
          src: "getSmsDelivery",
          input: ({ context }) => deliveryInput(context),
          onDone: { guard: withOutput("isUndeliverable"), target: "askingForAnotherCode", actions: "loseMessage" },
          onError: {},
        },
      ],
      on: { "code.entered": checking, "code.requested": requesting },
    },
    checkingSmsCode: {
      description: "The service compares the code with the one for the hold.",
      tags: "waitsForServer",
      entry: "intendCheck",
      invoke: { id: "checkSmsCode", src: "checkSmsCode", input: ({ context }) => checkInput(context), ...checked },
    },
    signingInBySms: {
      description: "The service compares the code, and signs in.",
      tags: "waitsForServer",
      entry: "intendCheck",
      invoke: { id: "signInBySms", src: "signInBySms", input: ({ context }) => checkInput(context), ...checked },
    },
    signingUp: {
      description: "The service compares the code, and signs up.",
      tags: "waitsForServer",
      entry: "intendCheck",
      invoke: {
        id: "signUp",
        src: "signUp",
        input: ({ context }) => {
          const { name, password } = requireSubject(context, "SIGN_UP");
          return { ...checkInput(context), name, password };
        },
        ...checked,
      },
    },
    validatingCode: {
      description: "The service compares the code, and lets a new password be set, or a gift card be bought.",
      tags: "waitsForServer",
      entry: "intendCheck",
      invoke: {
        id: "validateCode",
        src: "validateCode",
        input: ({ context }) => {
          const { purpose } = requireSubject(context, "RESET_PASSWORD", "GIFT_CARD");
          return { ...checkInput(context), purpose };
        },
        ...checked,
      },
    },
    registeringPrepayment: {
      description: "The service compares the code, and writes down who pays by the link.",
      tags: "waitsForServer",
      entry: "intendCheck",
      invoke: {
        id: "registerPrepayment",
        src: "registerPrepayment",
        input: ({ context }) => {
          const { link, name } = requireSubject(context, "PAYMENT_LINK");
          return { ...checkInput(context), link, name };
        },
        ...checked,
      },
    },
    askingForAnotherCode: {
      description: "The code ran out of time or of attempts; only a new one helps.",
      tags: "waitsForUser",
      on: { "code.requested": requesting },
    },
    verified: { description: "The phone is proven.", type: "final" },
    refused: { description: "The service said no for a reason that no code mends.", type: "final" },
  },
  output: ({ context }) => required(context.outcome, "an outcome"),
});

export * from "./outcome.ts";
export type * from "./types.ts";
