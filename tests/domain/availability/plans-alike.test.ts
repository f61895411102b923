import { describe, expect, it } from "vitest";
import { effortOfVisit } from "../../../domain/availability/budget.ts";
import { cellRange, type Cells, noCells } from "../../../domain/availability/cells.ts";
import type { Day } from "../../../domain/availability/day.ts";
import { comparePlans } from "../../../domain/availability/plans.ts";
import { visitRequestOf } from "../../../domain/availability/visit-request.ts";

const wish = (person: number, minutes: number, ...ids: number[]) => ({
  person,
  masterId: null,
  able: ids.map((masterId) => ({ masterId, minutes, price: 0, priceMax: null })),
});

/** A day of masters who work for three hours, but for when others have them. */
function dayOf(...busy: Cells[]): Day {
  const masters = busy.map((own, rank) => ({ id: rank + 1, rank, work: cellRange(0, 12), busy: own }));
  return { masters, minutes: 1440, nowMinute: 0, earliestMinute: 0 };
}

function summaryOf(day: Day, entries: ReturnType<typeof wish>[], wait: number, perRequest?: number) {
  const effort = { ...effortOfVisit, perRequest: perRequest ?? effortOfVisit.perRequest };
  return comparePlans([day], visitRequestOf(entries, wait), effort).map(({ manners, visit, waitingMinutes }) => ({
    manners,
    starts: visit.entries.map(({ startMinute }) => startMinute),
    waitingMinutes,
  }));
}

describe("Plans that start and end alike", () => {
  it("are two where somebody is served at another time, and somebody else waits", () => {
    const day = dayOf(cellRange(2, 12), cellRange(0, 3), noCells);
    expect(summaryOf(day, [wish(1, 15, 1), wish(1, 15, 2), wish(2, 15, 3)], 45).slice(0, 2)).toEqual([
      { manners: ["together"], starts: [0, 45, 0], waitingMinutes: 30 },
      { manners: ["oneAfterAnother"], starts: [15, 45, 0], waitingMinutes: 15 },
    ]);
  });

  it("are one where the shortest is the other in another order", () => {
    const day = dayOf(noCells, cellRange(0, 12));
    expect(summaryOf(day, [wish(1, 30, 1, 2), wish(2, 30, 1)], 0)).toEqual([
      { manners: ["oneAfterAnother", "shortest"], starts: [0, 30], waitingMinutes: 0 },
    ]);
  });
});

it("Plans of two days are two, also where they start and end at the same times", () => {
  const free = cellRange(0, 12);
  const firstDay = dayOf(cellRange(2, 12), cellRange(0, 3), free);
  const secondDay = dayOf(cellRange(1, 12), cellRange(0, 3), cellRange(1, 12));
  const request = visitRequestOf([wish(1, 15, 1), wish(1, 15, 2), wish(2, 15, 1, 3)], 45);
  const plans = comparePlans([firstDay, secondDay], request);
  expect(
    plans.map(({ manners, day, visit: { startMinute, endMinute } }) => [manners, day, startMinute, endMinute]),
  ).toEqual([
    [["together"], 1, 0, 60],
    [["oneAfterAnother", "shortest"], 0, 0, 60],
  ]);
});

it("Who waits for their turn waits for no service of theirs", () => {
  const day = dayOf(cellRange(2, 4), cellRange(0, 12));
  const plans = summaryOf(day, [wish(1, 30, 1), wish(2, 60, 1)], 60);
  expect(plans).toContainEqual({ manners: ["oneAfterAnother"], starts: [0, 60], waitingMinutes: 0 });
});

it("Plans are compared with as many steps as are given for it", () => {
  const day = dayOf(noCells, noCells);
  const entries = [wish(1, 30, 1, 2), wish(2, 30, 1, 2)];
  expect(summaryOf(day, entries, 0, 1_000_000)).toEqual(summaryOf(day, entries, 0));
  expect(summaryOf(day, entries, 0, 0).map(({ manners }) => manners)).toEqual([["oneAfterAnother", "shortest"]]);
});

it("Where half of the steps end before the shortest visit is found, the first of all stands for it", () => {
  const masters = [cellRange(2, 10), cellRange(1, 7), cellRange(0, 8)].map((work, rank) => ({
    id: rank + 1,
    rank,
    work,
    busy: noCells,
  }));
  const day = { masters, minutes: 1440, nowMinute: 0, earliestMinute: 0 };
  const entries = [wish(1, 45, 3), wish(2, 45, 2, 3), wish(3, 15, 2), wish(3, 45, 2)];
  expect(summaryOf(day, entries, 15)).toMatchObject([{ manners: ["shortest"], starts: [15, 60, 15, 30] }]);
  expect(summaryOf(day, entries, 15, 175)).toMatchObject([{ manners: ["shortest"], starts: [0, 45, 45, 60] }]);
});

it("The shortest visit of one person is found without any steps", () => {
  const day = dayOf(noCells, cellRange(0, 3));
  expect(summaryOf(day, [wish(1, 15, 1), wish(1, 15, 2)], 45, 0).at(-1)).toEqual({
    manners: ["shortest"],
    starts: [30, 45],
    waitingMinutes: 0,
  });
});
