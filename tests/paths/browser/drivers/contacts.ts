import { expect } from "@playwright/test";
import { revisit } from "../stage/history.ts";
import { savedHold, type Stage } from "../stage/stage.ts";
import { unforeseen, type Driver } from "./driver.ts";
import { awaitCode, bringCode, endCode, enterRightCode, provingState, requestCode, seesProving } from "./proving.ts";
import { comeTo, submitContacts } from "./reservation-entrances.ts";
import { seesContacts, seesReservation } from "./reservation-views.ts";
import { written } from "./sign-in-entrances.ts";

const reload = ({ page }: Stage) => page.reload();
const lookAgain = ({ page }: Stage) => revisit(page, "contacts", "Контакты");

async function typeContacts(stage: Stage): Promise<void> {
  await comeTo.hold(stage);
  await stage.user.fillContacts({ name: "Мадина", phone: written(stage.phones.own) });
}

async function comeToCode(stage: Stage): Promise<void> {
  await comeTo.hold(stage);
  await submitContacts(stage);
  await seesProving(stage, "enteringCode");
}

async function comeToConfirmation(stage: Stage): Promise<void> {
  await comeToCode(stage);
  await enterRightCode(stage);
  await seesReservation(stage, "held.confirming");
}

async function confirmInVain(stage: Stage): Promise<void> {
  await comeToConfirmation(stage);
  await stage.world.endProof((await savedHold(stage.page)).reservationId);
}

const submit = (name: string, phoneOf: (stage: Stage) => number) => async (stage: Stage) => {
  await stage.user.fillContacts({ name, phone: written(phoneOf(stage)) });
  await stage.user.submitContacts();
};

const own = ({ phones }: Stage) => phones.own;

const neverAnswered = ["somethingNew", "servicesNotBookable", "noMasterFree"].map(
  (outcome) => `smsVerification: ${outcome}`,
);

/** Who is coming, in a browser: the step of the reservation in which a name and a phone are asked for. */
export const contactsDriver: Driver = {
  waits: { verifyingPhone: ["requestSmsCode"] },
  entrances: {
    "nothing typed": { before: comeTo.hold, enter: reload },
    "contacts typed before": { before: typeContacts, enter: reload },
    "a code on its way": { before: comeToCode, enter: reload },
    "a code on its way, looked at again": { before: comeToCode, enter: lookAgain },
    "a proven phone, looked at again": { before: comeToConfirmation, enter: lookAgain },
    "a phone that the service doubts": { before: confirmInVain, enter: ({ user }) => user.press("Записаться") },
    "a client who is signed in": { before: comeTo.ownContacts, enter: reload },
  },
  acts: {
    "contacts.edited: whole": (stage) => stage.user.fillContacts({ name: "Мадина", phone: written(own(stage)) }),
    "contacts.edited: no name": ({ user }) => user.fillContacts({ name: "" }),
    "contacts.edited: half a phone": ({ user }) => user.fillContacts({ phone: "8 701 12" }),
    "contacts.submitted: whole": submit("Мадина", own),
    "contacts.submitted: no name": submit(" ", own),
    "contacts.submitted: another phone": submit("Мадина", ({ phones }) => phones.another),
  },
  answers: {
    "smsVerification: code sent": async (stage) => {
      if (!(await provingState(stage))?.startsWith("requesting")) await requestCode(stage);
      await bringCode(stage);
      await seesProving(stage, "enteringCode");
    },
    "smsVerification: code spent": async (stage) => {
      await awaitCode(stage);
      await endCode(stage);
      await enterRightCode(stage);
      await seesProving(stage, "askingForAnotherCode");
    },
    "smsVerification: proven": async (stage) => {
      await awaitCode(stage);
      await enterRightCode(stage);
    },
    "smsVerification: holdExpired": async (stage) => {
      if (!(await provingState(stage))?.startsWith("requesting")) await requestCode(stage);
      await stage.gate.waiting("requestSmsCode");
      await stage.world.endHold((await savedHold(stage.page)).reservationId);
      await stage.gate.open("requestSmsCode", "brings");
    },
  },
  async sees(stage, state) {
    const flow = stage.page.locator("[data-state]");
    if (state === "known") return expect(flow).toHaveAttribute("data-state", "held.confirming");
    if (state === "refused") return expect(flow).toHaveAttribute("data-state", "choosingTime");
    await seesContacts(stage, state);
  },
  obstacle: ({ step }) => (neverAnswered.includes(step.name) ? unforeseen : null),
};
