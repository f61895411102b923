import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findTimes } from "../../../domain/availability/day-times.ts";
import {
  allPlans,
  candidatesOf,
  couldBeTogether,
  endOf,
  isAllowed,
  isFree,
  isFreeThroughout,
  longestWait,
  minutesBy,
  placementsOfVisit,
  startOf,
  type World,
} from "./oracle.ts";
import { dayOfWorld, oneServiceWorlds, onePersonWorlds, peopleWorlds, requestOfWorld, worlds } from "./worlds.ts";

function visitsOf(world: World) {
  return findTimes(dayOfWorld(world), requestOfWorld(world)).visits;
}

function plansOf(world: World) {
  return allPlans(world, couldBeTogether(world));
}

function masterOf(world: World, id: number) {
  const found = world.masters.find((master) => master.id === id);
  if (found === undefined) throw new Error(`Nobody has the id ${id}`);
  return found;
}

describe("A visit that is offered", () => {
  it("keeps to the shifts, breaks and visits of its masters, who serve one person at a time", () => {
    fc.assert(
      fc.property(worlds, (world) => {
        for (const visit of visitsOf(world)) {
          const plan = placementsOfVisit(visit);
          expect(plan).toHaveLength(world.entries.length);
          plan.forEach(({ masterId, start, end }, index) => {
            const entry = world.entries[index];
            expect(entry?.masterId ?? masterId).toBe(masterId);
            expect(entry?.able).toContainEqual(expect.objectContaining({ masterId, minutes: end - start }));
            expect(isFreeThroughout(masterOf(world, masterId), start, end)).toBe(true);
            const others = plan.filter((other, place) => place !== index && other.masterId === masterId);
            expect(others.every((other) => other.end <= start || end <= other.start)).toBe(true);
          });
        }
      }),
    );
  });

  it("takes nobody longer from one service to the next than they accept, and never two services at once", () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const together = couldBeTogether(world);
        for (const visit of visitsOf(world)) {
          expect(isAllowed(world, placementsOfVisit(visit), together)).toBe(true);
        }
      }),
    );
  });

  it.each([
    ["one service", oneServiceWorlds, 200],
    ["several services of one person", onePersonWorlds, 150],
    ["several people", peopleWorlds, 100],
  ] as const)("is there at every time at which trying everything finds one, for %s", (_, kind, numRuns) => {
    fc.assert(
      fc.property(kind, (world) => {
        const possible = new Set(plansOf(world).map(startOf));
        expect(visitsOf(world).map(({ startMinute }) => startMinute)).toEqual(
          [...possible].toSorted((left, right) => left - right),
        );
      }),
      { numRuns },
    );
  });

  it("is the shortest that one person can have at that time", () => {
    fc.assert(
      fc.property(fc.oneof(oneServiceWorlds, onePersonWorlds), (world) => {
        const plans = plansOf(world);
        for (const { startMinute, endMinute } of visitsOf(world)) {
          const ends = plans.filter((plan) => startOf(plan) === startMinute).map(endOf);
          expect(endMinute).toBe(Math.min(...ends));
        }
      }),
    );
  });

  it("makes none of several people wait when that can be avoided", () => {
    fc.assert(
      fc.property(peopleWorlds, (world) => {
        const withoutWaiting = plansOf(world).filter((plan) => longestWait(world, plan) === 0);
        const starts = new Set(withoutWaiting.map(startOf));
        for (const visit of visitsOf(world).filter(({ startMinute }) => starts.has(startMinute))) {
          expect(longestWait(world, placementsOfVisit(visit))).toBe(0);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("with any master goes to the least busy that day of the free ones who are as quick, then to the first in rank", () => {
    fc.assert(
      fc.property(oneServiceWorlds, (world) => {
        const load = new Map(
          dayOfWorld(world).masters.map(({ id, busy, rank }) => [id, [cellCount(busy), rank] as const]),
        );
        const order = (id: number) => load.get(id) ?? [0, 0];
        for (const visit of visitsOf(world)) {
          const minutes = visit.endMinute - visit.startMinute;
          const [entry] = world.entries;
          const asLong = entry ? candidatesOf(entry).filter((id) => minutesBy(entry, id) === minutes) : [];
          const free = asLong.filter((id) => isFreeThroughout(masterOf(world, id), visit.startMinute, visit.endMinute));
          const [fairest] = free.toSorted((left, right) => {
            const [[busy, rank], [otherBusy, otherRank]] = [order(left), order(right)];
            return busy - otherBusy || rank - otherRank;
          });
          expect(visit.entries[0]?.masterId).toBe(fairest);
        }
      }),
    );
  });

  it("does not depend on the order in which masters and their hours are told", () => {
    fc.assert(
      fc.property(
        worlds.chain((world) => fc.tuple(fc.constant(world), fc.shuffledSubarray(world.masters, { minLength: 3 }))),
        ([world, shuffled]) => {
          const masters = shuffled.map((master) => ({
            ...master,
            shifts: master.shifts.toReversed(),
            busy: master.busy.toReversed(),
          }));
          const other = { ...world, masters };
          expect(findTimes(dayOfWorld(other), requestOfWorld(other))).toEqual(
            findTimes(dayOfWorld(world), requestOfWorld(world)),
          );
        },
      ),
    );
  });

  it("starts and ends at the same times whatever order a person names their services in", () => {
    fc.assert(
      fc.property(onePersonWorlds, (world) => {
        const times = (visits: ReturnType<typeof visitsOf>) =>
          visits.map(({ startMinute, endMinute }) => [startMinute, endMinute]);
        const reversed = { ...world, entries: world.entries.toReversed() };
        expect(times(visitsOf(reversed))).toEqual(times(visitsOf(world)));
      }),
    );
  });
});

describe("Every time of the grid in working hours that has not gone by", () => {
  it("is either free or blocked", () => {
    fc.assert(
      fc.property(worlds, fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 60 }), (world, now, lead) => {
        const day = dayOfWorld(world, { nowMinute: now, earliestMinute: now + lead });
        const { state, visits, blocked } = findTimes(day, requestOfWorld(world));
        const shown = [...visits, ...blocked].map(({ startMinute }) => startMinute);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.every((minute) => minute % 15 === 0 && minute >= now)).toBe(true);
        expect(visits.every(({ startMinute }) => startMinute >= now + lead)).toBe(true);
        const wanted = new Set(world.entries.flatMap(candidatesOf));
        const worked = world.masters.filter(({ id }) => wanted.has(id));
        for (let minute = Math.ceil(now / 15) * 15; minute < world.length && state !== "closed"; minute += 15) {
          const cell = Array.from({ length: 15 }, (_, index) => minute + index);
          const someone = worked.some((master) => cell.every((each) => isFree({ ...master, busy: [] }, each)));
          if (someone) expect(shown).toContain(minute);
        }
      }),
    );
  });
});

function cellCount(cells: { a: number; b: number; c: number; d: number }): number {
  return [cells.a, cells.b, cells.c, cells.d]
    .map((word) => (word >>> 0).toString(2).replaceAll("0", "").length)
    .reduce((total, count) => total + count, 0);
}
