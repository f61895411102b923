import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alikeOn } from "../../../domain/availability/alike.ts";
import { cellMinutes, cellRange, cellsOfDay, noCells } from "../../../domain/availability/cells.ts";
import type { Party, Gathering } from "../../../domain/availability/party.ts";
import { PartyVisits } from "../../../domain/availability/party-visits.ts";
import { boardOf, type Day } from "../../../domain/availability/day.ts";
import { OnePersonSearch, type Placed } from "../../../domain/availability/one-person.ts";
import { Stays } from "../../../domain/availability/stay.ts";
import { type RequestedEntry, visitRequestOf } from "../../../domain/availability/visit-request.ts";
import { visitOf } from "../../../domain/availability/visit.ts";
import { endOf, isAllowed, isVacant, placementsOfVisit, someVisit, startOf, type World } from "./oracle.ts";
import { partyWorlds, dayOfWorld } from "./worlds.ts";

const plenty = 10_000_000;

function partyOf(day: Day, entries: readonly RequestedEntry[], awaitingMinutes: number, gathering: Gathering): Party {
  const { people, wait } = visitRequestOf(entries, awaitingMinutes);
  const board = boardOf(day);
  const alike = alikeOn(board, people);
  const searches = people.map((person) => new OnePersonSearch(board, person, wait));
  return { people: searches, wait, gathering, alike, stays: new Stays(alike) };
}

function partyIn(world: World, gathering: Gathering): Party {
  return partyOf(dayOfWorld(world), world.entries, world.awaitingMinutes, gathering);
}

/** What is placed from a start by an end, and how many steps it takes to know that. */
function placedBy(party: Party, start: number, end: number): { placed: Placed[] | undefined; steps: number } {
  const budget = { steps: plenty };
  const placed = new PartyVisits(party, start).placeBy(end, budget);
  return { placed, steps: plenty - budget.steps };
}

/** Masters who work from the beginning of the day up to a cell each, in the order of their ranks. */
const dayOf = (...ends: number[]): Day => ({
  masters: ends.map((end, rank) => ({ id: rank + 1, rank, work: cellRange(0, end), busy: noCells })),
  minutes: cellsOfDay * cellMinutes,
  nowMinute: 0,
  earliestMinute: 0,
});
const wish = (person: number, minutes: number, ids: readonly number[], needs: number[][] = []): RequestedEntry => ({
  person,
  masterId: null,
  able: ids.map((masterId) => ({ masterId, minutes, price: 0, priceMax: null })),
  needs,
});

const gatherings = fc.constantFrom<Gathering>("together", "joining");

describe("A visit of a party from a start that ends by a cell", () => {
  it("is there exactly where trying everything finds one", () => {
    fc.assert(
      fc.property(
        partyWorlds,
        gatherings,
        fc.nat(8),
        fc.integer({ min: 1, max: 6 }),
        (world, gathering, start, length) => {
          const minutes = { start: start * cellMinutes, end: (start + length) * cellMinutes };
          const some = someVisit(world, { ...minutes, together: gathering === "together" });
          fc.pre(some !== "unknown");
          const { placed } = placedBy(partyIn(world, gathering), start, start + length);
          expect(placed !== undefined).toBe(some !== "none");
        },
      ),
      { numRuns: 600 },
    );
  });

  it("keeps to the start, to the end and to all rules of a visit", () => {
    fc.assert(
      fc.property(
        partyWorlds,
        gatherings,
        fc.nat(8),
        fc.integer({ min: 3, max: 8 }),
        (world, gathering, start, length) => {
          const { placed } = placedBy(partyIn(world, gathering), start, start + length);
          fc.pre(placed !== undefined);
          const plan = placementsOfVisit(visitOf(placed ?? []));
          expect(startOf(plan)).toBe(start * cellMinutes);
          expect(endOf(plan)).toBeLessThanOrEqual((start + length) * cellMinutes);
          expect(isAllowed(world, plan, gathering === "together")).toBe(true);
          for (const [index, { masterId, units, start: from, end }] of plan.entries()) {
            const others = plan.filter((other, number) => number !== index && other.start < end && from < other.end);
            expect(others.filter((other) => other.masterId === masterId)).toEqual([]);
            expect(others.filter((other) => other.units.some((unit) => units.includes(unit)))).toEqual([]);
            expect(units.every((unit) => isVacant(world.units, unit, from, end))).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("is the same whether it is asked for after later ends or for the first time", () => {
    fc.assert(
      fc.property(partyWorlds, gatherings, fc.nat(8), (world, gathering, start) => {
        const party = partyIn(world, gathering);
        const visits = new PartyVisits(party, start);
        for (let end = start + 8; end > start; end -= 1) {
          expect(visits.placeBy(end, { steps: plenty })).toEqual(
            placedBy(partyIn(world, gathering), start, end).placed,
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  it("is not found with fewer steps than it takes, and what they did not suffice for is tried again", () => {
    fc.assert(
      fc.property(
        partyWorlds,
        gatherings,
        fc.nat(8),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (world, gathering, start, share) => {
          const party = partyIn(world, gathering);
          const { placed, steps } = placedBy(party, start, start + 6);
          fc.pre(steps > 0);
          const visits = new PartyVisits(party, start);
          const budget = { steps: Math.floor(steps * share) };
          expect(visits.placeBy(start + 6, budget)).toBeUndefined();
          expect(budget.steps).toBeLessThan(0);
          expect(visits.placeBy(start + 6, { steps: plenty })).toEqual(placed);
          expect(new PartyVisits(party, start).placeBy(start + 6, { steps })).toEqual(placed);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("Two who come together", () => {
  const masterOf = (placed: Placed[] | undefined, index: number) =>
    placed?.find(({ task }) => task.index === index)?.masterId;

  it("take a room in turn, where one of them can begin without it", () => {
    const entries = [1, 2].flatMap((person) => [wish(person, 30, [person], [[1]]), wish(person, 30, [person])]);
    expect(placedBy(partyOf(dayOf(4, 4), entries, 0, "together"), 0, 4).placed).toBeDefined();
  });

  it("are served by whoever is quick enough, though others come first in turn", () => {
    const either = { ...wish(1, 30, [2]), able: [...wish(1, 60, [1]).able, ...wish(1, 30, [2]).able] };
    const party = partyOf(dayOf(4, 4, 4), [either, wish(2, 30, [3])], 0, "together");
    expect([2, 4].map((end) => masterOf(placedBy(party, 0, end).placed, 0))).toEqual([2, 1]);
  });

  it("have two units for a service that needs two of the same", () => {
    const entries = [
      wish(
        1,
        30,
        [1],
        [
          [1, 2],
          [1, 2],
        ],
      ),
      wish(2, 30, [2]),
    ];
    const { placed } = placedBy(partyOf(dayOf(4, 4), entries, 0, "together"), 0, 4);
    expect(placed?.map(({ units }) => new Set(units))).toContainEqual(new Set([1, 2]));
    const units = new Map([[2, cellRange(0, 4)]]);
    expect(placedBy(partyOf({ ...dayOf(4, 4), units }, entries, 0, "together"), 0, 4).placed).toBeUndefined();
  });

  it("wait no longer than they may for a master who is with the other one", () => {
    const masters = [cellRange(0, 2), cellRange(0, 6), cellRange(5, 12)].map((work, rank) => {
      return { id: rank + 1, rank, work, busy: noCells };
    });
    const entries = [wish(1, 30, [1]), wish(1, 15, [2]), wish(2, 75, [2]), wish(2, 15, [3])];
    expect(placedBy(partyOf({ ...dayOf(), masters }, entries, 15, "together"), 0, 12).placed).toBeUndefined();
    expect(placedBy(partyOf({ ...dayOf(), masters }, entries, 45, "together"), 0, 12).placed).toBeDefined();
  });

  it("take a step each for what is begun for one of them, and one each for what follows", () => {
    const party = partyOf(
      dayOf(4, 4),
      [1, 2].flatMap((id) => [wish(id, 30, [id]), wish(id, 30, [id])]),
      0,
      "together",
    );
    expect(placedBy(party, 0, 4).steps).toBe(14);
  });
});

describe("A situation that led nowhere is another one than that in which", () => {
  /** Two who come together: the first by a master, or in a room, whom the second needs last, or with the other one, who is free. */
  const two = (first: RequestedEntry, last: RequestedEntry) => [first, wish(2, 15, [3]), wish(2, 15, [3]), last];

  it("another master is with somebody", () => {
    const entries = two(wish(1, 60, [1, 2]), wish(2, 15, [1], [[1]]));
    const day = { ...dayOf(4, 4, 2), units: new Map([[1, cellRange(0, 2)]]) };
    expect(placedBy(partyOf(day, entries, 0, "together"), 0, 4).placed?.map(({ masterId }) => masterId)).toContain(2);
  });

  it("somebody has another room", () => {
    const entries = two(wish(1, 60, [1], [[1, 2]]), wish(2, 15, [4], [[1]]));
    const late = { id: 4, rank: 3, work: cellRange(2, 4), busy: noCells };
    const day = { ...dayOf(4, 4, 2), masters: [...dayOf(4, 4, 2).masters, late] };
    const { placed } = placedBy(partyOf(day, entries, 0, "together"), 0, 4);
    expect(new Set(placed?.flatMap(({ units }) => units))).toEqual(new Set([1, 2]));
  });

  it("somebody can be joined at another time", () => {
    const busy = (from: number, to: number) => ({ work: cellRange(from, to), busy: noCells });
    const masters = [busy(0, 6), busy(0, 6), busy(0, 6), busy(2, 4)].map((own, rank) => ({
      id: rank + 1,
      rank,
      ...own,
    }));
    const quickOrSlow = { ...wish(3, 15, [2, 3]), able: [...wish(3, 15, [2]).able, ...wish(3, 30, [3]).able] };
    const entries = [wish(1, 75, [1]), wish(2, 15, [4]), wish(2, 15, [1]), quickOrSlow];
    const { placed } = placedBy(partyOf({ ...dayOf(), masters }, entries, 15, "joining"), 0, 6);
    expect(placed?.find(({ masterId }) => masterId === 4)?.start).toBe(3);
  });
});

describe("That there is no visit takes few steps to know", () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const stepsOf = (day: Day, entries: readonly RequestedEntry[], gathering: Gathering, wait = 0) => {
    const { placed, steps } = placedBy(partyOf(day, entries, wait, gathering), 0, cellsOfDay);
    expect(placed).toBeUndefined();
    return steps;
  };
  /** Nine masters who are free for two hours, or each a little longer than the one before, in what makes no difference. */
  const [equal, unequal] = [dayOf(...ids(9).map(() => 8)), dayOf(...ids(9).map((id) => (id === 9 ? 8 : 7 + id)))];
  /** One of many masters, or rooms, and then master 9, whose two hours are too short for the third. */
  const three = (first: (person: number) => RequestedEntry) =>
    ids(3).flatMap((person) => [first(person), wish(person, 30, [9])]);

  it("where any of the masters who are free would be as good", () => {
    const entries = three((person) => wish(person, 30, ids(6)));
    expect(stepsOf(equal, entries, "together")).toBeLessThan(stepsOf(unequal, entries, "together") / 10);
  });

  it("where any of the rooms that are free would be as good", () => {
    const entries = three((person) => wish(person, 30, [person], [ids(6)]));
    const units = new Map(ids(6).map((unit) => [unit, cellRange(10 + unit, 12 + unit)]));
    expect(stepsOf(equal, entries, "together")).toBeLessThan(stepsOf({ ...equal, units }, entries, "together") / 5);
  });

  it("where it makes no difference which of those who want the same comes first", () => {
    const five = (others: (person: number) => number[]) =>
      ids(5).map((person) => wish(person, 30, [1, ...others(person)]));
    const steps = stepsOf(
      equal,
      five(() => []),
      "joining",
    );
    expect(steps).toBeLessThan(
      stepsOf(
        equal,
        five((person) => [70 + person]),
        "joining",
      ) / 2,
    );
  });

  it("and whatever the order in which they named their services", () => {
    const five = (isTurned: (person: number) => boolean) =>
      ids(3).flatMap((person) => {
        const [one, other] = [wish(person, 30, [1]), wish(person, 30, [2])];
        return isTurned(person) ? [other, one] : [one, other];
      });
    const inOrder = stepsOf(
      dayOf(4, 4),
      five(() => false),
      "joining",
    );
    expect(
      stepsOf(
        dayOf(4, 4),
        five((person) => person === 2),
        "joining",
      ),
    ).toBe(inOrder);
  });

  it("where the masters who were taken before make no difference any more", () => {
    expect(
      stepsOf(
        unequal,
        three((person) => wish(person, 30, ids(6))),
        "together",
      ),
    ).toBeLessThan(1_000);
  });

  it("where two of the people stand in each other's way", () => {
    const two = [1, 2].flatMap((person) => [wish(person, 30, [9]), wish(person, 30, [9]), wish(person, 30, ids(6))]);
    const others = [3, 4].flatMap((person) => ids(3).map(() => wish(person, 30, ids(6))));
    const day = dayOf(...ids(9).map(() => 6));
    for (const gathering of ["together", "joining"] as const) {
      expect(stepsOf(day, [...two, ...others], gathering)).toBeLessThan(800);
    }
  });

  it("where more will have to be in a room at the same time than there are rooms", () => {
    const entries = ids(5).flatMap((person) => [wish(person, 30, [person]), wish(person, 60, ids(5), [ids(4)])]);
    expect(stepsOf(dayOf(...ids(5).map(() => 12)), entries, "together", 15)).toBeLessThan(60_000);
  });
});
