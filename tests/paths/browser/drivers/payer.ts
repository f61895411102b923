import { expect } from "@playwright/test";
import { leaveSession } from "../stage/session.ts";
import type { Stage } from "../stage/stage.ts";
import { unforeseen, type Driver } from "./driver.ts";
import { after, askTooOften, passes } from "./network.ts";
import { awaitCode, bringCode, endCode, enterRightCode, provingState, requestCode, seesProving } from "./proving.ts";
import { written } from "./sign-in-entrances.ts";

const request = "requestPrepaymentRegistrationCode";
const reload = ({ page }: Stage) => page.reload();

async function shows({ page }: Stage, state: string): Promise<void> {
  await expect(page.locator("[data-payer-state]")).toHaveAttribute("data-payer-state", state);
}

async function openLink(stage: Stage): Promise<void> {
  await stage.page.goto(await stage.links.make());
}

/** Opens a link by which the salon asks to be paid. */
export async function comeToLink(stage: Stage): Promise<void> {
  await openLink(stage);
  await shows(stage, "enteringContacts");
}

async function typeContacts(stage: Stage): Promise<void> {
  await comeToLink(stage);
  await stage.user.fillContacts({ name: "Мадина", phone: written(stage.phones.own) });
}

/** Leaves a name and a phone at the link. */
export async function submitPayer({ user, phones }: Stage, phone = phones.own): Promise<void> {
  await user.fillContacts({ name: "Мадина", phone: written(phone) });
  await user.submitContacts();
}

/** Comes to the code that is sent to whoever pays by a link. */
export async function comeToCode(stage: Stage): Promise<void> {
  await comeToLink(stage);
  await submitPayer(stage);
  await seesProving(stage, "enteringCode");
}

/** Somebody else is named before the call comes to the service. */
export const otherIsNamed = (operation: string) =>
  after(operation, ({ links, phones }) => links.nameOther(phones.others));

async function awaitRequest(stage: Stage): Promise<void> {
  if (!(await provingState(stage))?.startsWith("requesting")) await requestCode(stage);
  await stage.gate.waiting(request);
}

const answers: Driver["answers"] = {
  "registerPrepayment: registered": passes("registerPrepayment", "brings"),
  "registerPrepayment: notPayable": otherIsNamed("registerPrepayment"),
  "registerPrepayment: phoneNotProven": ({ gate, phones }) =>
    gate.open("registerPrepayment", "brings", { body: { phone: phones.another } }),
  "registerPrepayment: tooManyRequests": askTooOften("registerPrepayment"),
  "registerPrepayment: unreachable": passes("registerPrepayment", "loses"),
  "registerPrepayment: broken": passes("registerPrepayment", "answersItself"),
  "smsVerification: code sent": async (stage) => {
    await awaitRequest(stage);
    await bringCode(stage, request);
    await seesProving(stage, "enteringCode");
  },
  "smsVerification: code spent": async (stage) => {
    await awaitCode(stage, request);
    await endCode(stage);
    await enterRightCode(stage);
    await seesProving(stage, "askingForAnotherCode");
  },
  "smsVerification: registered": async (stage) => {
    await awaitCode(stage, request);
    await enterRightCode(stage);
  },
  "smsVerification: notPayable": async (stage) => {
    await awaitRequest(stage);
    await otherIsNamed(request)(stage);
  },
};

/** Naming who pays by a link, in a browser, against the real service. */
export const payerDriver: Driver = {
  waits: { registering: ["registerPrepayment"], verifyingPhone: [request] },
  entrances: {
    "nothing typed": { enter: openLink },
    "contacts typed before": { before: typeContacts, enter: reload },
    "a code on its way": { before: comeToCode, enter: reload },
    "a client who is signed in": { before: leaveSession, enter: openLink },
  },
  acts: {
    "contacts.edited: whole": ({ user, phones }) => user.fillContacts({ name: "Мадина", phone: written(phones.own) }),
    "contacts.edited: no name": ({ user }) => user.fillContacts({ name: "" }),
    "contacts.edited: half a phone": ({ user }) => user.fillContacts({ phone: "8 701 12" }),
    "contacts.submitted: whole": (stage) => submitPayer(stage),
    "contacts.submitted: no name": async ({ user, phones }) => {
      await user.fillContacts({ name: " ", phone: written(phones.own) });
      await user.submitContacts();
    },
    "contacts.submitted: another phone": (stage) => submitPayer(stage, stage.phones.another),
    "phone.reconsidered": ({ user }) => user.press("Изменить номер"),
  },
  answers,
  async sees(stage, state) {
    const { page } = stage;
    if (state === "registered" || state === "refused") {
      await expect(page.locator("[data-payer-state]")).toHaveCount(0);
      return expect(page.locator("[data-payment-state]")).toBeVisible();
    }
    await shows(stage, state);
    if (state === "verifyingPhone") return expect(page.locator("[data-sms-state]")).toBeVisible();
    const button = page.getByRole("button", { name: /^(Получить код|Дальше)$/ });
    await expect(button).toBeVisible();
    await expect(page.locator("[data-payer-state] button[aria-busy]")).toHaveCount(state === "registering" ? 1 : 0);
  },
  obstacle: ({ step }) => (step.name === "smsVerification: somethingNew" ? unforeseen : null),
};
