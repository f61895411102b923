import fc from "fast-check";
import { expect, it } from "vitest";
import { findTimes, visitAt } from "../../../domain/availability/day-times.ts";
import { shortestMinutes } from "../../../domain/availability/plans.ts";
import { cellRange, noCells } from "../../../domain/availability/cells.ts";
import { visitRequestOf } from "../../../domain/availability/visit-request.ts";
import {
  allPlans,
  couldBeTogether,
  isFreeThroughout,
  type Placement,
  placementsOfVisit,
  startOf,
  type World,
} from "./oracle.ts";
import { dayOfWorld, requestOfWorld, withCleanup, worlds } from "./worlds.ts";

const cleaned = withCleanup(worlds);

const readyAt = (world: World, { masterId, end }: Placement, index: number) =>
  end + (world.entries[index]?.able.find((one) => one.masterId === masterId)?.cleanupMinutes ?? 0);

/** Whether each master is there until all is clean. */
function isCleanedUp(world: World, plan: readonly Placement[]): boolean {
  return plan.every((placement, index) => {
    const master = world.masters.find(({ id }) => id === placement.masterId);
    return master !== undefined && isFreeThroughout(master, placement.start, readyAt(world, placement, index));
  });
}

it("A visit is offered wherever its masters can clean up after it, and nowhere else", () => {
  fc.assert(
    fc.property(cleaned, (world) => {
      const request = requestOfWorld(world);
      const { visits } = findTimes(dayOfWorld(world), request);
      for (const visit of visits) expect(isCleanedUp(world, placementsOfVisit(visit))).toBe(true);
      const possible = new Set(
        allPlans(world, couldBeTogether(world))
          .filter((plan) => isCleanedUp(world, plan))
          .map(startOf),
      );
      expect(visits.map(({ startMinute }) => startMinute)).toEqual(
        [...possible].toSorted((left, right) => left - right),
      );
    }),
    { numRuns: 300 },
  );
});

const able = (masterId: number, minutes: number, cleanupMinutes: number) => ({
  masterId,
  minutes,
  cleanupMinutes,
  price: 0,
  priceMax: null,
});
const day = {
  masters: [{ id: 1, rank: 0, work: cellRange(36, 44), busy: noCells }],
  minutes: 1440,
  nowMinute: 0,
  earliestMinute: 0,
};

it("Cleaning up is the master's time and not the client's: the visit ends before it", () => {
  const request = visitRequestOf([{ person: 1, masterId: null, able: [able(1, 60, 10)] }], 0);
  const { visits } = findTimes(day, request);
  expect(visits.map(({ startMinute }) => startMinute)).toEqual([540, 555, 570, 585]);
  expect(visits.at(-1)?.endMinute).toBe(645);
  expect(shortestMinutes(request)).toBe(60);
  expect(visitAt(day, request, 600).kind).toBe("outsideHours");
});

it("Within a visit nobody waits for it: it comes after the last of what the master does there", () => {
  const both = (second: number) =>
    visitRequestOf(
      [1, second].map((person) => ({ person, masterId: null, able: [able(1, 30, 15)] })),
      0,
    );
  expect(findTimes(day, both(1)).visits[0]).toMatchObject({ startMinute: 540, endMinute: 600 });
  expect(findTimes(day, both(2)).visits[0]).toMatchObject({ startMinute: 540, endMinute: 600 });
  expect(findTimes(day, both(2)).visits.at(-1)?.endMinute).toBe(645);
});

it("A time is too short for what cannot be cleaned up after, by how much could be", () => {
  const request = visitRequestOf([{ person: 1, masterId: null, able: [able(1, 60, 45)] }], 0);
  const { blocked } = findTimes(day, request);
  expect(blocked.slice(0, 2)).toEqual([
    { startMinute: 570, reason: { kind: "tooShort", freeMinutes: 45 } },
    { startMinute: 585, reason: { kind: "tooShort", freeMinutes: 30 } },
  ]);
});
