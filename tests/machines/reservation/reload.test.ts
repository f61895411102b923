import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { reservationSteps } from "../../../domain/reservation-steps.ts";
import type { SavedReservation } from "../../../domain/draft.ts";
import type { Intent } from "../../../domain/idempotency-key.ts";
import * as example from "../../../machines/reservation/examples.ts";
import { holdingOf } from "../../../machines/reservation/selectors.ts";
import { draftOf, reservationMachine } from "../../../machines/reservation/machine.ts";
import { replay } from "../../paths/machine/replay.ts";
import { keyOf } from "../../paths/machine/call-key.ts";
import type { Call } from "../../paths/machine/world.ts";
import { machines } from "../../paths/machines.ts";
import { transitionsOf } from "../../paths/walk/generate.ts";
import { runReservation } from "../support/run.ts";

type Left = {
  draft: SavedReservation;
  /** The intent to have a time whose outcome is not known. */
  holding: Intent | null;
  /** The last call that was to take a time. */
  taking: Call | undefined;
};

/** What lies in the browser's storage after each path of the machine. */
async function leftBehind(): Promise<[name: string, Left][]> {
  const all: [string, Left][] = [];
  for (const { paths, children } of machines.filter(({ paths }) => paths.machine === reservationMachine)) {
    for (const { name, steps: way } of transitionsOf(paths)) {
      const { snapshot, world } = await replay(paths, way, children);
      const { draft, holding } = JSON.parse(
        JSON.stringify({ draft: draftOf(snapshot.context), holding: holdingOf(snapshot) }),
      );
      all.push([name, { draft, holding, taking: world.calls.findLast(({ id }) => id === "takeTime") }]);
    }
  }
  return all;
}

/** The draft as it is after a reload: a time that was wanted in the place of the one that is held is given up for that. */
function backAtHold(draft: SavedReservation): SavedReservation {
  if (draft.hold === null || !draft.isTemporary) return draft;
  const { startTime } = draft.hold;
  return { ...draft, startTime, params: { ...draft.params, entries: [{ date: startTime.slice(0, 10), startTime }] } };
}

/** The answer to whoever asks what became of the hold of a draft. */
function stillHeld({ hold }: SavedReservation) {
  return hold && example.heldStill(hold, "held");
}

/** Whether an intent is to have the very time that is wanted, for what is wanted, in the place of what is held. */
function isOfChoice(holding: Intent | null, { params, awaitingTime, startTime, hold }: SavedReservation): boolean {
  if (holding === null || (hold !== null && hold.startTime === startTime)) return false;
  const { wanted, replaces } = JSON.parse(holding.of);
  expect(wanted.params.awaitingTime).toBe(awaitingTime);
  return (
    isDeepStrictEqual(wanted.params.entries, params.masters) &&
    wanted.startTime === startTime &&
    replaces === (hold?.reservationId ?? null)
  );
}

describe("A reload in any state", async () => {
  const left = await leftBehind();
  const drafts = left.map(([name, { draft }]): [string, SavedReservation] => [name, draft]);
  const taken = left.filter(([, { holding, draft }]) => isOfChoice(holding, draft));

  it.each(reservationSteps)("at the address of %s loses nothing", (step) => {
    for (const [name, draft] of drafts) {
      const visit = runReservation({ draft, step, startTime: null });
      expect(draftOf(visit.context()), name).toEqual(backAtHold(draft));
      visit.stop();
    }
  });

  it.each(reservationSteps)("at the address of %s repeats no effect", async (step) => {
    for (const [name, draft] of drafts) {
      const visit = runReservation({ draft, step, startTime: null });
      if (visit.world.openCall("restoreHold")) await visit.answer("restoreHold", stillHeld(draft));
      const mutations = visit.world.calls.filter(({ input }) => keyOf(input) !== null);
      expect(mutations, name).toEqual([]);
      visit.stop();
    }
  });

  it("comes back to a hold that stands, and with it to the code on its way or to the confirmation", async () => {
    const held = drafts.filter(([, { hold, isTemporary }]) => hold !== null && isTemporary);
    for (const [name, draft] of held) {
      const visit = runReservation({ draft, step: "contacts", startTime: null });
      await visit.answer("restoreHold", stillHeld(draft));
      expect(visit.state(), name).toBe(draft.proof === null ? "held.enteringContacts" : "held.confirming");
      if (draft.challenge !== null) expect(visit.contactsState(), name).toBe("verifyingPhone");
      visit.stop();
    }
    expect(held.length).toBeGreaterThan(10);
  });

  it.each(reservationSteps)(
    "at the address of %s asks nothing of the service where a time was being taken, and says that it is not known",
    (step) => {
      for (const [name, { draft, holding }] of taken) {
        const visit = runReservation({ draft, step, startTime: null, ...(holding && { holding }) });
        expect([visit.state(), visit.context().failure], name).toEqual(["choosingTime", { kind: "interrupted" }]);
        expect(visit.world.calls, name).toEqual([]);
        expect(draftOf(visit.context()), name).toEqual(draft);
        visit.stop();
      }
      expect(taken.length).toBeGreaterThan(3);
    },
  );

  it("takes the time that was being taken with the same key and the same words, on a press", async () => {
    const called = taken.filter(([, { taking }]) => taking !== undefined);
    for (const [name, { draft, holding, taking }] of called) {
      const startTime = draft.startTime ?? "";
      const visit = runReservation({ draft, step: "time", startTime: null, ...(holding && { holding }) });
      visit.send({ type: "slot.picked", startTime });
      expect(visit.world.calls.at(-1)?.input, name).toEqual(taking?.input);
      await visit.answer("takeTime", example.heldAt(startTime, draft.hold));
      expect(visit.context().holding, name).toBeNull();
      visit.stop();
    }
    expect(called.length).toBeGreaterThan(1);
  });
});
