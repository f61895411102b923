import { expect } from "@playwright/test";
import { savedHold, type Stage } from "../stage/stage.ts";
import type { Driver } from "./driver.ts";
import { after, askTooOften, passes } from "./network.ts";
import { bringCode, seesProving } from "./proving.ts";
import { leaveContacts, proveContacts } from "./reservation-contacts.ts";
import { seesTimeHold } from "./reservation-views.ts";

const holdSeconds = 302;

const taken = (operation: string) =>
  after<{ startTime: string }>(operation, ({ other }, { startTime }) => other.takeTime(startTime));

const endHold = async ({ page, world }: Stage) => world.endHold((await savedHold(page)).reservationId);
async function endProof({ page, accounts, phones, world }: Stage): Promise<void> {
  await world.endProof((await savedHold(page)).reservationId);
  await accounts.changePhone(phones.own);
}

/** The time of an address is found free, so that it comes to be taken. */
async function awaitTaking(stage: Stage): Promise<void> {
  const child = stage.page.locator("[data-time-hold-state]");
  if ((await child.getAttribute("data-time-hold-state")) === "checkingTime") {
    await stage.gate.open("previewReservation", "brings");
  }
  await seesTimeHold(stage, "takingTime");
}

/** The deadline of a hold comes, at which the service is asked about it. */
async function atDeadline({ gate }: Stage, comes: () => Promise<void>): Promise<void> {
  gate.alsoClose(["getReservation"]);
  await comes();
  await gate.open("getReservation", "brings");
}

/** What the service answers to who asks about the hold, once more where it could not be asked before. */
function reading(answer: (stage: Stage) => Promise<void>): (stage: Stage) => Promise<void> {
  return async (stage) => {
    const child = stage.page.locator("[data-time-hold-state]");
    if ((await child.getAttribute("data-time-hold-state")) === "waitingToRetry") await stage.user.press("Повторить");
    await answer(stage);
  };
}

/** What the service answers to who takes a time. */
function taking(answer: (stage: Stage) => Promise<void>): (stage: Stage) => Promise<void> {
  return async (stage) => {
    await awaitTaking(stage);
    await answer(stage);
  };
}

/** A time as it is taken: as that of a visit, or of an express service. */
type Taken = { params: { entries: { masterId: number }[] } } | { masterId: number };

/** The masters who are asked for do the service no more. */
export const withdrawMasters = after<Taken>("createReservation", ({ world }, taken) =>
  world.withdraw("params" in taken ? taken.params.entries.map(({ masterId }) => masterId) : [taken.masterId]),
);

const timeHold: Driver["answers"] = {
  "timeHold: asked": awaitTaking,
  "timeHold: held": taking(passes("createReservation", "brings")),
  "timeHold: held still": reading(passes("getReservation", "brings")),
  "timeHold: awaiting prepayment": reading(
    after("getReservation", async ({ page, phones, world }) =>
      world.payments.askPrepayment((await savedHold(page)).reservationId, phones.own),
    ),
  ),
  "timeHold: confirmed": reading(
    after("getReservation", async ({ page, other, phones, world }) => {
      const hold = await savedHold(page);
      await world.payments.dropPrepayment(hold.reservationId);
      await other.confirm(hold, phones.others);
    }),
  ),
  "timeHold: expired": reading(after("getReservation", endHold)),
  "timeHold: not free": taken("previewReservation"),
  "timeHold: slotTaken": taking(taken("createReservation")),
  "timeHold: servicesNotBookable": taking(after("createReservation", ({ world }) => world.withdraw())),
  "timeHold: noMasterFree": taking(withdrawMasters),
  "timeHold: tooManyRequests": taking(askTooOften("createReservation")),
  "timeHold: unreachable": taking(passes("createReservation", "loses")),
  "timeHold: unread": reading(passes("getReservation", "answersItself")),
  "timeHold: held longer": async (stage) => {
    const { until } = await savedHold(stage.page);
    await atDeadline(stage, () => stage.world.passAtDevice(holdSeconds));
    await expect.poll(async () => (await savedHold(stage.page)).until).toBeGreaterThan(until);
  },
  "timeHold: ran out": (stage) => atDeadline(stage, () => stage.world.pass(holdSeconds)),
};

/** Who is coming, as far as the reservation knows of it. */
const contacts: Driver["answers"] = {
  "contacts: typed": ({ user, phones }) =>
    user.fillContacts({ name: "Мадина", phone: `8${String(phones.own).slice(1)}` }),
  "contacts: half a phone": ({ user }) => user.fillContacts({ phone: "8 701 12" }),
  "contacts: code sent": async (stage) => {
    await leaveContacts(stage);
    await bringCode(stage);
    await seesProving(stage, "enteringCode");
  },
  "contacts: known": proveContacts,
  "contacts: holdExpired": async (stage) => {
    await leaveContacts(stage, "requests a code");
    await after("requestSmsCode", endHold)(stage);
  },
};

const confirmation: Driver["answers"] = {
  "allocateServices: allocated": passes("allocateServices", "brings"),
  "allocateServices: servicesNotBookable": after("allocateServices", ({ world }) => world.withdraw()),
  "allocateServices: unreachable": passes("allocateServices", "loses"),
  "createReservation: confirmed": passes("createReservation", "brings"),
  "createReservation: phoneNotProven": after("createReservation", endProof),
  "createReservation: validationFailed": ({ gate }) =>
    gate.open("createReservation", "brings", { body: { clientName: "\u200B" } }),
  "createReservation: priceChanged": ({ gate }) =>
    gate.open("createReservation", "brings", {
      body: { expected: { total: { amount: 100, currency: "KZT" }, prepayment: { amount: 0, currency: "KZT" } } },
    }),
  "createReservation: holdExpired": after("createReservation", endHold),
  "createReservation: tooManyRequests": askTooOften("createReservation"),
  "createReservation: unreachable": passes("createReservation", "loses"),
  "createReservation: broken": passes("createReservation", "answersItself"),
};

export const reservationAnswers: Driver["answers"] = { ...timeHold, ...contacts, ...confirmation };
