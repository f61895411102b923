import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boardOf } from "../../../domain/availability/day.ts";
import { OnePersonSearch } from "../../../domain/availability/one-person.ts";
import { except, firstIn, type WaySet, WayTable } from "../../../domain/availability/way-table.ts";
import { type Way, waysOf } from "../../../domain/availability/ways.ts";
import { allPlans, type World } from "./oracle.ts";
import { dayOfWorld, onePersonWorlds, peopleWorlds, requestOfWorld, withRooms } from "./worlds.ts";

const all = 100_000;

function searchesOf(world: World): OnePersonSearch[] {
  const { people, wait } = requestOfWorld(world);
  return people.map((person) => new OnePersonSearch(boardOf(dayOfWorld(world)), person, wait));
}

function listOf(search: OnePersonSearch, start: number, end = 128, most = all): Way[] {
  return waysOf(search, start, end, most, { steps: all });
}

/** Who does each service when, in the order in which they were given. */
function shownOf({ steps }: Way): string {
  const inOrder = steps.toSorted((one, other) => one.task.index - other.task.index);
  return inOrder.map(({ masterId, start, end }) => [masterId, start * 15, end * 15].join(" ")).join();
}

describe("The ways to serve one person from a start", () => {
  it("are all that there are, and those that end by a cell", () => {
    fc.assert(
      fc.property(withRooms(onePersonWorlds), fc.nat(11), fc.nat(12), (world, start, length) => {
        const [search] = searchesOf(world);
        if (search === undefined) return;
        const end = start + length;
        const plans = allPlans(world, true).filter(
          (plan) =>
            Math.min(...plan.map((one) => one.start)) === start * 15 &&
            Math.max(...plan.map((one) => one.end)) <= end * 15,
        );
        const expected = plans.map((plan) => plan.map((one) => [one.masterId, one.start, one.end].join(" ")).join());
        expect(new Set(listOf(search, start, end).map(shownOf))).toEqual(new Set(expected));
      }),
      { numRuns: 300 },
    );
  });

  it("are each told once, with their start and end, and in the order in which masters are chosen", () => {
    fc.assert(
      fc.property(onePersonWorlds, fc.nat(11), (world, start) => {
        const [search] = searchesOf(world);
        if (search === undefined) return;
        const ways = listOf(search, start);
        expect(new Set(ways.map(shownOf)).size).toBe(ways.length);
        for (const { steps, start: from, end } of ways) {
          expect([from, end]).toEqual([steps[0]?.start, steps.at(-1)?.end]);
          expect(from).toBe(start);
        }
        const firsts = [...new Set(ways.map(({ steps: [first] }) => first))];
        expect(firsts).toEqual(search.turnsFrom((1 << search.tasks.tasks.length) - 1, start));
      }),
      { numRuns: 200 },
    );
  });

  it("are some of them where there are more than are asked for: those that differ from their first services on", () => {
    fc.assert(
      fc.property(onePersonWorlds, fc.nat(11), fc.integer({ min: 1, max: 12 }), (world, start, most) => {
        const [search] = searchesOf(world);
        if (search === undefined) return;
        const [every, some] = [listOf(search, start), listOf(search, start, 128, most)];
        expect(some.length).toBeLessThanOrEqual(most);
        const firstsOf = (ways: readonly Way[]) => new Set(ways.map(({ steps: [first] }) => first));
        expect(firstsOf(some).size).toBe(Math.min(most, firstsOf(every).size));
        if (most >= every.length * every.length) expect(some.map(shownOf)).toEqual(every.map(shownOf));
        expect(every.map(shownOf)).toEqual(expect.arrayContaining(some.map(shownOf)));
      }),
      { numRuns: 300 },
    );
  });

  it("take a step each, and end with the steps", () => {
    fc.assert(
      fc.property(onePersonWorlds, fc.nat(11), fc.nat(6), (world, start, steps) => {
        const [search] = searchesOf(world);
        if (search === undefined) return;
        const every = listOf(search, start).length;
        const budget = { steps };
        const listed = waysOf(search, start, 128, all, budget).length;
        expect([listed, budget.steps]).toEqual([Math.min(every, steps + 1), steps - listed]);
      }),
      { numRuns: 200 },
    );
  });
});

describe("A table of ways", () => {
  const tablesOf = (world: World) =>
    searchesOf(world).map((search) => new WayTable(ids(12).flatMap((start) => listOf(search, start - 1))));

  it("knows which of one person's ways leave which of another's", () => {
    fc.assert(
      fc.property(withRooms(peopleWorlds), (world) => {
        const [one, other] = tablesOf(world);
        if (one === undefined || other === undefined) return;
        for (const [number, way] of one.ways.entries()) {
          const conflicts = one.conflicts(number, other);
          const expected = other.ways.map((its) => excludeEachOther(way, its));
          expect(other.ways.map((_, index) => has(conflicts, index))).toEqual(expected);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("knows the first that starts at a cell or later", () => {
    fc.assert(
      fc.property(peopleWorlds, fc.nat(128), (world, start) => {
        for (const table of tablesOf(world)) {
          const later = table.ways.findIndex((way) => way.start >= start);
          expect(table.firstFrom(start)).toBe(later === -1 ? table.ways.length : later);
          expect(table.ways.every((_, index) => has(table.all(), index))).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("A set of ways", () => {
  const sets = fc.tuple(fc.array(fc.boolean(), { minLength: 1, maxLength: 100 }), fc.array(fc.boolean()));

  it("without another has what is in it alone, and leaves both as they were", () => {
    fc.assert(
      fc.property(sets, ([own, others]) => {
        const [set, other] = [setOf(own), setOf(own.map((_, index) => others[index] ?? false))];
        const rest = except(set, other);
        expect(own.map((_, index) => has(rest, index))).toEqual(own.map((is, index) => is && !others[index]));
        expect(own.map((_, index) => has(set, index))).toEqual(own);
      }),
    );
  });

  it("has a first in a range, with or without those of another", () => {
    fc.assert(
      fc.property(sets, fc.nat(100), fc.nat(110), ([own, others], from, to) => {
        const [set, other] = [setOf(own), setOf(own.map((_, index) => others[index] ?? false))];
        const firstOf = (isIn: (index: number) => boolean) =>
          own.flatMap((is, index) => (is && index >= from && index < to && isIn(index) ? [index] : []))[0];
        expect(firstIn(set, undefined, from, to)).toBe(firstOf(() => true));
        expect(firstIn(set, other, from, to)).toBe(firstOf((index) => !others[index]));
      }),
      { numRuns: 1_000 },
    );
  });
});

function ids(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function setOf(members: readonly boolean[]): WaySet {
  const set: WaySet = new Int32Array((members.length + 31) >> 5);
  for (const [index, isIn] of members.entries())
    if (isIn) set[index >> 5] = (set[index >> 5] ?? 0) | (1 << (index & 31));
  return set;
}

function has(set: WaySet, index: number): boolean {
  return (((set[index >> 5] ?? 0) >>> (index & 31)) & 1) === 1;
}

/** Whether two ways need a master, or a unit that nothing can stand for, at the same time. */
function excludeEachOther(one: Way, other: Way): boolean {
  return one.steps.some((mine) =>
    other.steps.some((theirs) => {
      const areAtOnce = mine.start < theirs.end && theirs.start < mine.end;
      const soleOf = (units: readonly (readonly number[])[]) => units.filter(({ length }) => length === 1).flat();
      const share = soleOf(mine.units).some((unit) => soleOf(theirs.units).includes(unit));
      return areAtOnce && (mine.masterId === theirs.masterId || share);
    }),
  );
}
