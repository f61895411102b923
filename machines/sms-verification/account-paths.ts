import type { Challenge } from "../../domain/draft.ts";
import type { SignedIn } from "../../domain/entities.ts";
import { broken, refused, unreachable, type Paths } from "../kit/paths.ts";
import { accountVerificationMachine, type AccountVerificationInput, type VerifiedPhone } from "./machine.ts";

const phone = 77011234567;
const challenge: Challenge = {
  challengeId: "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11",
  phone,
  expiresAt: Date.UTC(2026, 10, 20, 9, 5),
  resendAt: Date.UTC(2026, 10, 20, 9, 1),
  attemptsLeft: 5,
};
const signedIn: SignedIn = {
  accessToken: "access-1",
  refreshToken: "refresh-1",
  tokenType: "Bearer",
  expiresIn: 900,
  user: { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" },
};

/** What the service gives for the right code. */
function provenFor({ subject }: Pick<AccountVerificationInput, "subject">): SignedIn | VerifiedPhone {
  return subject.purpose === "RESET_PASSWORD" ? { verificationToken: "8c2f0e6b9d5a4c1fb7e3d2a190f8e7c6" } : signedIn;
}

/** The proving of a phone for an account, as the child of signing in. */
export const accountVerificationPaths: Paths<typeof accountVerificationMachine> = {
  machine: accountVerificationMachine,
  inputs: {
    "a phone to sign in by": { phone, subject: { purpose: "SIGN_IN" }, challenge: null },
    "a phone to sign up with": {
      phone,
      subject: { purpose: "SIGN_UP", name: "Мадина", password: "correct horse battery" },
      challenge: null,
    },
    "a phone to set a new password for": { phone, subject: { purpose: "RESET_PASSWORD" }, challenge },
  },
  events: {
    "code.entered: right": { type: "code.entered", code: "123456" },
    "code.entered: wrong": { type: "code.entered", code: "654321" },
    "code.entered: half": { type: "code.entered", code: "123" },
    "code.requested": { type: "code.requested" },
  },
  answers: {
    requestSmsCode: {
      sent: { done: ({ phone }) => ({ ...challenge, phone }) },
      tooManyCodes: refused("tooManyCodes", { waitSeconds: 60 }),
      recaptchaFailed: refused("recaptchaFailed"),
      unreachable,
      broken,
    },
    codeExpiry: { "ran out": { done: () => undefined } },
    checkSmsCode: {
      proven: { done: provenFor },
      accountExists: refused("accountExists"),
      weakPassword: refused("weakPassword"),
      wrongCode: refused("wrongCode", { attemptsLeft: 4 }),
      codeExpired: refused("codeExpired"),
      unreachable,
      broken,
    },
  },
  distinguish: ({ context }) => ({
    purpose: context.subject.purpose,
    codeOnItsWay: context.challenge?.phone === context.phone,
    requestUnanswered: context.request !== null,
    checkUnanswered: context.check !== null,
  }),
};
