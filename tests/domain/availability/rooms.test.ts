import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findTimes, visitAt } from "../../../domain/availability/day-times.ts";
import { comparedManners, comparePlans } from "../../../domain/availability/plans.ts";
import { visitRequestOf } from "../../../domain/availability/visit-request.ts";
import {
  allPlans,
  areApart,
  couldBeTogether,
  isVacant,
  type Placement,
  placementsOfVisit,
  startOf,
  type World,
} from "./oracle.ts";
import { dayOfWorld, onePersonWorlds, oneServiceWorlds, peopleWorlds, requestOfWorld, withRooms } from "./worlds.ts";

const worlds = withRooms(fc.oneof(oneServiceWorlds, onePersonWorlds, peopleWorlds));

function startsOf(world: World): number[] {
  const starts = allPlans(world, couldBeTogether(world)).map(startOf);
  return [...new Set(starts)].toSorted((left, right) => left - right);
}

const meet = (left: Placement, right: Placement) => left.start < right.end && right.start < left.end;

describe("A visit whose services need rooms and devices", () => {
  it.each([
    ["one service", withRooms(oneServiceWorlds), 200],
    ["several services of one person", withRooms(onePersonWorlds), 150],
    ["several people", withRooms(peopleWorlds), 200],
  ] as const)("is there at every time at which trying everything finds one, for %s", (_, kind, numRuns) => {
    fc.assert(
      fc.property(kind, (world) => {
        const { visits } = findTimes(dayOfWorld(world), requestOfWorld(world));
        expect(visits.map(({ startMinute }) => startMinute)).toEqual(startsOf(world));
      }),
      { numRuns },
    );
  });

  it("takes a unit for each need, which nobody else has then, of this visit or of another", () => {
    fc.assert(
      fc.property(worlds, (world) => {
        for (const visit of findTimes(dayOfWorld(world), requestOfWorld(world)).visits) {
          const plan = placementsOfVisit(visit);
          for (const [index, placement] of plan.entries()) {
            const needs = world.entries[index]?.needs ?? [];
            expect(placement.units).toHaveLength(needs.length);
            for (const [number, unit] of placement.units.entries()) {
              expect(needs[number]).toContain(unit);
              expect(isVacant(world.units, unit, placement.start, placement.end)).toBe(true);
              const others = plan.filter((other) => other !== placement && other.units.includes(unit));
              expect(others.filter((other) => meet(other, placement))).toEqual([]);
            }
          }
        }
      }),
    );
  });

  it("is compared with others in each manner as trying everything does it", () => {
    fc.assert(
      fc.property(withRooms(peopleWorlds), (world) => {
        const plans = comparePlans([dayOfWorld(world)], requestOfWorld(world));
        for (const manner of comparedManners) {
          const all = allPlans(world, manner === "together").filter(
            (plan) => manner !== "oneAfterAnother" || areApart(world, plan),
          );
          const found = plans.find(({ manners }) => manners.includes(manner));
          expect(found !== undefined).toBe(all.length > 0);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("is refused as taken exactly where it could be had without other visits", () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const masters = world.masters.map((master) => ({ ...master, busy: [] }));
        const unvisited = startsOf({ ...world, masters, units: [] });
        const offered = startsOf(world);
        for (let minute = 0; minute < world.length; minute += 15) {
          const expected = offered.includes(minute) ? "visit" : unvisited.includes(minute) ? "taken" : "outsideHours";
          expect(visitAt(dayOfWorld(world), requestOfWorld(world), minute).kind).toBe(expected);
        }
      }),
      { numRuns: 60 },
    );
  });
});

it("The reason why a time is not free is its room exactly where it could be had were all rooms and devices free", () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const withFreeRooms = startsOf({ ...world, units: [] });
      for (const { startMinute, reason } of findTimes(dayOfWorld(world), requestOfWorld(world)).blocked) {
        expect(reason.kind === "roomTaken").toBe(withFreeRooms.includes(startMinute));
      }
    }),
  );
});

it("A room is not free for the next visit until it is clean", () => {
  fc.assert(
    fc.property(withRooms(oneServiceWorlds), fc.constantFrom(15, 30), (world, cleanupMinutes) => {
      const [entry] = world.entries;
      const entries = entry ? [{ ...entry, able: entry.able.map((one) => ({ ...one, cleanupMinutes })) }] : [];
      const { visits } = findTimes(dayOfWorld(world), requestOfWorld({ ...world, entries }));
      for (const { units, start, end } of visits.flatMap(placementsOfVisit))
        for (const unit of units) expect(isVacant(world.units, unit, start, end + cleanupMinutes)).toBe(true);
      const longer = entry
        ? [{ ...entry, able: entry.able.map((one) => ({ ...one, minutes: one.minutes + cleanupMinutes })) }]
        : [];
      expect(visits.map(({ startMinute }) => startMinute)).toEqual(startsOf({ ...world, entries: longer }));
    }),
  );
});

it("More people than a room has units follow one another in it", () => {
  const world = (people: number): World => ({
    length: 240,
    masters: [1, 2, 3].map((id) => ({
      id,
      rank: id,
      shifts: [{ startsMinute: 0, endsMinute: 240 }],
      breaks: [],
      busy: [],
    })),
    units: [],
    entries: Array.from({ length: people }, (_, index) => ({
      person: index + 1,
      masterId: null,
      able: [1, 2, 3].map((masterId) => ({ masterId, minutes: 60, price: 0, priceMax: null })),
      needs: [[0, 1]],
    })),
    awaitingMinutes: 0,
  });
  const endOfFirst = (people: number) =>
    findTimes(dayOfWorld(world(people)), requestOfWorld(world(people))).visits[0]?.endMinute;
  expect([1, 2, 3].map(endOfFirst)).toEqual([60, 60, 120]);
  const three = world(3);
  expect(visitRequestOf(three.entries, 0).arrangement).toBe("joining");
});
