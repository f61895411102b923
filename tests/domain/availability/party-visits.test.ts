import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellMinutes, cellRange, noCells } from "../../../domain/availability/cells.ts";
import type { Gathering } from "../../../domain/availability/party.ts";
import { PartyVisits } from "../../../domain/availability/party-visits.ts";
import type { Placed } from "../../../domain/availability/one-person.ts";
import type { RequestedEntry } from "../../../domain/availability/visit-request.ts";
import { visitOf } from "../../../domain/availability/visit.ts";
import { endOf, isAllowed, isVacant, placementsOfVisit, someVisit, startOf } from "./oracle.ts";
import { dayOf, partyIn, partyOf, placedBy, plenty, wish } from "./parties.ts";
import { partyWorlds } from "./worlds.ts";

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
