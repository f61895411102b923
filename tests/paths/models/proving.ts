import type { EventObject } from "xstate";
import type { Failure } from "../../../domain/failure.ts";
import type { Challenge } from "../../../domain/phone-proof.ts";
import type { CodeFailure, CodeStage } from "../../../domain/sms-code.ts";
import * as selectors from "../../../machines/sms-verification/selectors.ts";
import type { Subject, VerificationEvent, VerificationInput } from "../../../machines/sms-verification/types.ts";
import type { Happening, Model, Start } from "./model.ts";
import { read } from "./read.ts";

/** Codes have six digits (design §4). */
const wholeCode = /^\d{6}$/;

/** What somebody proves: for what, and which phone. */
type Claim = { phone: number | null; subject: Subject };

/** A code that is sent to a phone and typed. @param claim what it is for now */
export class Proving {
  challenge: Challenge | null;
  code = "";
  stage: CodeStage = "requestingCode";
  failure: CodeFailure | null = null;
  failedCall: "request" | "check" | null = null;
  /** Whether somebody is at it: until the right code is there, a refusal that no code mends, or something else is done. */
  isGoingOn = false;
  readonly #claim: () => Claim;

  constructor(challenge: Challenge | null, claim: () => Claim) {
    this.challenge = challenge;
    this.#claim = claim;
  }

  notice(happening: Happening): void {
    if (happening.type === "did") this.#act(happening.event);
    if (happening.type === "answered") this.#hear(happening);
    const call = happening.type === "failed" ? callOf(happening.effect) : null;
    if (happening.type === "failed" && call !== null && this.isGoingOn) this.#fail(call, happening.failure);
  }

  #act(event: EventObject): void {
    if (event.type === "code.requested") this.#ask("requestingCode");
    if (!isCode(event) || !wholeCode.test(event.code)) return;
    this.code = event.code;
    this.#ask("checkingCode");
  }

  #ask(stage: CodeStage): void {
    [this.isGoingOn, this.stage, this.failure, this.failedCall] = [true, stage, null, null];
  }

  #hear({ id, effect, output }: Extract<Happening, { type: "answered" }>): void {
    if (isChallenge(output)) [this.challenge, this.stage] = [output, "enteringCode"];
    if (id === "codeExpiry") this.#lose("codeExpired");
    if (isLost(output)) this.#lose("smsUndeliverable");
    if (checks.includes(effect)) this.isGoingOn = false;
  }

  #lose(kind: "codeExpired" | "smsUndeliverable"): void {
    [this.challenge, this.stage, this.failure, this.failedCall] = [null, "askingForAnotherCode", { kind }, null];
  }

  #fail(call: "request" | "check", failure: Failure): void {
    if (isForGood(failure)) {
      [this.isGoingOn, this.stage] = [false, "checkingCode"];
      return;
    }
    if (call === "check" && isSpent(failure)) return this.#lose("codeExpired");
    [this.failure, this.failedCall] = [failure, call];
    const attemptsLeft = failure.kind === "refused" ? failure.problem.attemptsLeft : undefined;
    if (call === "check" && this.challenge && attemptsLeft !== undefined) {
      this.challenge = { ...this.challenge, attemptsLeft };
    }
    const isSent = this.challenge?.phone === this.#claim().phone;
    this.stage = isSent ? "enteringCode" : "askingForCode";
  }

  #isBackAtCode(effect: string): boolean {
    return this.isGoingOn && callOf(effect) !== null && this.stage === "enteringCode";
  }

  /** The calls that have to follow. A code that is sent is waited for, and its message followed. */
  calls(happening: Happening | Start): readonly string[] {
    const { subject } = this.#claim();
    if (happening.type === "answered" && isChallenge(happening.output)) return following;
    if (happening.type === "failed") return this.#isBackAtCode(happening.effect) ? following : [];
    if (happening.type !== "did") return [];
    if (happening.event.type === "code.requested") return [requestOf(subject)];
    const isWhole = isCode(happening.event) && wholeCode.test(happening.event.code);
    return isWhole ? [checkFor[subject.purpose]] : [];
  }

  /** Begins to prove the phone; answers the calls to begin with. @param isForThis whether the code on its way is for this */
  begin(isForThis = true): readonly string[] {
    const { phone, subject } = this.#claim();
    const isSent = isForThis && this.challenge?.phone === phone;
    this.#ask(isSent ? "enteringCode" : "requestingCode");
    return isSent ? following : [requestOf(subject)];
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
    calls: (happening) => (happening.type === "entered" ? proving.begin() : proving.calls(happening)),
    shown: (snapshot) =>
      read(selectors, snapshot, {
        codeStageOf: proving.stage,
        phoneOf: phone,
        challengeOf: proving.challenge,
        failureOf: proving.failure,
        failedCallOf: proving.failedCall,
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

/** A refusal that neither another code mends nor another try. */
function isForGood(failure: Failure): boolean {
  return failure.kind === "refused" && failure.action !== "changeContacts" && failure.action !== "tryLater";
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
