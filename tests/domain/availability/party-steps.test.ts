import { describe, expect, it } from "vitest";
import { effortOfTimes, stepsOfUnlocks } from "../../../domain/availability/budget.ts";
import { cellRange, cellsOfDay } from "../../../domain/availability/cells.ts";
import type { Gathering } from "../../../domain/availability/party.ts";
import { boardOf, type Day } from "../../../domain/availability/day.ts";
import { unlocksOf } from "../../../domain/availability/unlock.ts";
import { type RequestedEntry, visitRequestOf } from "../../../domain/availability/visit-request.ts";
import { dayOf, partyOf, placedBy, wish } from "./parties.ts";

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

describe("What opens the times of a day is looked for with a part of the steps", () => {
  /** Five who may not be served together either: their last master is free for the first two hours alone. */
  const day = dayOf(8, 9, 10, 11, 12, 13, 14, 15, 8);
  const entries = [1, 2, 3, 4, 5].flatMap((person) => [wish(person, 30, [1, 2, 3, 4, 5, 6]), wish(person, 30, [9])]);
  const spentOf = (steps: number) => {
    const request = visitRequestOf(entries, 0, "oneAfterAnother", { steps });
    unlocksOf(boardOf(day), request, cellRange(0, 8));
    return steps - request.budget.steps;
  };

  it("that is the same however much there would be to try", () => {
    expect(spentOf(effortOfTimes.perRequest)).toBe(stepsOfUnlocks);
    expect(stepsOfUnlocks / effortOfTimes.perRequest).toBe(0.06);
  });

  it("or with those that are left, where these are fewer", () => {
    expect(spentOf(1_000)).toBe(1_000);
  });
});
