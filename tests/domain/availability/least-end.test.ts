import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cells, cellRange, noCells } from "../../../domain/availability/cells.ts";
import { boardOf } from "../../../domain/availability/day.ts";
import type { Placed } from "../../../domain/availability/one-person.ts";
import { type Gathering, possibleStarts } from "../../../domain/availability/party.ts";
import { shortestSearchOf } from "../../../domain/availability/search.ts";
import { SeveralPeopleSearch } from "../../../domain/availability/several-people-search.ts";
import { visitRequestOf } from "../../../domain/availability/visit-request.ts";
import type { World } from "./oracle.ts";
import { dayOf, partyOf, wish } from "./parties.ts";
import { dayOfWorld, onePersonWorlds, peopleWorlds, requestOfWorld, withRooms } from "./worlds.ts";

const startsOf = (world: World) => Array.from({ length: world.length / 15 }, (_, cell) => cell);
const endOf = (placed: readonly Placed[]) => Math.max(...placed.map(({ start, length }) => start + length));
const shortestIn = (world: World) => shortestSearchOf(boardOf(dayOfWorld(world)), requestOfWorld(world, "shortest"));
const togetherIn = (world: World) =>
  new SeveralPeopleSearch(boardOf(dayOfWorld(world)), requestOfWorld(world, "together"), "together");

describe("No visit ends before it was said to end at the least", () => {
  it.each([
    ["served as soon as can be", shortestIn],
    ["gathered together", togetherIn],
  ])("of people who are %s", (_, searchIn) => {
    fc.assert(
      fc.property(withRooms(peopleWorlds), (world) => {
        const search = searchIn(world);
        for (const cell of startsOf(world)) {
          const placed = search.place(cell);
          if (placed) expect(search.leastEnd(cell)).toBeLessThanOrEqual(endOf(placed));
        }
      }),
    );
  });

  it("and it is said exactly of one person", () => {
    fc.assert(
      fc.property(withRooms(onePersonWorlds), (world) => {
        const search = shortestIn(world);
        for (const cell of startsOf(world)) {
          const placed = search.place(cell);
          expect(search.leastEnd(cell)).toBe(placed ? endOf(placed) : Number.POSITIVE_INFINITY);
        }
      }),
    );
  });

  const end = (taken: Cells[], entries: ReturnType<typeof wish>[], gathering: Gathering) => {
    const { masters, ...day } = dayOf(...taken.map(() => 12));
    const board = boardOf({
      ...day,
      masters: masters.map((master, rank) => ({ ...master, busy: taken[rank] ?? noCells })),
    });
    return new SeveralPeopleSearch(board, visitRequestOf(entries, 30), gathering).leastEnd(0);
  };

  it("as whoever takes longest would be done, and not at all together where somebody can't begin", () => {
    const [one, other] = [wish(1, 30, [1]), wish(2, 60, [2])];
    expect(end([noCells, noCells], [one, other], "together")).toBe(4);
    expect(end([noCells, cellRange(0, 2)], [one, other], "together")).toBe(Number.POSITIVE_INFINITY);
    expect(end([cellRange(2, 4)], [one, wish(2, 60, [1])], "joining")).toBe(8);
  });

  it("as whoever begins with the others would be done, though a quicker master comes later", () => {
    const either = { ...wish(1, 90, [1]), able: [...wish(1, 90, [1]).able, ...wish(1, 30, [2]).able] };
    const taken = [noCells, cellRange(0, 2), noCells];
    expect(end(taken, [either, wish(2, 15, [3])], "together")).toBe(6);
    expect(end(taken, [either, wish(2, 15, [3])], "joining")).toBe(4);
  });
});

it("A visit can start together where everybody can begin, and else where anybody can", () => {
  const { masters, ...day } = dayOf(8, 12);
  const late = masters.map((master) => (master.id === 2 ? { ...master, busy: cellRange(0, 4) } : master));
  const startsOfParty = (gathering: Gathering) =>
    possibleStarts(partyOf({ ...day, masters: late }, [wish(1, 30, [1]), wish(2, 30, [2])], 0, gathering));
  expect(startsOfParty("together")).toEqual(cellRange(4, 7));
  expect(startsOfParty("joining")).toEqual(cellRange(0, 11));
});
