import { createActor, createMachine } from "xstate";
import { describe, expect, it } from "vitest";
import { judge } from "../machine/judge.ts";
import type { WalkedMachine } from "../machines.ts";
import { callsTwiceIn, silentIn } from "../machine/slips.ts";
import { transitionsOf } from "../walk/generate.ts";
import { modelFaults, type Entry, type Model } from "./model.ts";

/** What is wrong on the ways into a state and out of it. */
async function faultsAt(state: string, machine: WalkedMachine): Promise<string[]> {
  const ways = transitionsOf(machine.paths).filter(({ name }) => name.includes(state));
  const verdicts = await Promise.all(ways.map((path) => judge(machine, path)));
  return verdicts.flatMap(({ faults }) => faults);
}

const callsByState = [
  ["card-payment", "chargingCard", "chargeCard"],
  ["card-payment", "checkingOutcome", "checkOutcome"],
  ["card-payment", "choosingWay", "endOfChoice"],
  ["card-saving", "startingSaving", "startSaving"],
  ["card-saving", "openingPage", "openPage"],
  ["gift-card", "ordering", "createGiftCard"],
  ["payer", "registering", "registerPrepayment"],
  ["time-hold", "keepingTime", "holdExpiry"],
  ["time-hold", "takingTime", "takeTime"],
  ["time-hold", "restoringHold", "restoreHold"],
  ["reservation", "choosingMasters", "allocateServices"],
  ["reservation", "creatingReservation", "createReservation"],
  ["reservation-change", "cancellingReservation", "cancelReservation"],
  ["review", "creatingReview", "createReview"],
  ["session", "signingOut", "signOut"],
  ["sign-in", "resettingPassword", "resetPassword"],
  ["account-deletion", "readingLosses", "getAccountDeletion"],
  ["survey", "finishing", "finishSurvey"],
  ["sms-verification", "checkingSmsCode", "checkSmsCode"],
] as const;

describe("A call that has to be made and is not", () => {
  it.each(callsByState)(
    "is found by the model of %s in %s, though the chart of the machine knows nothing of it",
    async (...slip) => {
      const [name, state, call] = slip;
      const faults = await faultsAt(state, silentIn(name, state));
      expect(faults).toContainEqual(expect.stringContaining(`: ${call} is not called`));
    },
  );

  it("is one fault at the look after it was due, and none where it is made in time", () => {
    const retried: Entry = { type: "did", event: { type: "retry.requested" } };
    const called: Entry = { type: "called", id: "read", effect: "read", input: undefined };
    const looked: Entry = { type: "looked", snapshot: createActor(createMachine({})).getSnapshot() };
    const model: Model = {
      notice: () => [],
      inputOf: () => undefined,
      calls: ({ type }) => (type === "did" ? ["read"] : []),
      shown: () => ({}),
    };
    const late = "read is called, and nothing asks for it";
    expect(modelFaults(model, [retried, looked, called, looked])).toEqual(["read is not called", late]);
    expect(modelFaults(model, [retried, called, looked])).toEqual([]);
  });
});

describe("A call that nothing asks for", () => {
  it.each(callsByState)("is found by the model of %s where %s calls twice", async (...slip) => {
    const [name, state, call] = slip;
    const faults = await faultsAt(state, callsTwiceIn(name, state));
    expect(faults).toContainEqual(expect.stringContaining(`: ${call} is called, and nothing asks for it`));
  });
});
