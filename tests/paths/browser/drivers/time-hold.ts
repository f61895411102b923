import { expect } from "@playwright/test";
import type { Move } from "../../walk/explore.ts";
import { revisit } from "../stage/history.ts";
import { salon } from "../stage/salon.ts";
import { savedHold, type Stage } from "../stage/stage.ts";
import type { Driver } from "./driver.ts";
import { after, askTooOften, passes } from "./network.ts";
import { withdrawMasters } from "./reservation-answers.ts";
import { comeTo, followTime, reloadWhileTaking } from "./reservation-entrances.ts";
import { seesReservation, seesTimeHold } from "./reservation-views.ts";

/** The time of a hold, also of one that was extended, with the last second, which the service does not count any more. */
const holdSeconds = 602;
/** After so much of a hold it is asked whether it should be kept longer. */
const untilLittleIsLeft = 200;
const waitSeconds = 60;

/** The network brings the call after something has happened to the time that it is about. */
const afterTime = (operation: string, happens: (stage: Stage, startTime: string) => Promise<unknown>) =>
  after<{ startTime: string }>(operation, (stage, { startTime }) => happens(stage, startTime));

const answers: Driver["answers"] = {
  "checkTime: free": passes("previewReservation", "brings"),
  "checkTime: slotTaken": afterTime("previewReservation", ({ other }, time) => other.takeTime(time)),
  "checkTime: unreachable": passes("previewReservation", "loses"),
  "takeTime: held": passes("createReservation", "brings"),
  "takeTime: slotTaken": afterTime("createReservation", ({ other }, time) => other.takeTime(time)),
  "takeTime: slotTooSoon": afterTime("createReservation", ({ world }, time) => world.wantNotice(time)),
  "takeTime: slotOutsideHours": afterTime("createReservation", ({ world }, time) => world.close(time)),
  "takeTime: noMasterFree": withdrawMasters,
  "takeTime: servicesNotBookable": after("createReservation", ({ world }) => world.withdraw()),
  "takeTime: tooManyRequests": askTooOften("createReservation"),
  "takeTime: unreachable": passes("createReservation", "loses"),
  "takeTime: broken": passes("createReservation", "answersItself"),
  "restoreHold: held": passes("getReservation", "brings"),
  "restoreHold: held longer": passes("getReservation", "brings"),
  "restoreHold: awaiting prepayment": after("getReservation", async ({ page, phones, world }) =>
    world.payments.askPrepayment((await savedHold(page)).reservationId, phones.own),
  ),
  "restoreHold: confirmed": after("getReservation", async ({ page, other, phones, world }) => {
    const hold = await savedHold(page);
    await world.payments.dropPrepayment(hold.reservationId);
    await other.confirm(hold, phones.others);
  }),
  "restoreHold: expired": after("getReservation", async ({ page, world }) =>
    world.endHold((await savedHold(page)).reservationId),
  ),
  "restoreHold: notFound": after("getReservation", async ({ page, world }) =>
    world.forget((await savedHold(page)).reservationId),
  ),
  "restoreHold: tooManyRequests": askTooOften("getReservation"),
  "restoreHold: unreachable": passes("getReservation", "loses"),
  "restoreHold: broken": passes("getReservation", "fails"),
  "extendHold: extended": passes("extendHold", "brings"),
  "extendHold: confirmed": after("extendHold", async ({ page, other, phones, world }) => {
    const hold = await savedHold(page);
    await world.payments.dropPrepayment(hold.reservationId);
    await other.confirm(hold, phones.others);
  }),
  "extendHold: holdExpired": after("extendHold", async ({ page, world }) =>
    world.endHold((await savedHold(page)).reservationId),
  ),
  "extendHold: unreachable": passes("extendHold", "loses"),
  "holdExpiry: ran out": ({ world }) => world.passAtDevice(holdSeconds),
};

/** A master is asked for, who may be away. */
const wishes = `${salon.serviceId}.${salon.masters[0]?.id}`;

async function comeBackToTaking(stage: Stage): Promise<void> {
  await comeTo.time(stage, wishes);
  await reloadWhileTaking(stage);
  await seesReservation(stage, "choosingTime");
}

/** A service that wants the client to wait has its time first. */
async function retry({ page, user, world }: Stage): Promise<void> {
  const wanted = page.getByRole("alert").getByRole("button");
  if (await wanted.isDisabled()) await world.pass(waitSeconds);
  await user.press("Повторить");
}

/** Asks for five minutes more, which is offered when little is left. */
async function extend({ page, user, world }: Stage): Promise<void> {
  const offered = page.getByRole("button", { name: "Ещё 5 минут" });
  if (!(await offered.isVisible())) await world.passAtDevice(untilLittleIsLeft);
  await user.press("Ещё 5 минут");
}

function obstacle({ from, step }: Move): string | null {
  const taken = from?.snapshot.context.input;
  if (step.name === "takeTime: slotTaken" && taken?.kind === "take" && taken.replaces !== null) {
    return "the master of one's own hold is free for the next one, whoever else comes";
  }
  if (step.name === "takeTime: slotTooSoon" && taken?.isChecked === true) {
    return "it is made to happen to a time that is picked, not between the look at a link's time and its taking";
  }
  if (step.name === "extendHold: already over") return "a hold that is over is not extended: it is refused";
  if (step.name === "takeTime: already over") return "a hold that is answered at once stands";
  return null;
}

/** What is settled leads to its own page, or to that of its prepayment while the service waits for one. */
async function seesSettled(stage: Stage): Promise<void> {
  await expect(stage.page).toHaveURL(/\/(success|prepayment)$/);
  const [id = ""] = /[\da-f-]{36}/.exec(stage.page.url()) ?? [];
  await seesReservation(stage, (await stage.world.payments.isAwaitingPrepayment(id)) ? "toBePaid" : "reserved");
}

/** The holding of a time in a browser: the child of the reservation that takes it and keeps it. */
export const timeHoldDriver: Driver = {
  waits: {
    checkingTime: ["previewReservation"],
    takingTime: ["createReservation"],
    restoringHold: ["getReservation"],
    extendingHold: ["extendHold"],
  },
  entrances: {
    "a time to have": { before: (stage) => comeTo.time(stage, wishes), enter: ({ user }) => user.pickTime() },
    "a time of an express service": { before: comeTo.expressTime, enter: ({ user }) => user.pickExpressTime() },
    "another time to have": {
      before: (stage) => comeTo.otherTimes(stage, wishes),
      enter: ({ user }) => user.pickTime(),
    },
    "a time that an address asks for": { enter: (stage) => followTime(stage, 0, wishes) },
    "a time that was being taken before a reload": {
      before: comeBackToTaking,
      enter: ({ user }) => user.press("Повторить"),
    },
    "a hold of before a reload": { before: comeTo.hold, enter: ({ page }) => page.reload() },
    "a hold to keep": { before: comeTo.otherTimes, enter: ({ page }) => revisit(page, "contacts", "Контакты") },
  },
  acts: { "retry.requested": retry, "extension.requested": extend },
  answers,
  async sees(stage, state) {
    if (state === "settled") return seesSettled(stage);
    if (state === "lost" || state === "failed") {
      return expect(stage.page.locator("[data-state]")).toHaveAttribute(
        "data-state",
        /^choosing(Services|Masters|Time)$/,
      );
    }
    await seesTimeHold(stage, state);
  },
  obstacle,
};
