import { assign, setup } from "xstate";
import type { Challenge, Hold, Proof } from "../../domain/draft.ts";
import type { Phone } from "../../domain/phone.ts";
import { effect } from "../kit/effect.ts";
import { intentTo, type Intent } from "../kit/intent.ts";
import { smsFailureOf, type SmsFailure } from "./failure.ts";

export type SmsVerificationInput = {
  phone: Phone;
  hold: Pick<Hold, "reservationId" | "secret">;
  /** A code that was sent before a reload. */
  challenge: Challenge | null;
};

export type SmsVerificationContext = SmsVerificationInput & {
  code: string;
  proof: Proof | null;
  failure: SmsFailure | null;
  request: Intent | null;
  check: Intent | null;
};

export type SmsVerificationEvent = { type: "code.entered"; code: string } | { type: "code.requested" };

export type RequestSmsCodeInput = {
  phone: Phone;
  hold: Pick<Hold, "reservationId" | "secret">;
  idempotencyKey: string;
};
export type CheckSmsCodeInput = { challengeId: string; phone: Phone; code: string; idempotencyKey: string };

/** Proves a phone by a code sent to it (design §4: 6 digits, 300 s, 5 attempts). Done with the proof. */
export const smsVerificationMachine = setup({
  types: {
    input: {} as SmsVerificationInput,
    context: {} as SmsVerificationContext,
    events: {} as SmsVerificationEvent,
    output: {} as Proof,
    tags: {} as "waitsForUser" | "waitsForServer",
  },
  actors: {
    requestSmsCode: effect<Challenge, RequestSmsCodeInput>("requestSmsCode"),
    checkSmsCode: effect<Proof, CheckSmsCodeInput>("checkSmsCode"),
    waitUntil: effect<void, { at: number }>("waitUntil"),
  },
  guards: {
    hasChallenge: ({ context }) => context.challenge?.phone === context.phone,
    isCodeSpent: (_, { failure }: { failure: SmsFailure }) => failure.kind === "codeExpired",
    isWholeCode: (_, { code }: { code: string }) => /^\d{6}$/.test(code),
  },
  actions: {
    intendRequest: assign({
      failure: null,
      request: ({ context }) => intentTo({ phone: context.phone, hold: context.hold.reservationId }, context.request),
    }),
    intendCheck: assign({
      failure: null,
      check: ({ context }) =>
        intentTo({ challenge: context.challenge?.challengeId, code: context.code }, context.check),
    }),
    takeChallenge: assign({ challenge: (_, { challenge }: { challenge: Challenge }) => challenge, request: null }),
    takeProof: assign({ proof: (_, { proof }: { proof: Proof }) => proof }),
    noteFailure: assign({ failure: (_, { failure }: { failure: SmsFailure }) => failure }),
    settleRequest: assign(({ context }) => ({ request: isUnknown(context.failure) ? context.request : null })),
    settleCheck: assign(({ context }) => ({ check: isUnknown(context.failure) ? context.check : null })),
    countAttempts: assign(({ context }) => ({
      challenge:
        context.challenge && context.failure?.kind === "wrongCode"
          ? { ...context.challenge, attemptsLeft: context.failure.attemptsLeft }
          : context.challenge,
    })),
    spendChallenge: assign({ challenge: null, failure: { kind: "codeExpired" } }),
  },
}).createMachine({
  id: "smsVerification",
  context: ({ input }) => ({ ...input, code: "", proof: null, failure: null, request: null, check: null }),
  initial: "starting",
  states: {
    starting: {
      description: "A code that was sent before a reload still counts; otherwise one is asked for.",
      always: [{ guard: "hasChallenge", target: "enteringCode" }, { target: "requestingCode" }],
    },
    requestingCode: {
      description: "The service is asked to send a code; one that was sent before stays good until then.",
      tags: "waitsForServer",
      entry: "intendRequest",
      invoke: {
        id: "requestSmsCode",
        src: "requestSmsCode",
        input: ({ context: { phone, hold, request } }) => ({ phone, hold, idempotencyKey: request?.key ?? "" }),
        onDone: {
          target: "enteringCode",
          actions: { type: "takeChallenge", params: ({ event }) => ({ challenge: event.output }) },
        },
        onError: [
          {
            guard: "hasChallenge",
            target: "enteringCode",
            actions: [{ type: "noteFailure", params: failureIn }, "settleRequest"],
          },
          {
            target: "askingForCode",
            actions: [{ type: "noteFailure", params: failureIn }, "settleRequest"],
          },
        ],
      },
    },
    askingForCode: {
      description: "No code is on its way; the person asks again, or changes the phone.",
      tags: "waitsForUser",
      on: { "code.requested": "requestingCode" },
    },
    enteringCode: {
      description: "The person types the code, or pastes it, or lets the phone fill it in.",
      tags: "waitsForUser",
      invoke: {
        id: "codeExpiry",
        src: "waitUntil",
        input: ({ context }) => ({ at: context.challenge?.expiresAt ?? 0 }),
        onDone: { target: "askingForAnotherCode", actions: "spendChallenge" },
      },
      on: {
        "code.entered": {
          guard: { type: "isWholeCode", params: ({ event }) => ({ code: event.code }) },
          target: "checkingCode",
          actions: assign({ code: ({ event }) => event.code }),
        },
        "code.requested": "requestingCode",
      },
    },
    checkingCode: {
      description: "The service compares the code.",
      tags: "waitsForServer",
      entry: "intendCheck",
      invoke: {
        id: "checkSmsCode",
        src: "checkSmsCode",
        input: ({ context: { challenge, phone, code, check } }) => ({
          challengeId: challenge?.challengeId ?? "",
          phone,
          code,
          idempotencyKey: check?.key ?? "",
        }),
        onDone: {
          target: "verified",
          actions: { type: "takeProof", params: ({ event }) => ({ proof: event.output }) },
        },
        onError: [
          {
            guard: { type: "isCodeSpent", params: failureIn },
            target: "askingForAnotherCode",
            actions: "spendChallenge",
          },
          {
            target: "enteringCode",
            actions: [{ type: "noteFailure", params: failureIn }, "settleCheck", "countAttempts"],
          },
        ],
      },
    },
    askingForAnotherCode: {
      description: "The code ran out of time or of attempts; only a new one helps.",
      tags: "waitsForUser",
      on: { "code.requested": "requestingCode" },
    },
    verified: { description: "The phone is proven.", type: "final" },
  },
  output: ({ context }) => {
    if (!context.proof) throw new Error("A verified phone has a proof.");
    return context.proof;
  },
});

function failureIn({ event }: { event: { error: unknown } }): { failure: SmsFailure } {
  return { failure: smsFailureOf(event.error) };
}

/** After an answer that never came the same call must be repeated with the same key. */
function isUnknown(failure: SmsFailure | null): boolean {
  return failure?.kind === "unreachable" || failure?.kind === "broken";
}
