import { describe, expect, it } from "vitest";
import { reservationSteps } from "../../../domain/addresses.ts";
import type { SavedReservation } from "../../../domain/draft.ts";
import * as example from "../../../machines/reservation/examples.ts";
import { draftOf, reservationMachine } from "../../../machines/reservation/machine.ts";
import { replay } from "../../paths/machine/replay.ts";
import { keyOf } from "../../paths/machine/sight.ts";
import { machines } from "../../paths/machines.ts";
import { transitionsOf } from "../../paths/walk/generate.ts";
import { runReservation } from "../support/run.ts";

/** The draft as it lies in the browser's storage after each path of the machine. */
async function savedDrafts(): Promise<[name: string, draft: SavedReservation][]> {
  const drafts: [string, SavedReservation][] = [];
  for (const { paths, children } of machines.filter(({ paths }) => paths.machine === reservationMachine)) {
    for (const { name, steps: way } of transitionsOf(paths)) {
      const { snapshot } = await replay(paths, way, children);
      drafts.push([name, JSON.parse(JSON.stringify(draftOf(snapshot.context)))]);
    }
  }
  return drafts;
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

describe("A reload in any state", async () => {
  const drafts = await savedDrafts();

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
});
