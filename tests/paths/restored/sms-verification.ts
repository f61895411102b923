import type { smsVerificationMachine } from "../../../machines/sms-verification/machine.ts";
import { ended, unseen, type Restorations } from "./restored.ts";

const askedAnew = { as: "a phone to prove", outside: /^Контакты$/ };
const ofContacts = { never: "it is a step of the contacts, whose tours go back from it" };
const toSignInBy = "a code to sign in by, sent before a reload";
const toSignUpWith = "a code to sign up with, sent before a reload";

/** What is found again of the proving of a phone: the code that was sent; one that was not is asked for anew. */
export const smsVerificationRestorations: Restorations<typeof smsVerificationMachine> = {
  kept: ["purpose", "codeOnItsWay"],
  finish: "verified",
  done: {},
  states: {
    starting: unseen,
    requestingSmsCode: { reload: askedAnew, back: ofContacts },
    requestingVerificationSms: {
      reload: { as: "a phone to sign in by", outside: /^Вход$/ },
      back: { leavesAfter: ["a phone to sign in by"] },
    },
    requestingRegistrationCode: {
      reload: { as: "a phone to pay by a link with", outside: /^Оплата по ссылке салона$/ },
      back: "leaves",
    },
    askingForCode: { reload: askedAnew, back: ofContacts },
    enteringCode: { reload: { as: "a code sent before a reload", shows: "enteringCode" }, back: ofContacts },
    checkingSmsCode: { reload: { as: "a code sent before a reload", shows: "enteringCode" }, back: ofContacts },
    signingInBySms: {
      reload: { as: toSignInBy, shows: "enteringCode" },
      back: { leavesAfter: [toSignInBy, "code.entered: right"] },
    },
    signingUp: {
      reload: { as: toSignUpWith, outside: /^Регистрация$/ },
      back: { leavesAfter: [toSignUpWith, "code.entered: right"] },
    },
    validatingCode: {
      reload: { as: "a phone to set a new password for", shows: "enteringCode" },
      back: { leavesAfter: ["a phone to set a new password for", "code.entered: right"] },
    },
    registeringPrepayment: {
      reload: { as: "a code to pay by a link with, sent before a reload", shows: "enteringCode" },
      back: "leaves",
    },
    askingForAnotherCode: { reload: askedAnew, back: ofContacts },
    verified: ended,
    refused: ended,
  },
};
