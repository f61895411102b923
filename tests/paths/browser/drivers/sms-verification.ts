import { expect, type Page } from "@playwright/test";
import type { Way } from "../../../../domain/sign-in.ts";
import { savedHold, type Stage } from "../stage/stage.ts";
import { unforeseen, type Driver } from "./driver.ts";
import * as gift from "./gift-card.ts";
import * as payer from "./payer.ts";
import { bringCode, endCode, enterRightCode, enterWrongCode, requestCode, seesProving } from "./proving.ts";
import { comeTo, submitContacts } from "./reservation-entrances.ts";
import { revisit } from "../stage/history.ts";
import { seesReservation } from "./reservation-views.ts";
import { pageOf, sendCode, submitAccount, submitPhone } from "./sign-in-entrances.ts";
import { weakPassword } from "./sign-in-answers.ts";

const codeSeconds = 301;
const inTheBackground =
  "it is asked for again and again while a code is typed: tests/journeys/guest-reservation-mishaps.spec.ts";

const reload = ({ page }: Stage) => page.reload();

/** A hold that outlives every code. */
async function comeToLongHold(stage: Stage): Promise<void> {
  await comeTo.hold(stage);
  await stage.world.prolong((await savedHold(stage.page)).reservationId);
  await stage.page.reload();
  await seesReservation(stage, "held.enteringContacts");
}

async function comeToCode(stage: Stage): Promise<void> {
  await comeToLongHold(stage);
  await submitContacts(stage);
  await seesProving(stage, "enteringCode");
}

async function submitAnother(stage: Stage): Promise<void> {
  await revisit(stage.page, "contacts", "Контакты");
  await submitContacts(stage, stage.phones.another);
}

/** The code that was sent is kept over a load of the page, and no password is: the account is submitted once more. */
async function comeBackToAccount(stage: Stage): Promise<void> {
  await sendCode("signUp")(stage);
  await stage.page.reload();
}

const entrances: Driver["entrances"] = {
  "a phone to prove": { before: comeToLongHold, enter: submitContacts },
  "a code sent before a reload": { before: comeToCode, enter: reload },
  "a code sent to another phone": { before: comeToCode, enter: submitAnother },
  "a phone to sign in by": { before: ({ page }) => comeToPage(page, "sms"), enter: (stage) => submitPhone(stage) },
  "a code to sign in by, sent before a reload": { before: sendCode("sms"), enter: reload },
  "a phone to sign up with": {
    before: ({ page }) => comeToPage(page, "signUp"),
    enter: (stage) => submitAccount(stage),
  },
  "a code to sign up with, sent before a reload": { before: comeBackToAccount, enter: (stage) => submitAccount(stage) },
  "a phone to buy a gift card with": { before: gift.comeToContacts, enter: gift.submitContacts },
  "a phone to pay by a link with": { before: payer.comeToLink, enter: (stage) => payer.submitPayer(stage) },
  "a code to pay by a link with, sent before a reload": { before: payer.comeToCode, enter: reload },
  "a phone to set a new password for": { before: sendCode("reset"), enter: reload },
};

async function comeToPage(page: Page, way: Way): Promise<void> {
  await page.goto(pageOf(way));
}

async function holdEnds({ gate, page, world }: Stage): Promise<void> {
  await gate.waiting("requestSmsCode");
  await world.endHold((await savedHold(page)).reservationId);
  await gate.open("requestSmsCode", "brings");
}

async function codesAreSpent({ gate, world }: Stage, operation: string): Promise<void> {
  const { phone }: { phone: number } = (await gate.waiting(operation)).body();
  await world.spendCodes(phone);
  await gate.open(operation, "brings");
}

const requesting = (operation: string): Driver["answers"] => ({
  [`${operation}: sent`]: (stage) => bringCode(stage, operation),
  [`${operation}: tooManyCodes`]: (stage) => codesAreSpent(stage, operation),
  [`${operation}: unreachable`]: ({ gate }) => gate.open(operation, "loses"),
  [`${operation}: broken`]: ({ gate }) => gate.open(operation, "answersItself"),
});

const checking = (operation: string, right: string): Driver["answers"] => ({
  [`${operation}: ${right}`]: ({ gate }) => gate.open(operation, "brings"),
  [`${operation}: wrongCode`]: costingAttempt(({ gate }) => gate.open(operation, "brings")),
  [`${operation}: codeExpired`]: async (stage) => {
    await endCode(stage);
    await stage.gate.open(operation, "brings");
  },
  [`${operation}: unreachable`]: ({ gate }) => gate.open(operation, "loses"),
  [`${operation}: broken`]: ({ gate }) => gate.open(operation, "answersItself"),
});

/** A wrong code costs an attempt, whatever the page says of it. */
function costingAttempt(answer: (stage: Stage) => Promise<void>): (stage: Stage) => Promise<void> {
  return async (stage) => {
    const before = await stage.effects.attemptsLeft();
    await answer(stage);
    await expect.poll(() => stage.effects.attemptsLeft()).toBe(before - 1);
  };
}

/** Brings the call with the code that came to its phone, or with another, whatever was typed. */
async function bringWith(which: "right" | "wrong", stage: Stage, operation: string, more: object = {}): Promise<void> {
  const { phone }: { phone: number } = (await stage.gate.waiting(operation)).body();
  const right = await stage.other.readCode(phone);
  const smsCode = which === "right" ? right : right === "000000" ? "111111" : "000000";
  await stage.gate.open(operation, "brings", { body: { ...more, smsCode } });
}

const checkingAccount = (operation: string, right: string): Driver["answers"] => ({
  ...checking(operation, right),
  [`${operation}: ${right}`]: (stage) => bringWith("right", stage, operation),
  [`${operation}: wrongCode`]: costingAttempt((stage) => bringWith("wrong", stage, operation)),
});

const answers: Driver["answers"] = {
  ...requesting("requestSmsCode"),
  ...requesting("requestVerificationSms"),
  ...requesting("requestPrepaymentRegistrationCode"),
  "requestPrepaymentRegistrationCode: notPayable": payer.otherIsNamed("requestPrepaymentRegistrationCode"),
  "requestSmsCode: holdExpired": holdEnds,
  "requestVerificationSms: recaptchaFailed": async ({ gate, world }) => {
    const { phone }: { phone: number } = (await gate.waiting("requestVerificationSms")).body();
    await world.endResendWait(phone);
    await gate.open("requestVerificationSms", "brings", { body: { recaptchaToken: "a robot's" } });
  },
  "codeExpiry: ran out": ({ world }) => world.pass(codeSeconds),
  ...checking("checkSmsCode", "proven"),
  ...checkingAccount("signInBySms", "signedIn"),
  "signInBySms: signedIn": async (stage) => {
    await stage.accounts.give(stage.phones.own);
    await bringWith("right", stage, "signInBySms");
  },
  "signInBySms: accountMissing": async (stage) => {
    await stage.accounts.takeAway(stage.phones.own);
    await bringWith("right", stage, "signInBySms");
  },
  ...checkingAccount("signUp", "signedUp"),
  "signUp: signedUp": async (stage) => {
    await stage.accounts.takeAway(stage.phones.own);
    await bringWith("right", stage, "signUp");
  },
  "signUp: weakPassword": async (stage) => {
    await stage.accounts.takeAway(stage.phones.own);
    await bringWith("right", stage, "signUp", { password: weakPassword });
  },
  "signUp: accountExists": async (stage) => {
    await stage.accounts.give(stage.phones.own);
    await bringWith("right", stage, "signUp");
  },
  ...checkingAccount("registerPrepayment", "registered"),
  "registerPrepayment: notPayable": payer.otherIsNamed("registerPrepayment"),
  ...checkingAccount("validateCode", "verified"),
};

const neverAnswered = /: (somethingNew|servicesNotBookable|noMasterFree)$/;

const checks = ["checkingSmsCode", "signingInBySms", "signingUp", "validatingCode", "registeringPrepayment"];
const operationOfCheck = ["checkSmsCode", "signInBySms", "signUp", "validateCode", "registerPrepayment"];

/** Where the proving ends: at the confirmation, at a new password, or signed in. */
const verified =
  '[data-state="held.confirming"], [data-sign-in-state="enteringNewPassword"], [data-gift-state="previewing"], [data-payment-state]';
const refused =
  '[data-state="choosingTime"], [data-sign-in-state="decidingToSignIn"], [data-sign-in-state="enteringAccount"], [data-payment-state]';
const proving =
  '[data-contacts-state="verifyingPhone"], [data-sign-in-state="provingPhone"], [data-payer-state="verifyingPhone"]';

/** The proving of a phone in a browser: the step of the reservation in which a code is asked for, and signing in. */
export const smsVerificationDriver: Driver = {
  waits: {
    requestingSmsCode: ["requestSmsCode"],
    requestingVerificationSms: ["requestVerificationSms"],
    requestingRegistrationCode: ["requestPrepaymentRegistrationCode"],
    ...Object.fromEntries(checks.map((state, index) => [state, operationOfCheck.slice(index, index + 1)])),
  },
  entrances,
  acts: {
    "code.entered: right": enterRightCode,
    "code.entered: wrong": enterWrongCode,
    "code.entered: all but one digit": ({ user }) => user.enterCode("12345"),
    "code.requested": requestCode,
  },
  answers,
  async sees(stage, state) {
    const { page } = stage;
    const profile = page.getByRole("banner").getByRole("link", { name: "Профиль: Мадина", exact: true });
    if (state === "verified") return expect(page.locator(verified).or(profile).first()).toBeVisible();
    if (state === "refused") return expect(page.locator(refused)).toBeVisible();
    await expect(page.locator(proving)).toBeVisible();
    await seesProving(stage, state);
  },
  obstacle({ step }) {
    if (step.name.startsWith("getSmsDelivery")) return inTheBackground;
    return neverAnswered.test(step.name) ? unforeseen : null;
  },
};
