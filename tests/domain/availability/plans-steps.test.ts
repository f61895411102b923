import { describe, expect, it } from "vitest";
import { type Effort, effortOfVisit } from "../../../domain/availability/budget.ts";
import { cellMinutes, cellRange, cellsOfDay, noCells, wholeDay } from "../../../domain/availability/cells.ts";
import { boardOf, type Day } from "../../../domain/availability/day.ts";
import { comparePlans } from "../../../domain/availability/plans.ts";
import { SeveralPeopleSearch } from "../../../domain/availability/several-people-search.ts";
import { type RequestedEntry, searchedFor, visitRequestOf } from "../../../domain/availability/visit-request.ts";
import { wish } from "./parties.ts";

/** A day of masters who work from one cell to another, in the order of their ranks. */
const dayOf = (...work: [from: number, to: number][]): Day => ({
  masters: work.map(([from, to], rank) => ({ id: rank + 1, rank, work: cellRange(from, to), busy: noCells })),
  minutes: cellsOfDay * cellMinutes,
  nowMinute: 0,
  earliestMinute: 0,
});

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** What each master does in minutes of their own. */
const wishOf = (person: number, minutes: [masterId: number, minutes: number][]): RequestedEntry => ({
  ...wish(person, 0, []),
  able: minutes.flatMap(([masterId, own]) => wish(person, own, [masterId]).able),
});

/** The manners of each plan, and when it starts and ends. */
function plansOf(day: Day, entries: RequestedEntry[], effort: Partial<Effort> = {}) {
  const plans = comparePlans([day], visitRequestOf(entries, 0), { ...effortOfVisit, ...effort });
  return plans.map(({ manners, visit: { startMinute, endMinute } }) => [...manners, startMinute, endMinute]);
}

describe("The shortest plan", () => {
  /** Four who want the same of two masters: as soon as the first is there, or sooner done from when both are. */
  const day = dayOf([8, 20], [10, 20]);
  const four = ids(4).map((person) => wish(person, 30, [1, 2]));

  it("is looked for with half of the steps, and where they are too few the first visit of all stands for it", () => {
    const apart = ["oneAfterAnother", 120, 240];
    expect(plansOf(day, four, { perRequest: 412 })).toEqual([apart, ["shortest", 150, 210]]);
    expect(plansOf(day, four, { perRequest: 411 })).toEqual([apart, ["shortest", 120, 210]]);
  });

  it("takes no more steps where there are times before it at which nobody can begin", () => {
    const open = dayOf([3, 12], [2, 4], [9, 10]);
    const quicker = wishOf(2, [
      [1, 45],
      [2, 30],
      [3, 15],
    ]);
    const entries = [wish(1, 15, [2, 3]), wish(1, 45, [1]), quicker];
    for (const earliestMinute of [0, 30]) {
      const plansWith = (perRequest: number) => plansOf({ ...open, earliestMinute }, entries, { perRequest });
      expect(plansWith(239)).toEqual([["oneAfterAnother", "shortest", 30, 135]]);
      expect(plansWith(240)).toEqual([
        ["oneAfterAnother", 30, 135],
        ["shortest", 90, 180],
      ]);
    }
  });

  it("is the shortest of the others where there are too few steps to find any", () => {
    const entries = [
      wishOf(1, [
        [1, 30],
        [2, 90],
      ]),
      wish(2, 30, [1]),
    ];
    expect(plansOf(dayOf([0, 12], [0, 12]), entries, { perRequest: 6 })).toEqual([
      ["together", 0, 90],
      ["oneAfterAnother", "shortest", 0, 60],
    ]);
  });

  it("is a plan in another manner that is shorter than the first visit of all", () => {
    const entries = [wish(1, 30, [2]), wish(1, 15, [1]), wish(2, 15, [2]), wish(2, 15, [1])];
    expect(plansOf(dayOf([2, 4], [0, 5]), entries, { perRequest: 40 })).toEqual([
      ["together", "shortest", 30, 75],
      ["oneAfterAnother", 0, 75],
    ]);
  });

  it("is as short when it is held: what would be held longer is not compared", () => {
    const entries = [
      wishOf(1, [
        [1, 60],
        [2, 30],
      ]),
      wish(2, 30, [3]),
    ];
    expect(plansOf(dayOf([0, 4], [0, 12], [0, 12]), entries, { perVisit: 0 })).toEqual([
      ["together", 0, 60],
      ["oneAfterAnother", 0, 60],
      ["shortest", 15, 45],
    ]);
  });

  it("can take all cells that there are", () => {
    const half = (cellsOfDay * cellMinutes) / 2;
    const entries = [wish(1, half, [1]), wish(1, half, [2]), wish(2, 60, [1])];
    expect(plansOf(dayOf([0, 128], [64, 128]), entries)).toEqual([["shortest", 0, 2 * half]]);
  });
});

describe("A visit from a start", () => {
  function minutesOf(day: Day, entries: RequestedEntry[], manner: "together" | "shortest", effort: Partial<Effort>) {
    const request = searchedFor(visitRequestOf(entries, 0), manner, { ...effortOfVisit, ...effort });
    const search = new SeveralPeopleSearch(boardOf(day), request, manner === "shortest" ? "joining" : manner);
    const placed = search.place(0);
    return placed && Math.max(...placed.map(({ start, length }) => start + length)) * cellMinutes;
  }
  const free = (count: number) => dayOf(...ids(count).map((): [number, number] => [0, 12]));

  it("is found with the steps for a start, and not with fewer", () => {
    const entries = [wish(1, 30, [1]), wish(2, 30, [2])];
    const lengths = [6, 5].map((perStart) => minutesOf(free(2), entries, "together", { perStart }));
    expect(lengths).toEqual([30, undefined]);
  });

  it.each([
    [2, 1],
    [4, 1],
    [8, 4],
  ])("of %i people has one in %i of the steps for being done sooner", (count, share) => {
    const quicker = wishOf(1, [
      [1, 60],
      [2, 30],
    ]);
    const entries = ids(count).map((person) => (person === 1 ? quicker : wish(person, 30, [person + 1])));
    const wanted = count * (count + 1);
    const lengths = [wanted, wanted - 1].map((steps) =>
      minutesOf(free(count + 1), entries, "together", { perVisit: share * steps }),
    );
    expect(lengths).toEqual([30, 60]);
  });

  it("is looked for once, and so is whether there is one", () => {
    const quicker = wishOf(2, [
      [1, 60],
      [2, 30],
    ]);
    const request = visitRequestOf([wish(1, 30, [3]), quicker], 0, "together");
    const search = new SeveralPeopleSearch(boardOf(free(3)), request, "together");
    expect(search.startsAmong(wholeDay)).toEqual(cellRange(0, 11));
    const { steps } = request.budget;
    expect(search.startsAmong(wholeDay)).toEqual(cellRange(0, 11));
    expect(request.budget.steps).toBe(steps);
    expect(search.place(0)).toBe(search.place(0));
  });

  it("takes no steps by an end before which somebody can't be done", () => {
    const request = visitRequestOf([wish(1, 45, [1]), wish(2, 15, [2])], 0, "shortest", { steps: 100 });
    const search = new SeveralPeopleSearch(boardOf(free(2)), request, "joining");
    expect([search.placeBy(0, 2), request.budget.steps]).toEqual([undefined, 100]);
    expect(search.placeBy(0, 3)).toBeDefined();
  });

  it("is tried by ever later ends, which takes fewer steps than ever sooner ones where every master is quicker than the one before", () => {
    const anybody = wishOf(
      1,
      ids(8).map((id) => [id, 135 - 15 * id]),
    );
    expect(minutesOf(free(8), [anybody, wish(2, 15, [8])], "together", { perVisit: 20 })).toBe(30);
  });

  it("is tried by ever sooner ends where the steps end before one is found by ever later ones", () => {
    const day = dayOf([6, 12], [0, 8]);
    const entries = [wish(1, 45, [1, 2]), wish(1, 30, [1, 2]), wish(2, 45, [1, 2]), wish(3, 45, [1, 2])];
    const lengths = [0, 100].map((perVisit) => minutesOf(day, entries, "shortest", { perVisit }));
    expect(lengths).toEqual([165, 135]);
  });
});
