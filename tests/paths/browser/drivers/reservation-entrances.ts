import { expect } from "@playwright/test";
import { addressOfStep, savedHold, type Stage } from "../stage/stage.ts";
import { revisit } from "../stage/history.ts";
import { salon } from "../stage/salon.ts";
import { leaveSession } from "../stage/session.ts";
import type { Entrance } from "./driver.ts";
import { seesContacts, seesReservation } from "./reservation-views.ts";

/** The service, of any master, as it stands in an address. */
const service = String(salon.serviceId);

/** Opens a step with the service chosen, or what else is wanted, by its address. */
async function goTo(stage: Stage, step: string, state: string, wishes = service): Promise<void> {
  await stage.page.goto(addressOfStep(step, `?services=${wishes}`));
  await seesReservation(stage, state);
}

/** So little before its start a time is too soon for all that is no express service, and so much is left for what follows. */
const shortNotice = 25;

/** Comes to a state by its address and by what a client does, with every answer brought at once. */
export const comeTo = {
  async services({ page, user }: Stage): Promise<void> {
    await page.goto(addressOfStep("services"));
    await user.toggleService();
  },
  async masters(stage: Stage): Promise<void> {
    await goTo(stage, "masters", "choosingMasters");
  },
  async time(stage: Stage, wishes = service): Promise<void> {
    await goTo(stage, "time", "choosingTime", wishes);
  },
  async expressTime(stage: Stage): Promise<void> {
    await stage.world.comeNear(await stage.other.freeTime(0), shortNotice);
    await comeTo.time(stage);
  },
  async hold(stage: Stage, wishes = service): Promise<void> {
    await comeTo.time(stage, wishes);
    await stage.user.pickTime();
    await seesReservation(stage, "held.enteringContacts");
  },
  async otherTimes(stage: Stage, wishes = service): Promise<void> {
    await comeTo.hold(stage, wishes);
    await revisit(stage.page, "time", "Время");
    await seesReservation(stage, "choosingTime");
  },
  async code(stage: Stage): Promise<void> {
    await comeTo.hold(stage);
    await submitContacts(stage);
    await stage.other.readCode(stage.phones.own);
  },
  async confirmation(stage: Stage): Promise<void> {
    await comeTo.code(stage);
    await stage.user.enterCode(await stage.other.readCode(stage.phones.own));
    await seesReservation(stage, "held.confirming");
  },
  async ownContacts(stage: Stage): Promise<void> {
    await leaveSession(stage);
    await comeTo.hold(stage);
    await expect(stage.page.getByLabel("Телефон")).not.toHaveValue("");
  },
  async staleHold(stage: Stage): Promise<void> {
    await comeTo.hold(stage);
    await revisit(stage.page, "services", "Услуги");
    await stage.user.toggleService();
    await stage.user.toggleService();
    await stage.user.press("Дальше");
    await seesReservation(stage, "choosingMasters");
    await stage.user.press("Выбрать время");
    await seesReservation(stage, "choosingTime");
  },
};

export async function submitContacts(stage: Stage, phone = stage.phones.own): Promise<void> {
  await stage.user.fillContacts({ name: "Мадина", phone: `8${String(phone).slice(1)}` });
  await stage.user.submitContacts();
  await seesContacts(stage, "verifyingPhone");
}

/** Of the nearest times, three at most are on one day: this one is on another, away from what is held. */
const onAnotherDay = 3;

/** A link to a time, as the salon's page has them. */
export async function followTime({ page, other }: Stage, index: number, wishes = service): Promise<void> {
  const start = encodeURIComponent(await other.freeTime(index));
  await page.goto(addressOfStep("time", `?services=${wishes}&start=${start}`));
}

/** A link to an express service within the hour. */
async function followExpress({ page, other, world }: Stage): Promise<void> {
  const time = await other.freeTime(0);
  await world.comeNear(time, shortNotice);
  const start = encodeURIComponent(time);
  await page.goto(addressOfStep("time", `?services=${salon.serviceId}&start=${start}&express=1`));
}

const reload = ({ page }: Stage) => page.reload();

/** Picks a time of which no answer comes before the page is loaded again. */
export async function reloadWhileTaking(stage: Stage, pick = () => stage.user.pickTime()): Promise<void> {
  const { gate, page } = stage;
  gate.close(["createReservation"]);
  await pick();
  await gate.reloadHolding(page, "createReservation");
}

export const reservationEntrances: Readonly<Record<string, Entrance>> = {
  "a fresh visitor": { enter: ({ page }) => page.goto(addressOfStep("services")) },
  "a link to a later step": { enter: ({ page }) => page.goto(addressOfStep("contacts")) },
  "services chosen, at the services": { before: comeTo.services, enter: reload },
  "services chosen, at the masters": { before: comeTo.masters, enter: reload },
  "services chosen, at the time": { before: comeTo.time, enter: reload },
  "services chosen for two, at the time": {
    before: (stage) => comeTo.time(stage, `${service}_${service}`),
    enter: reload,
  },
  "a time from the salon's page": { enter: (stage) => followTime(stage, 0) },
  "another time from the salon's page": { before: comeTo.hold, enter: (stage) => followTime(stage, onAnotherDay) },
  "an express service from the home page": { enter: followExpress },
  "a time that was being taken before a reload": { before: comeTo.time, enter: (stage) => reloadWhileTaking(stage) },
  "an express time that was being taken before a reload": {
    before: comeTo.expressTime,
    enter: (stage) => reloadWhileTaking(stage, () => stage.user.pickExpressTime()),
  },
  "another time that was being taken before a reload": {
    before: comeTo.otherTimes,
    enter: (stage) => reloadWhileTaking(stage),
  },
  "a reload with a hold": { before: comeTo.hold, enter: reload },
  "a reload with the held time in the address": {
    before: comeTo.hold,
    enter: async ({ page }) => {
      const { startTime } = await savedHold(page);
      await page.goto(addressOfStep("contacts", `?start=${encodeURIComponent(startTime)}`));
    },
  },
  "a reload with a hold of an earlier choice": { before: comeTo.staleHold, enter: reload },
  "a reload with a code on its way": { before: comeTo.code, enter: reload },
  "a reload with a proven phone": { before: comeTo.confirmation, enter: reload },
  "a client who is signed in, with a hold": { before: comeTo.ownContacts, enter: reload },
};
