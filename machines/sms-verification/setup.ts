import { assign, setup } from "xstate";
import type { Challenge, Proof } from "../../domain/phone-proof.ts";
import type { PaymentLink, SignedIn } from "../../domain/entities.ts";
import { isRefusal, type Failure } from "../../domain/failure.ts";
import { isCodeSpent } from "../../domain/sms-code.ts";
import { limits } from "../../domain/limits.ts";
import { effect } from "../kit/effect.ts";
import { intentAfter, intentTo } from "../kit/intent.ts";
import { isFinal, requireChallenge, withAttemptsOf } from "./rules.ts";
import type {
  CheckInput,
  Delivery,
  GetSmsDeliveryInput,
  Proven,
  RegisterPrepaymentInput,
  RequestRegistrationCodeInput,
  RequestSmsCodeInput,
  RequestVerificationSmsInput,
  SignUpInput,
  Subject,
  ValidateCodeInput,
  VerificationContext,
  VerificationEvent,
  VerificationInput,
  VerificationOutput,
  VerifiedPhone,
} from "./types.ts";

const wholeCode = new RegExp(`^\\d{${limits.smsCodeDigits}}$`);

/** What proving a phone is made of: its words, its effects, its rules. The process itself is in machine.ts. */
export const verificationSetup = setup({
  types: {
    input: {} as VerificationInput,
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    output: {} as VerificationOutput,
    tags: {} as "waitsForUser" | "waitsForServer",
  },
  actors: {
    requestSmsCode: effect<Challenge, RequestSmsCodeInput>("requestSmsCode"),
    requestVerificationSms: effect<Challenge, RequestVerificationSmsInput>("requestVerificationSms"),
    requestPrepaymentRegistrationCode: effect<Challenge, RequestRegistrationCodeInput>(
      "requestPrepaymentRegistrationCode",
    ),
    getSmsDelivery: effect<Delivery, GetSmsDeliveryInput>("getSmsDelivery"),
    checkSmsCode: effect<Proof, CheckInput>("checkSmsCode"),
    signInBySms: effect<SignedIn, CheckInput>("signInBySms"),
    signUp: effect<SignedIn, SignUpInput>("signUp"),
    validateCode: effect<VerifiedPhone, ValidateCodeInput>("validateCode"),
    registerPrepayment: effect<PaymentLink, RegisterPrepaymentInput>("registerPrepayment"),
    waitUntil: effect<number, { at: number }>("waitUntil"),
  },
  guards: {
    hasChallenge: ({ context }) => context.challenge?.phone === context.phone,
    isForReservation: ({ context }) => context.subject.purpose === "RESERVATION",
    isFor: ({ context }, { purpose }: { purpose: Subject["purpose"] }) => context.subject.purpose === purpose,
    isPartOfCode: (_, { code }: { code: string }) => !wholeCode.test(code),
    isFinal: (_, { failure }: { failure: Failure }) => isFinal(failure),
    isUndeliverable: (_, delivery: Delivery) => delivery?.state === "failed",
    isCodeSpent: (_, { failure }: { failure: Failure }) => isCodeSpent(failure),
  },
  actions: {
    intendRequest: assign({
      failure: null,
      failedCall: null,
      request: ({ context }) => intentTo("request", context.request),
    }),
    takeCode: assign((_, { code }: { code: string }) => ({ code })),
    intendCheck: assign(({ context }) => ({
      failure: null,
      failedCall: null,
      check: intentTo({ challenge: requireChallenge(context).challengeId, code: context.code }, context.check),
    })),
    takeChallenge: assign((_, challenge: Challenge) => ({ challenge, request: null })),
    takeProven: assign((_, proven: Proven) => ({ outcome: { kind: "proven", proven } as const })),
    noteFailedRequest: assign(({ context }, { failure }: { failure: Failure }) => ({
      failure,
      failedCall: "request" as const,
      request: intentAfter(failure, context.request),
    })),
    noteFailedCheck: assign(({ context }, { failure }: { failure: Failure }) => ({
      failure,
      failedCall: "check" as const,
      challenge: withAttemptsOf(failure, requireChallenge(context)),
      check: intentAfter(failure, context.check),
    })),
    refuse: assign(({ context: { code } }, { failure }: { failure: Failure }) => ({
      outcome: isRefusal(failure) ? ({ kind: "refused", failure, code } as const) : null,
    })),
    spendChallenge: assign({ challenge: null, failure: { kind: "codeExpired" }, failedCall: null }),
    loseMessage: assign({ challenge: null, failure: { kind: "smsUndeliverable" }, failedCall: null }),
  },
});
