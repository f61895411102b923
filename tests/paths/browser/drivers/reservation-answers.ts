import { savedHold, type Stage } from "../stage/stage.ts";
import type { Driver } from "./driver.ts";
import { awaitCode, bringCode, endCode, enterRightCode, provingState, requestCode, seesProving } from "./proving.ts";
import type { Passage } from "../stage/gate.ts";

const holdSeconds = 301;

/** The network's doing: the same for every operation. */
function passes(operation: string, passage: Passage): (stage: Stage) => Promise<void> {
  return ({ gate }) => gate.open(operation, passage);
}

async function startTimeOf({ gate }: Stage, operation: string): Promise<string> {
  const request = await gate.waiting(operation);
  const { startTime }: { startTime: string } = request.postDataJSON();
  return startTime;
}

/** The network brings the call after something has happened at the service. */
function after(operation: string, happens: (stage: Stage) => Promise<unknown>): (stage: Stage) => Promise<void> {
  return async (stage) => {
    await stage.gate.waiting(operation);
    await happens(stage);
    await stage.gate.open(operation, "brings");
  };
}

const taken = (operation: string) =>
  after(operation, async (stage) => stage.other.takeTime(await startTimeOf(stage, operation)));

const endHold = async ({ page, world }: Stage) => world.endHold((await savedHold(page)).reservationId);
async function endProof({ page, accounts, phones, world }: Stage): Promise<void> {
  await world.endProof((await savedHold(page)).reservationId);
  await accounts.changePhone(phones.own);
}

async function askTooOften({ gate, flooder }: Stage): Promise<void> {
  await gate.open("createReservation", "brings", { headers: { "x-forwarded-for": await flooder.flood() } });
}

const restore: Driver["answers"] = {
  "restoreHold: held": passes("getReservation", "brings"),
  "restoreHold: confirmed": after("getReservation", async ({ page, other, phones }) =>
    other.confirm(await savedHold(page), phones.others),
  ),
  "restoreHold: expired": after("getReservation", endHold),
  "restoreHold: unreachable": passes("getReservation", "loses"),
  "restoreHold: broken": passes("getReservation", "answersItself"),
};

const choice: Driver["answers"] = {
  "checkTime: free": passes("previewReservation", "brings"),
  "checkTime: slotTaken": taken("previewReservation"),
  "checkTime: unreachable": passes("previewReservation", "loses"),
  "allocateServices: allocated": passes("allocateServices", "brings"),
  "allocateServices: servicesNotBookable": after("allocateServices", ({ world }) => world.withdraw()),
  "allocateServices: unreachable": passes("allocateServices", "loses"),
};

const hold: Driver["answers"] = {
  "holdTime: held": passes("createReservation", "brings"),
  "holdTime: slotTaken": taken("createReservation"),
  "holdTime: slotTooSoon": after("createReservation", async (stage) =>
    stage.world.wantNotice(await startTimeOf(stage, "createReservation")),
  ),
  "holdTime: slotOutsideHours": after("createReservation", async (stage) =>
    stage.world.close(await startTimeOf(stage, "createReservation")),
  ),
  "holdTime: servicesNotBookable": after("createReservation", ({ world }) => world.withdraw()),
  "holdTime: noMasterFree": after("createReservation", async ({ gate, world }) => {
    const { params }: { params: { entries: { masterId: number }[] } } = (
      await gate.waiting("createReservation")
    ).postDataJSON();
    await world.withdraw(params.entries.map(({ masterId }) => masterId));
  }),
  "holdTime: tooManyRequests": askTooOften,
  "holdTime: unreachable": passes("createReservation", "loses"),
  "holdTime: broken": passes("createReservation", "answersItself"),
  "holdExpiry: ran out": ({ world }) => world.pass(holdSeconds),
};

/** The proving of the phone, as far as the reservation knows of it. */
const proving: Driver["answers"] = {
  "smsVerification: code sent": async (stage) => {
    if ((await provingState(stage)) === "enteringCode") await requestCode(stage);
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
};

const confirmation: Driver["answers"] = {
  "previewReservation: shown": passes("previewReservation", "brings"),
  "previewReservation: slotTaken": after("previewReservation", async (stage) => {
    stage.world.passAtService(holdSeconds);
    await stage.other.takeTime(await startTimeOf(stage, "previewReservation"));
  }),
  "previewReservation: unreachable": passes("previewReservation", "loses"),
  "createReservation: confirmed": passes("createReservation", "brings"),
  "createReservation: phoneNotProven": after("createReservation", endProof),
  "createReservation: holdExpired": after("createReservation", endHold),
  "createReservation: tooManyRequests": askTooOften,
  "createReservation: unreachable": passes("createReservation", "loses"),
  "createReservation: broken": passes("createReservation", "answersItself"),
  "checkOutcome: confirmed": after("getReservation", ({ gate, other }) =>
    other.bringLate(gate.lost("createReservation")),
  ),
  "checkOutcome: held": passes("getReservation", "brings"),
  "checkOutcome: expired": after("getReservation", endHold),
  "checkOutcome: unreachable": passes("getReservation", "loses"),
};

export const reservationAnswers: Driver["answers"] = { ...restore, ...choice, ...hold, ...proving, ...confirmation };
