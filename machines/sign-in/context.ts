import type { Challenge } from "../../domain/phone-proof.ts";
import type { Subject, VerificationInput } from "../sms-verification/machine.ts";
import { required } from "../kit/required.ts";
import { isOfPhone, phoneOf } from "../kit/phone.ts";
import type { SignInContext, SignInInput } from "./types.ts";
import type { SentCode, SignInResume } from "../../domain/sign-in.ts";

/** What only the memory of this page may hold, empty. */
export const noSecrets = {
  password: "",
  code: "",
  verificationToken: null,
  passwordIntent: null,
  smsIntent: null,
  signUpIntent: null,
  resetIntent: null,
};

/** The memory at the start: what the address and an earlier visit say. A proof for a new password is good for that way alone. */
export function contextFrom({ way, phone, name, challenge, verificationToken }: SignInInput): SignInContext {
  const proof = way === "reset" ? verificationToken : null;
  return { way, phone, name, challenge, failures: [], signedIn: null, ...noSecrets, verificationToken: proof };
}

/**
 * What may be saved: the way, the phone, the name, the code on its way and the proof for a new password; never a password
 * or a code that was typed.
 */
export function resumeOf({ way, phone, name, challenge, verificationToken }: SignInContext): SignInResume {
  return { way, phone, name, challenge, verificationToken };
}

/** The question to prove the typed phone, going on with a code that was sent for the same. */
export function provingInput(context: SignInContext): VerificationInput {
  return {
    phone: phoneOf(context.phone),
    subject: subjectOf(context),
    challenge: hasFittingCode(context) ? context.challenge : null,
  };
}

/** Whether the code on its way is for the typed phone and the chosen way. */
export function hasFittingCode(context: SignInContext): boolean {
  const { challenge, phone } = context;
  return challenge?.purpose === subjectOf(context).purpose && isOfPhone(challenge, phone);
}

/** Whether the typed phone was proven by a code that is good for signing up: it turned out to have no account. */
export function hasProvenPhone({ code, challenge, phone }: SignInContext): boolean {
  return challenge?.purpose === "SIGN_UP" && code !== "" && isOfPhone(challenge, phone);
}

/** The call that a proven phone signs in or up with. */
export function provenInput({ phone, challenge, code }: SignInContext) {
  return { phone: phoneOf(phone), challengeId: required(challenge, "a code").challengeId, code };
}

/** The account that a proven phone signs up with. */
export function signUpInput(context: SignInContext) {
  return { ...provenInput(context), name: context.name.trim(), password: context.password };
}

/** The code on its way once the proving says what it has; one that was sent for something else is left alone. */
export function challengeAfter(proving: Challenge | null, context: SignInContext): SentCode | null {
  if (proving) return { ...proving, purpose: subjectOf(context).purpose };
  return hasFittingCode(context) ? null : context.challenge;
}

function subjectOf({
  way,
  name,
  password,
}: SignInContext): Exclude<Subject, { purpose: "RESERVATION" | "PAYMENT_LINK" }> {
  if (way === "signUp") return { purpose: "SIGN_UP", name: name.trim(), password };
  return { purpose: way === "reset" ? "RESET_PASSWORD" : "SIGN_IN" };
}
