import { describe, expect, it } from "vitest";
import type { Budget } from "../../../domain/availability/budget.ts";
import { cellRange, type Cells, either, noCells } from "../../../domain/availability/cells.ts";
import type { Day } from "../../../domain/availability/day.ts";
import { findTimes, summarizeDay } from "../../../domain/availability/day-times.ts";
import { visitRequestOf } from "../../../domain/availability/visit-request.ts";
import type { Manner } from "../../../domain/manner.ts";

const able = (minutes: number, ...ids: number[]) =>
  ids.map((masterId) => ({ masterId, minutes, price: 0, priceMax: null }));
const wish = (person: number, minutes: number, ids: readonly number[], needs: number[][] = []) => ({
  person,
  masterId: null,
  able: able(minutes, ...ids),
  needs,
});
type Wanted = ReturnType<typeof wish>;

/** A day of masters who work for three hours, or as is said, in the order of their ranks. */
function dayOf(...masters: { work?: Cells; busy?: Cells }[]): Day {
  const always = masters.map(({ work = cellRange(0, 12), busy = noCells }, rank) => ({
    id: rank + 1,
    rank,
    work,
    busy,
  }));
  return { masters: always, minutes: 1440, nowMinute: 0, earliestMinute: 0 };
}

const masters = (count: number) => Array.from({ length: count }, () => ({}));
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function firstOf(day: Day, entries: Wanted[], wait = 0, manner?: Manner) {
  const [visit] = findTimes(day, visitRequestOf(entries, wait, manner)).visits;
  return visit?.entries.map(({ masterId, startMinute, endMinute }) => [masterId, startMinute, endMinute]);
}

/** Whether a day has a time, and how many steps it takes to know that. */
function known(day: Day, entries: Wanted[], manner: Manner): { steps: number; state: string } {
  const budget = { steps: 1_000_000 };
  const { state } = summarizeDay(day, visitRequestOf(entries, 0, manner, budget));
  return { steps: 1_000_000 - budget.steps, state };
}

describe("People who are served together", () => {
  it("wait for nothing where they need not, also where they would be done sooner by waiting", () => {
    const second = either(cellRange(2, 3), cellRange(5, 12));
    const day = dayOf({ busy: cellRange(2, 4) }, { busy: second }, {}, {});
    const anybody = { person: 1, masterId: null, able: [...able(30, 1), ...able(90, 3)], needs: [] };
    expect(firstOf(day, [anybody, wish(1, 30, [2]), wish(2, 30, [4])], 15)).toEqual([
      [3, 30, 120],
      [2, 0, 30],
      [4, 0, 30],
    ]);
  });

  it("are served by whoever is quicker, though others come first in turn", () => {
    const day = dayOf({}, {}, {});
    const anybody = { person: 1, masterId: null, able: [...able(60, 1), ...able(30, 2)], needs: [] };
    expect(firstOf(day, [anybody, wish(2, 30, [3])])).toEqual([
      [2, 0, 30],
      [3, 0, 30],
    ]);
  });
});

describe("People who may join one another", () => {
  it("begin with whoever has the fewest masters to choose from", () => {
    const day = dayOf({}, { busy: cellRange(0, 12) });
    expect(firstOf(day, [wish(1, 30, [1, 2]), wish(2, 30, [1])], 0, "shortest")).toEqual([
      [1, 30, 60],
      [1, 0, 30],
    ]);
  });

  it("begin together where they are done as soon, though the first of them could have a master who comes first in turn", () => {
    const day = dayOf({}, {}, {});
    const entries = [wish(1, 15, [1, 2]), wish(2, 15, [1, 9]), wish(2, 15, [1, 9]), wish(3, 45, [3])];
    expect(firstOf(day, entries, 0, "shortest")).toEqual([
      [2, 0, 15],
      [1, 0, 15],
      [1, 15, 30],
      [3, 0, 45],
    ]);
  });

  it("are two, also where they want the same of the same masters but in other rooms", () => {
    const day = { ...dayOf({}), units: new Map([[0, cellRange(0, 2)]]) };
    expect(firstOf(day, [wish(1, 30, [1], [[0]]), wish(2, 30, [1], [[1]])])).toEqual([
      [1, 30, 60],
      [1, 0, 30],
    ]);
  });

  it("leave a master to others until their own turn with that master", () => {
    const day = dayOf({ work: cellRange(0, 2) }, { work: cellRange(0, 4) }, { work: cellRange(2, 4) });
    const entries = [wish(1, 30, [1]), wish(1, 30, [2]), wish(2, 30, [2, 8, 9]), wish(3, 30, [3, 8, 9])];
    expect(firstOf(day, entries, 0, "shortest")).toEqual([
      [1, 0, 30],
      [2, 30, 60],
      [2, 0, 30],
      [3, 30, 60],
    ]);
  });

  it("are not held up by those who come to join them later", () => {
    const day = dayOf({ work: cellRange(0, 2) }, { work: cellRange(2, 6) });
    const { state, blocked } = findTimes(day, visitRequestOf([wish(1, 60, [1]), wish(2, 60, [2])], 0, "shortest"));
    expect([state, blocked[0]?.reason.kind]).toEqual(["full", "tooShort"]);
  });
});

it("Six services of one person are tried in every order", () => {
  const [other, ...five] = ids(6).map((index) => wish(1, 15, [index === 1 ? 1 : 2]));
  if (other === undefined) throw new Error("There are six.");
  const day = dayOf({ busy: cellRange(0, 5) }, { busy: cellRange(5, 12) });
  expect(firstOf(day, [other, ...five])?.map(([, start]) => start)).toEqual([75, 0, 15, 30, 45, 60]);
});

it("A visit may take all units of rooms and devices that its services may need, each once", () => {
  const request = visitRequestOf([wish(1, 30, [1], [[0, 1], [2]]), wish(2, 30, [1], [[1, 3]])], 0);
  expect(request.units).toEqual([0, 1, 2, 3]);
  expect(visitRequestOf([wish(1, 30, [1])], 0).units).toEqual([]);
});

describe("Two people who may each be served by any of many masters", () => {
  const everybody = [1, 2].flatMap((person) => [30, 45, 60].map((minutes) => wish(person, minutes, ids(8))));

  it("are served together in each manner that allows it, though there are more ways than are listed", () => {
    for (const manner of ["togetherIfPossible", "together", "shortest"] as const) {
      const entries = firstOf(dayOf(...masters(8)), everybody, 0, manner);
      expect(entries?.filter(([, start]) => start === 0)).toHaveLength(2);
      expect(Math.max(...(entries ?? []).map(([, , end]) => end ?? 0))).toBe(135);
    }
    expect(visitRequestOf(everybody, 0).arrangement).toBe("together");
  });
});

describe("That there is no time is known without trying everything", () => {
  const eachStart = 12;

  it("where there are fewer masters than people", () => {
    const entries = ids(8).map((person) => wish(person, 30, ids(7)));
    const { steps, state } = known(dayOf(...masters(7)), entries, "together");
    expect(state).toBe("full");
    expect(steps).toBeLessThanOrEqual(eachStart);
  });

  it("where fewer rooms are left than there are people", () => {
    const entries = ids(6).map((person) => wish(person, 30, ids(6), [[0, 1, 2, 3, 4, 5]]));
    const day = { ...dayOf(...masters(6)), units: new Map([[5, cellRange(0, 12)]]) };
    const { steps, state } = known(day, entries, "together");
    expect(state).toBe("full");
    expect(steps).toBeLessThanOrEqual(eachStart);
  });

  it("where those who are served first leave nobody for what others want next", () => {
    const work = cellRange(0, 4);
    const day = dayOf(...ids(11).map(() => ({ work })), { work: cellRange(2, 4) });
    const entries = [
      wish(1, 30, [1]),
      wish(1, 30, [12]),
      ...[2, 3, 4].map((person) => wish(person, 30, [2, 3, 4, 5])),
      wish(5, 30, [6, 7, 8, 9, 10]),
      wish(5, 30, [12]),
    ];
    const { steps, state } = known(day, entries, "together");
    expect(state).toBe("full");
    expect(steps).toBeLessThan(4_000);
  });

  it("where people want the same, of whom it makes no difference who comes first", () => {
    const day = dayOf({ work: cellRange(0, 12) });
    const { steps, state } = known(
      day,
      ids(7).map((person) => wish(person, 30, [1])),
      "shortest",
    );
    expect(state).toBe("full");
    expect(steps).toBeLessThan(eachStart * 600);
  });

  it("where any of the rooms that are free would be as good", () => {
    const rooms = [ids(10)];
    const entries = [1, 2].flatMap((person) => [wish(person, 30, [person], rooms), wish(person, 30, [person], [[20]])]);
    const work = cellRange(0, 4);
    const day = { ...dayOf({ work }, { work }), units: new Map([[20, cellRange(0, 2)]]) };
    const { steps, state } = known(day, entries, "together");
    expect(state).toBe("full");
    expect(steps).toBeLessThan(100);
  });

  it("where one comes in the morning only, and the other in the evening", () => {
    const day = dayOf({ work: cellRange(0, 6) }, { work: cellRange(6, 12) });
    expect(known(day, [wish(1, 30, [1]), wish(2, 30, [2])], "together")).toEqual({ steps: 0, state: "full" });
  });

  it("and what is found with all steps is found with just as many", () => {
    const [day, entries] = [dayOf(...masters(3)), ids(3).map((person) => wish(person, 30, [1, 2, 3]))];
    const found = (budget: Budget) => findTimes(day, visitRequestOf(entries, 0, "together", budget)).visits.length;
    const budget = { steps: 1_000_000 };
    const all = found(budget);
    const steps = 1_000_000 - budget.steps;
    expect([found({ steps }), found({ steps: steps - 1 }) < all]).toEqual([all, true]);
  });
});
