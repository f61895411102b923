import { assign, setup } from "xstate";
import type { Challenge, Proof } from "../../domain/draft.ts";
import type { SignedIn } from "../../domain/entities.ts";
import { effect } from "../kit/effect.ts";
import { intentTo } from "../kit/intent.ts";
import { isOutcomeUnknown } from "../kit/outcome.ts";
import {
  accountSmsFailureOf,
  smsFailureOf,
  type AccountFailure,
  type CodeFailure,
  type HoldFailure,
} from "./failure.ts";
import type {
  AccountSubject,
  CheckCodeInput,
  HoldSubject,
  RequestCodeInput,
  VerificationContext,
  VerificationEvent,
  VerificationInput,
  VerifiedPhone,
} from "./types.ts";

/**
 * Proves a phone by a code sent to it (design §4: 6 digits, 300 s, 5 attempts). Done with what the right code gave.
 * @param failureOf why a code was not sent or not taken
 */
function verification<Subject, Proven, MoreFailure extends { kind: string }>(
  failureOf: (error: unknown) => CodeFailure | MoreFailure,
) {
  const failureIn = ({ event }: { event: { error: unknown } }): { failure: CodeFailure | MoreFailure } => ({
    failure: failureOf(event.error),
  });
  return setup({
    types: {
      input: {} as VerificationInput<Subject>,
      context: {} as VerificationContext<Subject, Proven, CodeFailure | MoreFailure>,
      events: {} as VerificationEvent,
      output: {} as Proven,
      tags: {} as "waitsForUser" | "waitsForServer",
    },
    actors: {
      requestSmsCode: effect<Challenge, RequestCodeInput<Subject>>("requestSmsCode"),
      checkSmsCode: effect<Proven, CheckCodeInput<Subject>>("checkSmsCode"),
      waitUntil: effect<void, { at: number }>("waitUntil"),
    },
    guards: {
      hasChallenge: ({ context }) => context.challenge?.phone === context.phone,
      isCodeSpent: (_, { failure }: { failure: CodeFailure | MoreFailure }) => failure.kind === "codeExpired",
      isWholeCode: (_, { code }: { code: string }) => /^\d{6}$/.test(code),
    },
    actions: {
      intendRequest: assign({
        failure: null,
        request: ({ context }) => intentTo("request", context.request),
      }),
      intendCheck: assign({
        failure: null,
        check: ({ context }) =>
          intentTo({ challenge: context.challenge?.challengeId, code: context.code }, context.check),
      }),
      takeChallenge: assign({ challenge: (_, { challenge }: { challenge: Challenge }) => challenge, request: null }),
      takeProven: assign({ proven: (_, { proven }: { proven: Proven }) => proven }),
      noteFailure: assign({ failure: (_, { failure }: { failure: CodeFailure | MoreFailure }) => failure }),
      settleRequest: assign(({ context }) => ({ request: isOutcomeUnknown(context.failure) ? context.request : null })),
      settleCheck: assign(({ context }) => ({ check: isOutcomeUnknown(context.failure) ? context.check : null })),
      forgetCheck: assign({ check: null }),
      countAttempts: assign(({ context: { challenge, failure } }) => ({
        challenge: withAttemptsOf(failure, challenge),
      })),
      spendChallenge: assign({ challenge: null, failure: { kind: "codeExpired" } }),
    },
  }).createMachine({
    id: "smsVerification",
    context: ({ input }) => ({ ...input, code: "", proven: null, failure: null, request: null, check: null }),
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
          input: ({ context: { phone, subject, request } }) => ({ phone, subject, idempotencyKey: request?.key ?? "" }),
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
        description: "No code is on its way; the client asks again, or changes the phone.",
        tags: "waitsForUser",
        on: { "code.requested": "requestingCode" },
      },
      enteringCode: {
        description: "The client types the code, or pastes it, or lets the phone fill it in.",
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
          input: ({ context: { challenge, phone, subject, code, check } }) => ({
            challengeId: challenge?.challengeId ?? "",
            phone,
            subject,
            code,
            idempotencyKey: check?.key ?? "",
          }),
          onDone: {
            target: "verified",
            actions: { type: "takeProven", params: ({ event }) => ({ proven: event.output }) },
          },
          onError: [
            {
              guard: { type: "isCodeSpent", params: failureIn },
              target: "askingForAnotherCode",
              actions: ["spendChallenge", "forgetCheck"],
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
      if (context.proven === null) throw new Error("A verified phone was proven.");
      return context.proven;
    },
  });
}

/** The code on its way, with as many attempts as the service says are left. */
function withAttemptsOf(
  failure: { kind: string; attemptsLeft?: number } | null,
  challenge: Challenge | null,
): Challenge | null {
  if (challenge === null || failure?.attemptsLeft === undefined) return challenge;
  return { ...challenge, attemptsLeft: failure.attemptsLeft };
}

/** Proves the phone of a reservation; the code is bound to its hold. */
export const smsVerificationMachine = verification<HoldSubject, Proof, HoldFailure>(smsFailureOf);

/** Proves the phone of an account. The right code signs in or up at once, or gives what a new password needs. */
export const accountVerificationMachine = verification<AccountSubject, SignedIn | VerifiedPhone, AccountFailure>(
  accountSmsFailureOf,
);

export type { AccountSmsFailure } from "./failure.ts";
export type { AccountSubject, VerifiedPhone } from "./types.ts";
export type SmsVerificationInput = VerificationInput<HoldSubject>;
export type RequestSmsCodeInput = RequestCodeInput<HoldSubject>;
export type CheckSmsCodeInput = CheckCodeInput<HoldSubject>;
export type AccountVerificationInput = VerificationInput<AccountSubject>;
export type RequestAccountCodeInput = RequestCodeInput<AccountSubject>;
export type CheckAccountCodeInput = CheckCodeInput<AccountSubject>;
