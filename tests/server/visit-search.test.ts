import { availableParallelism } from "node:os";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { comparePlans, shortestMinutes } from "../../domain/availability/plans.ts";
import { findTimes, firstVisits, summarizeDay, visitAt } from "../../domain/availability/day-times.ts";
import { visitRequestOf } from "../../domain/availability/visit-request.ts";
import { limits } from "../../server/core/limits.ts";
import { everyVisit } from "../../server/services/visit-search/questions.ts";
import { createVisitSearch, type VisitSearch } from "../../server/services/visit-search/visit-search.ts";
import { daysOf, entriesOf, randomFrom } from "../bench/plan-worlds.ts";

const random = randomFrom(7);
const days = daysOf(random, 0.33);
const [day] = days;
const entries = entriesOf(random);
/** Four people with four services each, as often as it is asked for: a search spends the steps of its request. */
const several = () => visitRequestOf(entries, 0);
const alone = () =>
  visitRequestOf(
    entries.filter(({ person }) => person === 1),
    0,
  );

let search: VisitSearch;
beforeAll(() => {
  search = createVisitSearch();
});
afterAll(() => search.close());

describe("A search for visits", () => {
  it.each([
    ["of one person", alone],
    ["of several people", several],
  ])("%s answers as the calendar is", async (_, request) => {
    if (day === undefined) throw new Error("There is no day");
    expect(await search.plans(request(), days)).toEqual(comparePlans(days, request()));
    expect(await search.shortestMinutes(request())).toBe(shortestMinutes(request()));
    const wanted = request();
    expect(await search.summaries(request(), days)).toEqual(days.map((one) => summarizeDay(one, wanted)));
    expect(await search.times(request(), day)).toEqual(findTimes(day, request()));
    expect(await search.visitAt(request(), day, 540)).toEqual(visitAt(day, request(), 540));
    const [visits] = await search.firstVisits(request(), [day], everyVisit);
    expect(visits).toEqual(firstVisits(day, request(), Number.POSITIVE_INFINITY));
    expect(visits?.length).toBeGreaterThan(4);
  });

  it("gives no more visits than are wanted of a day, and of all", async () => {
    const counts = async (ofAll: number, ofOne: number) => {
      const found = await search.firstVisits(alone(), days.slice(0, 3), { ofAll, ofOne });
      return found.map((visits) => visits.length);
    };
    expect(await counts(6, 3)).toEqual([3, 3, 0]);
    expect(await counts(5, 3)).toEqual([3, 2, 0]);
    expect(await counts(0, 3)).toEqual([0, 0, 0]);
  });

  it("for several people lets whoever comes alone be answered meanwhile", async () => {
    const answered: string[] = [];
    const first = search.plans(several(), days).then(() => answered.push("several"));
    await search.plans(alone(), days);
    answered.push("alone");
    await first;
    expect(answered).toEqual(["alone", "several"]);
  });
});

describe("A search for visits is refused for now", () => {
  it("where it takes too long, and the next one is made", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.abort());
    await expect(search.plans(several(), days)).rejects.toMatchObject({ problem: { code: "unavailable" } });
    expect(timeout).toHaveBeenCalledWith(limits.searchSeconds * 1_000);
    expect(await search.shortestMinutes(several())).toBe(shortestMinutes(several()));
  });

  it("where too many wait for one already", async () => {
    const busy = createVisitSearch();
    const most = limits.searchesWaiting + availableParallelism();
    const asked = Promise.allSettled(Array.from({ length: most }, () => busy.plans(several(), days)));
    await expect(busy.plans(several(), days)).rejects.toMatchObject({ problem: { code: "unavailable" } });
    await busy.close();
    await asked;
  });
});
