import { expect } from "../stage/patient-expect.ts";
import { savedHold, type Stage } from "../stage/stage.ts";
import type { Driver } from "./driver.ts";
import { bringCode, endCode, enterRightCode, enterWrongCode, requestCode, seesProving } from "./proving.ts";
import { comeTo, submitContacts } from "./reservation-entrances.ts";
import { revisit } from "../stage/history.ts";
import { seesReservation } from "./reservation-views.ts";

const codeSeconds = 301;

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

const entrances: Driver["entrances"] = {
  "a phone to prove": { before: comeToLongHold, enter: submitContacts },
  "a code sent before a reload": { before: comeToCode, enter: ({ page }) => page.reload() },
  "a code sent to another phone": { before: comeToCode, enter: submitAnother },
};

async function holdEnds({ gate, page, world }: Stage): Promise<void> {
  await gate.waiting("requestSmsCode");
  await world.endHold((await savedHold(page)).reservationId);
  await gate.open("requestSmsCode", "brings");
}

async function codesAreSpent({ gate, world }: Stage): Promise<void> {
  const { phone }: { phone: number } = (await gate.waiting("requestSmsCode")).postDataJSON();
  await world.spendCodes(phone);
  await gate.open("requestSmsCode", "brings");
}

const answers: Driver["answers"] = {
  "requestSmsCode: sent": bringCode,
  "requestSmsCode: tooManyCodes": codesAreSpent,
  "requestSmsCode: holdExpired": holdEnds,
  "requestSmsCode: unreachable": ({ gate }) => gate.open("requestSmsCode", "loses"),
  "requestSmsCode: broken": ({ gate }) => gate.open("requestSmsCode", "answersItself"),
  "codeExpiry: ran out": ({ world }) => world.pass(codeSeconds),
  "checkSmsCode: proven": ({ gate }) => gate.open("checkSmsCode", "brings"),
  "checkSmsCode: wrongCode": ({ gate }) => gate.open("checkSmsCode", "brings"),
  "checkSmsCode: codeExpired": async (stage) => {
    await endCode(stage);
    await stage.gate.open("checkSmsCode", "brings");
  },
  "checkSmsCode: unreachable": ({ gate }) => gate.open("checkSmsCode", "loses"),
  "checkSmsCode: broken": ({ gate }) => gate.open("checkSmsCode", "answersItself"),
};

/** The proving of a phone in a browser: the step of the reservation in which a code is asked for. */
export const smsVerificationDriver: Driver = {
  waits: { requestingCode: ["requestSmsCode"], checkingCode: ["checkSmsCode"] },
  entrances,
  acts: {
    "code.entered: right": enterRightCode,
    "code.entered: wrong": enterWrongCode,
    "code.requested": requestCode,
  },
  answers,
  async sees(stage, state) {
    const shown = stage.page.locator("[data-state]");
    if (state === "verified") return expect(shown).toHaveAttribute("data-state", /^held\.(previewing|confirming)$/);
    await seesReservation(stage, "held.verifyingPhone");
    await seesProving(stage, state);
  },
  obstacle: () => null,
};
