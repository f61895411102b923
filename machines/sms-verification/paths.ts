import type { SignedIn } from "../../domain/entities.ts";
import { challenge, hold, paymentLink, phone, proof } from "../kit/examples.ts";
import { broken, refused, unreachable, type Answer, type Paths } from "../kit/paths.ts";
import { smsVerificationMachine } from "./machine.ts";
import type { VerificationContext } from "./types.ts";

const subject = { purpose: "RESERVATION", reservationId: hold.reservationId, secret: hold.secret } as const;
const account = { purpose: "SIGN_UP", name: "Мадина", password: "correct horse battery" } as const;
const payer = { purpose: "PAYMENT_LINK", link: paymentLink.key, name: "Мадина" } as const;
const signedIn: SignedIn = {
  accessToken: "access-1",
  refreshToken: "refresh-1",
  tokenType: "Bearer",
  expiresIn: 900,
  user: { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" },
};

type Answers = Readonly<Record<string, Answer<VerificationContext>>>;

/** A refusal that no code mends, with a code that is in no contract. */
const somethingNew = refused("somethingNew", { action: "signIn" });

const sending: Answers = {
  sent: { done: ({ phone }) => ({ ...challenge, phone }) },
  tooManyCodes: refused("tooManyCodes", { waitSeconds: 60 }),
  somethingNew,
  unreachable,
  broken,
};

const comparing: Answers = {
  wrongCode: refused("wrongCode", { attemptsLeft: 4 }),
  codeExpired: refused("codeExpired"),
  somethingNew,
  unreachable,
  broken,
};

/** Whether anybody is told what becomes of the message. */
const isStatusShown = ({ subject }: VerificationContext): boolean => subject.purpose === "RESERVATION";

export const smsVerificationPaths: Paths<typeof smsVerificationMachine> = {
  machine: smsVerificationMachine,
  inputs: {
    "a phone to prove": { phone, subject, challenge: null },
    "a code sent before a reload": { phone, subject, challenge },
    "a code sent to another phone": { phone, subject, challenge: { ...challenge, phone: 77019998877 } },
    "a phone to sign in by": { phone, subject: { purpose: "SIGN_IN" }, challenge: null },
    "a code to sign in by, sent before a reload": { phone, subject: { purpose: "SIGN_IN" }, challenge },
    "a phone to sign up with": { phone, subject: account, challenge: null },
    "a code to sign up with, sent before a reload": { phone, subject: account, challenge },
    "a phone to buy a gift card with": { phone, subject: { purpose: "GIFT_CARD" }, challenge: null },
    "a phone to pay by a link with": { phone, subject: payer, challenge: null },
    "a code to pay by a link with, sent before a reload": { phone, subject: payer, challenge },
    "a phone to set a new password for": { phone, subject: { purpose: "RESET_PASSWORD" }, challenge },
  },
  events: {
    "code.entered: right": { type: "code.entered", code: "123456" },
    "code.entered: wrong": { type: "code.entered", code: "654321" },
    "code.entered: all but one digit": { type: "code.entered", code: "12345" },
    "code.requested": { type: "code.requested" },
  },
  answers: {
    requestSmsCode: {
      ...sending,
      holdExpired: refused("holdExpired"),
      servicesNotBookable: refused("servicesNotBookable"),
      noMasterFree: refused("noMasterFree"),
    },
    requestVerificationSms: { ...sending, recaptchaFailed: refused("recaptchaFailed") },
    requestPrepaymentRegistrationCode: { ...sending, notPayable: refused("notPayable") },
    codeExpiry: { "ran out": { done: () => undefined } },
    getSmsDelivery: {
      delivered: { done: () => ({ state: "delivered", isSettled: true }), when: isStatusShown },
      undeliverable: { done: () => ({ state: "failed", isSettled: true }), when: isStatusShown },
      nothing: { done: () => null, when: (context) => !isStatusShown(context) },
      codeExpired: { ...refused("codeExpired"), when: isStatusShown },
    },
    checkSmsCode: { proven: { done: ({ phone }) => ({ ...proof, phone }) }, ...comparing },
    signInBySms: {
      signedIn: { done: () => signedIn },
      accountMissing: refused("accountMissing"),
      ...comparing,
    },
    signUp: {
      signedUp: { done: () => signedIn },
      accountExists: refused("accountExists"),
      weakPassword: refused("weakPassword"),
      ...comparing,
    },
    registerPrepayment: {
      registered: { done: () => paymentLink.registered },
      notPayable: refused("notPayable"),
      ...comparing,
    },
    validateCode: {
      verified: { done: () => ({ verificationToken: "8c2f0e6b9d5a4c1fb7e3d2a190f8e7c6" }) },
      ...comparing,
    },
  },
  distinguish: ({ context }) => ({
    purpose: context.subject.purpose,
    codeOnItsWay: context.challenge?.phone === context.phone,
    requestUnanswered: context.request !== null,
    checkUnanswered: context.check !== null,
  }),
};
