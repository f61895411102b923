import fc from "fast-check";
import { expect, test } from "vitest";
import { cellRange, noCells } from "../../../domain/availability/cells.ts";
import { findTimes } from "../../../domain/availability/day-times.ts";
import { visitRequestOf } from "../../../domain/availability/visit-request.ts";
import { whyPicked } from "../../../domain/availability/why-picked.ts";
import { isFreeThroughout, placementsOfVisit, type Placement, type World } from "./oracle.ts";
import { dayOfWorld, requestOfWorld, withCleanup, worlds } from "./worlds.ts";

/** What may be said of whoever does an entry of a plan, by trying everybody else in their place, minute by minute. */
function reasonOf(world: World, plan: readonly Placement[], index: number): string | undefined {
  const [entry, placement] = [world.entries[index], plan[index]];
  if (entry === undefined || placement === undefined) throw new Error("There is no such entry.");
  if (entry.masterId !== null || entry.able.length < 2) return undefined;
  const { masterId, start } = placement;
  const candidates = entry.able.flatMap((able) =>
    world.masters
      .filter(({ id }) => id === able.masterId)
      .map((master) => ({ ...able, master, load: quartersOf(world, master), rank: master.rank })),
  );
  const chosen = candidates.find((one) => one.masterId === masterId);
  if (chosen === undefined) throw new Error("Whoever does it can do it.");
  const rivals = candidates.filter((one) => {
    const [end, cleanup] = [start + one.minutes, one.cleanupMinutes ?? 0];
    const own = plan.filter((other) => other !== placement && other.masterId === one.masterId);
    const isApart = own.every((other) => other.end <= start || end <= other.start);
    return one !== chosen && isApart && isFreeThroughout(one.master, start, end + cleanup);
  });
  if (rivals.length === 0) return "onlyFree";
  if (Math.min(...rivals.map(({ minutes }) => minutes)) > chosen.minutes) return "quickest";
  if (Math.min(...rivals.map(({ minutes }) => minutes)) < chosen.minutes) return "fitsVisit";
  const asQuick = rivals.filter(({ minutes }) => minutes === chosen.minutes);
  if (Math.min(...asQuick.map(({ load }) => load)) > chosen.load) return "leastBusy";
  const [first] = [chosen, ...asQuick].toSorted((one, other) => one.load - other.load || one.rank - other.rank);
  return first === chosen ? "bestRated" : "fitsVisit";
}

/** How many quarters of an hour of a day the visits of a master take any part of. */
function quartersOf({ length }: World, { busy }: World["masters"][number]): number {
  const quarters = Array.from({ length: length / 15 }, (_, index) => index * 15);
  return quarters.filter((from) => busy.some((span) => span.startsMinute < from + 15 && from < span.endsMinute)).length;
}

test("a master is the only one free, the quickest, the least busy or the best rated of who could do it, or fits the whole visit", () => {
  fc.assert(
    fc.property(withCleanup(worlds), (world) => {
      const [day, request] = [dayOfWorld(world), requestOfWorld(world)];
      for (const visit of findTimes(day, request).visits) {
        const plan = placementsOfVisit(visit);
        expect(whyPicked(day, request, visit)).toEqual(plan.map((_, index) => reasonOf(world, plan, index)));
      }
    }),
    { numRuns: 300 },
  );
});

const able = (masterId: number, minutes: number) => ({ masterId, minutes, price: 0, priceMax: null });
const master = (id: number, rank: number, busy = noCells, isPreferred = false) => {
  return { id, rank, work: cellRange(36, 44), busy, isPreferred };
};

test("a master is the only one free where the others who could do it are not there that day", () => {
  const request = visitRequestOf([{ person: 1, masterId: null, able: [able(1, 60), able(7, 60)] }], 0);
  const day = { masters: [master(1, 0)], minutes: 1440, nowMinute: 0, earliestMinute: 0 };
  const [visit] = findTimes(day, request).visits;
  expect(visit && whyPicked(day, request, visit)).toEqual(["onlyFree"]);
});

/** What is said of the master 1, who does it in an hour, beside the masters 2 and 3, who do it in as many minutes. */
function reason(minutes: readonly [number, number], ...masters: ReturnType<typeof master>[]) {
  const own = [60, ...minutes].map((length, index) => able(index + 1, length));
  const day = { masters, minutes: 1440, nowMinute: 0, earliestMinute: 0 };
  const entries = [{ index: 0, masterId: 1, units: [], startMinute: 540, endMinute: 600 }];
  const request = visitRequestOf([{ person: 1, masterId: null, able: own }], 0);
  return whyPicked(day, request, { startMinute: 540, endMinute: 600, entries })[0];
}
const later = cellRange(42, 43);

test("who comes after another one that could do it as quickly is what the whole visit needs", () => {
  expect(reason([60, 60], master(1, 1), master(2, 0), master(3, 2))).toBe("fitsVisit");
  expect(reason([60, 60], master(1, 0, later), master(2, 1), master(3, 2))).toBe("fitsVisit");
  expect(reason([60, 60], master(1, 0), master(2, 1), master(3, 2, later))).toBe("bestRated");
  expect(reason([60, 60], master(1, 2), master(2, 1, later), master(3, 0, later))).toBe("leastBusy");
});

test("who is as quick as one and quicker than another is compared with who is as quick alone", () => {
  expect(reason([60, 90], master(1, 0), master(2, 1), master(3, 2))).toBe("bestRated");
  expect(reason([60, 90], master(1, 2), master(2, 1, later), master(3, 0))).toBe("leastBusy");
  expect(reason([90, 90], master(1, 2), master(2, 1), master(3, 0))).toBe("quickest");
});

test("who is slower than another one is what the whole visit needs", () => {
  expect(reason([45, 60], master(1, 0), master(2, 1), master(3, 2))).toBe("fitsVisit");
  expect(reason([45, 90], master(1, 0), master(2, 1), master(3, 2))).toBe("fitsVisit");
});

test("a master whom the visit had is kept, where nothing else speaks for them", () => {
  expect(reason([45, 60], master(1, 1, later, true), master(2, 0), master(3, 2))).toBe("sameMaster");
  expect(reason([60, 60], master(1, 1, later, true), master(2, 0), master(3, 2))).toBe("sameMaster");
  expect(reason([60, 60], master(1, 0, noCells, true), master(2, 1), master(3, 2))).toBe("bestRated");
});

test("nothing is said of a master who was asked for, and of the only one who does it", () => {
  const day = { masters: [master(1, 0)], minutes: 1440, nowMinute: 0, earliestMinute: 0 };
  const entries = [{ index: 0, masterId: 1, units: [], startMinute: 540, endMinute: 600 }];
  const visit = { startMinute: 540, endMinute: 600, entries };
  const named = visitRequestOf([{ person: 1, masterId: 1, able: [able(1, 60), able(2, 60)] }], 0);
  const only = visitRequestOf([{ person: 1, masterId: null, able: [able(1, 60)] }], 0);
  expect([named, only].map((request) => whyPicked(day, request, visit))).toEqual([[undefined], [undefined]]);
});
