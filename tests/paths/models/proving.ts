import type { Failure } from "../../../domain/failure.ts";
import type { Challenge } from "../../../domain/phone-proof.ts";
import type { Subject, VerificationEvent, VerificationInput } from "../../../machines/sms-verification/types.ts";
import type { Happening, Model, Start } from "./model.ts";

/** Codes have six digits (design §4). */
const wholeCode = /^\d{6}$/;

/** What somebody proves: for what, and which phone. */
type Claim = { phone: number | null; subject: Subject };

/** A code that is sent to a phone and typed. @param claim what it is for now */
export class Proving {
  challenge: Challenge | null;
  code = "";
  failedCall: "request" | "check" | null = null;
  readonly #claim: () => Claim;

  constructor(challenge: Challenge | null, claim: () => Claim) {
    this.challenge = challenge;
    this.#claim = claim;
  }

  notice(happening: Happening): void {
    if (happening.type === "did" && isCode(happening.event) && wholeCode.test(happening.event.code)) {
      this.code = happening.event.code;
    }
    if (happening.type === "answered" && isChallenge(happening.output)) this.challenge = happening.output;
    if (happening.type === "answered" && happening.id === "codeExpiry") this.challenge = null;
    if (happening.type === "answered" && isLost(happening.output)) this.challenge = null;
    if (happening.type !== "failed") return;
    this.failedCall = callOf(happening.effect) ?? this.failedCall;
    if (callOf(happening.effect) === "check" && isSpent(happening.failure)) this.challenge = null;
  }

  /** The calls that have to follow. A code that is sent is waited for, and its message followed. */
  calls(happening: Happening | Start): readonly string[] {
    const { subject } = this.#claim();
    if (happening.type === "answered" && isChallenge(happening.output)) return following;
    if (happening.type !== "did") return [];
    if (happening.event.type === "code.requested") return [requestOf(subject)];
    const isWhole = isCode(happening.event) && wholeCode.test(happening.event.code);
    return isWhole ? [checkFor[subject.purpose]] : [];
  }

  /** The calls with which the proving of a phone begins. */
  firstCalls(): readonly string[] {
    const { phone, subject } = this.#claim();
    return this.challenge?.phone === phone ? following : [requestOf(subject)];
  }

  inputOf(effect: string): unknown {
    const { phone, subject } = this.#claim();
    const { challenge, code } = this;
    const typed = { phone, challengeId: challenge?.challengeId, code };
    switch (effect) {
      case "requestSmsCode":
        return subject.purpose === "RESERVATION"
          ? { reservationId: subject.reservationId, secret: subject.secret, phone }
          : undefined;
      case "requestVerificationSms":
        return { phone, purpose: subject.purpose };
      case "checkSmsCode":
      case "signInBySms":
        return typed;
      case "signUp":
        return subject.purpose === "SIGN_UP" ? { ...typed, name: subject.name, password: subject.password } : undefined;
      case "requestPrepaymentRegistrationCode":
        return subject.purpose === "PAYMENT_LINK" ? { link: subject.link, phone } : undefined;
      case "registerPrepayment":
        return subject.purpose === "PAYMENT_LINK" ? { ...typed, link: subject.link, name: subject.name } : undefined;
      case "validateCode":
        return { ...typed, purpose: subject.purpose };
      case "getSmsDelivery":
        return {
          challengeId: challenge?.challengeId,
          until: challenge?.expiresAt,
          ...(subject.purpose === "RESERVATION" && {
            hold: { reservationId: subject.reservationId, secret: subject.secret },
          }),
        };
      case "waitUntil":
        return { at: challenge?.expiresAt };
      default:
        return undefined;
    }
  }
}

/** Somebody who proves one phone for one thing. */
export function provingModel({ phone, subject, challenge }: VerificationInput): Model<VerificationEvent> {
  const proving = new Proving(challenge, () => ({ phone, subject }));
  return {
    notice(happening) {
      proving.notice(happening);
      return [];
    },
    inputOf: (effect) => proving.inputOf(effect),
    calls: (happening) => (happening.type === "entered" ? proving.firstCalls() : proving.calls(happening)),
    shown: ({ context }) => ({
      "the phone is": [phone, context.phone],
      "the code on its way is": [proving.challenge?.challengeId, context.challenge?.challengeId],
      "the call that failed is": [isOfCall(context.failure) ? proving.failedCall : null, context.failedCall],
    }),
  };
}

const checkFor: Readonly<Record<Subject["purpose"], string>> = {
  RESERVATION: "checkSmsCode",
  SIGN_IN: "signInBySms",
  SIGN_UP: "signUp",
  RESET_PASSWORD: "validateCode",
  GIFT_CARD: "validateCode",
  PAYMENT_LINK: "registerPrepayment",
};
const checks = Object.values(checkFor);
const following: readonly string[] = ["codeExpiry", "getSmsDelivery"];

function requestOf({ purpose }: Subject): string {
  if (purpose === "PAYMENT_LINK") return "requestPrepaymentRegistrationCode";
  return purpose === "RESERVATION" ? "requestSmsCode" : "requestVerificationSms";
}

/** What a call is for; null of what happens in the background. */
function callOf(effect: string): Proving["failedCall"] {
  if (checks.includes(effect)) return "check";
  return effect.startsWith("request") ? "request" : null;
}

/** Whether a failure is of a call, and not of a code that is worth nothing any more. */
function isOfCall(failure: { kind: string } | null): boolean {
  return failure !== null && failure.kind !== "codeExpired" && failure.kind !== "smsUndeliverable";
}

/** The service wants another code: it counts no attempts of this one. */
function isSpent(failure: Failure): boolean {
  return (
    failure.kind === "refused" && failure.action === "changeContacts" && failure.problem.attemptsLeft === undefined
  );
}

function isCode(event: object): event is { type: string; code: string } {
  return "code" in event && typeof event.code === "string";
}

/** No message can be delivered to the phone: the code in it is of no use to anybody. */
function isLost(output: unknown): boolean {
  return output instanceof Object && "state" in output && output.state === "failed";
}

function isChallenge(output: unknown): output is Challenge {
  return output instanceof Object && "challengeId" in output;
}
