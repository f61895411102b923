import type { Challenge } from "../../domain/phone-proof.ts";
import { parsePhone } from "../../domain/phone.ts";
import { broken, refused, unreachable, type Paths } from "../kit/paths.ts";
import { isOfPhone, phoneOf } from "../kit/phone.ts";
import { hasFittingCode, hasProvenPhone } from "./context.ts";
import * as example from "./examples.ts";
import { signInMachine } from "./machine.ts";
import type { SignInContext } from "./types.ts";

const { credentials, account, phone, sentCode, signedIn, verified } = example;

function challengeOf(context: SignInContext): Challenge {
  const { purpose: _, ...challenge } = sentCode;
  return { ...challenge, phone: phoneOf(context.phone) };
}

const codeSent = ["code.requested", "requestVerificationSms: sent"];
const codeEntered = [...codeSent, "code.entered: right"];
const isSmsWithCode = (context: SignInContext) => context.way === "sms" && hasFittingCode(context);
const isSignUpWithCode = (context: SignInContext) => context.way === "signUp" && hasFittingCode(context);

function refusedCode(code: string) {
  return () => ({ kind: "refused", failure: refused(code).failed, code: example.code });
}
const tooManyRequests = refused("tooManyRequests", { waitSeconds: 30 });

export const signInPaths: Paths<typeof signInMachine> = {
  machine: signInMachine,
  inputs: {
    "at the password": example.byPassword,
    "at the password, with a phone": { ...example.byPassword, phone },
    "at the code": example.bySms,
    "at the code, with one on its way": { ...example.bySms, phone, challenge: sentCode },
    "at the code, with one for another purpose": {
      ...example.bySms,
      phone,
      challenge: { ...sentCode, purpose: "RESET_PASSWORD" },
    },
    "at the sign-up": example.signUp,
    "at the sign-up, with a code on its way": {
      ...example.signUp,
      phone,
      name: account.name,
      challenge: { ...sentCode, purpose: "SIGN_UP" },
    },
    "at the new password": example.reset,
    "at the new password, with a code on its way": {
      ...example.reset,
      phone,
      challenge: { ...sentCode, purpose: "RESET_PASSWORD" },
    },
    "at the new password, with a proven phone": { ...example.reset, phone, ...verified },
  },
  events: {
    "way.switched: password": { type: "way.switched", way: "password" },
    "way.switched: sms": { type: "way.switched", way: "sms" },
    "way.switched: signUp": { type: "way.switched", way: "signUp" },
    "way.switched: reset": { type: "way.switched", way: "reset" },
    "account.edited": { type: "account.edited", account: { phone, name: account.name } },
    "account.edited: half a phone": { type: "account.edited", account: { phone: example.halfAPhone } },
    "credentials.submitted: whole": { type: "credentials.submitted", ...credentials },
    "credentials.submitted: no password": { type: "credentials.submitted", ...credentials, password: "" },
    "phone.submitted: whole": { type: "phone.submitted", phone },
    "phone.submitted: half": { type: "phone.submitted", phone: example.halfAPhone },
    "phone.submitted: another": { type: "phone.submitted", phone: example.anotherPhone },
    "account.submitted: whole": { type: "account.submitted", ...account, name: `${account.name} ` },
    "account.submitted: no name": { type: "account.submitted", ...account, name: " " },
    "password.submitted: good": { type: "password.submitted", password: "чайник-9" },
    "password.submitted: short": { type: "password.submitted", password: "1234567" },
    "offer.accepted": { type: "offer.accepted" },
    "sign-in.abandoned": { type: "sign-in.abandoned" },
  },
  answers: {
    signIn: {
      signedIn: { done: () => signedIn },
      wrongCredentials: refused("wrongCredentials"),
      tooManyRequests,
      unreachable,
      broken,
    },
    smsVerification: {
      "code sent": { changed: (context) => ({ challenge: challengeOf(context) }), by: codeSent },
      "code spent": { changed: () => ({ challenge: null }), by: [...codeSent, "codeExpiry: ran out"] },
      somethingNew: {
        done: () => ({ kind: "refused", failure: refused("somethingNew", { action: "signIn" }).failed, code: "" }),
        by: ["code.requested", "requestVerificationSms: somethingNew"],
      },
      accountExists: {
        done: refusedCode("accountExists"),
        by: [...codeEntered, "signUp: accountExists"],
        when: isSignUpWithCode,
      },
      accountMissing: {
        done: refusedCode("accountMissing"),
        by: [...codeEntered, "signInBySms: accountMissing"],
        when: isSmsWithCode,
      },
      weakPassword: {
        done: refusedCode("weakPassword"),
        by: [...codeEntered, "signUp: weakPassword"],
        when: isSignUpWithCode,
      },
      proven: {
        done: ({ way }) => ({ kind: "proven", proven: way === "reset" ? verified : signedIn }),
        by: [...codeEntered, "signInBySms: signedIn", "signUp: signedUp", "validateCode: verified"],
      },
    },
    signInBySms: {
      signedIn: { done: () => signedIn },
      wrongCode: refused("wrongCode"),
      codeExpired: refused("codeExpired"),
      tooManyRequests,
      unreachable,
      broken,
    },
    signUp: {
      signedUp: { done: () => signedIn },
      accountExists: refused("accountExists"),
      weakPassword: refused("weakPassword"),
      codeExpired: refused("codeExpired"),
      tooManyRequests,
      unreachable,
      broken,
    },
    resetPassword: {
      done: { done: () => undefined },
      verificationExpired: refused("verificationExpired"),
      weakPassword: refused("weakPassword"),
      tooManyRequests,
      unreachable,
      broken,
    },
  },
  distinguish: ({ context }) => ({
    way: context.way,
    phone: parsePhone(context.phone).ok,
    name: context.name.trim() !== "",
    code: isOfPhone(context.challenge, context.phone) ? (context.challenge?.purpose ?? null) : null,
    isProven: hasProvenPhone(context),
    isVerified: context.verificationToken !== null,
  }),
};
