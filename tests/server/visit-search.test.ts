import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { comparePlans, shortestMinutes } from "../../domain/availability/plans.ts";
import { findTimes, firstVisits, summarizeDay, visitAt } from "../../domain/availability/day-times.ts";
import { visitRequestOf } from "../../domain/availability/visit-request.ts";
import { limits } from "../../server/core/limits.ts";
import { everyVisit } from "../../server/services/visit-search/questions.ts";
import type { Task } from "../../server/services/visit-search/thread.ts";
import {
  createVisitSearch,
  type Questions,
  type VisitSearch,
} from "../../server/services/visit-search/visit-search.ts";
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

let all: VisitSearch;
let search: Questions;
beforeAll(() => {
  all = createVisitSearch();
  search = all.askedBy("somebody");
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => all.close());

describe("A search for visits", () => {
  it.each([
    ["of one person", alone],
    ["of several people", several],
  ])("%s answers as the calendar is", async (_, request) => {
    if (day === undefined) throw new Error("There is no day");
    const best = { plans: comparePlans(days, request()), shortestMinutes: shortestMinutes(request()) };
    expect(await search.plans(request(), days)).toEqual(best);
    const wanted = request();
    const overview = await search.overview(request(), days, { ofAll: 3, ofOne: 3 });
    expect(overview.summaries).toEqual(days.map((one) => summarizeDay(one, wanted)));
    expect(overview.first).toEqual(await search.firstVisits(request(), days, { ofAll: 3, ofOne: 3 }));
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
    vi.spyOn(Piscina.prototype, "run").mockImplementationOnce((_task, options) => {
      const signal = options?.signal;
      if (!(signal instanceof AbortSignal)) throw new Error("Nothing can end the search.");
      return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    });
    await expect(timeIsOver(() => search.plans(several(), days))).rejects.toMatchObject(unavailable);
    expect((await search.plans(several(), [])).shortestMinutes).toBe(shortestMinutes(several()));
  });

  it("where it waits for a thread for too long, which the next one has", async () => {
    const threads = slowThreads();
    const busy = createVisitSearch();
    const asked = Array.from({ length: cores }, () => busy.askedBy("somebody").plans(several(), days));
    await expect(timeIsOver(() => busy.askedBy("another").plans(several(), days))).rejects.toMatchObject(unavailable);
    expect(threads.started).toHaveLength(cores);
    await threads.end();
    await Promise.all(asked);
  });

  it("to whoever has many waiting, and where too many others wait", async () => {
    const threads = slowThreads();
    const busy = createVisitSearch();
    const { searchesWaiting: most, searchesWaitingPerCaller: mostOfOne } = limits;
    const ask = (caller: string) => busy.askedBy(caller).plans(several(), days);
    const mine = Array.from({ length: cores + mostOfOne }, () => ask("somebody"));
    await expect(ask("somebody")).rejects.toMatchObject(unavailable);
    const others = Array.from({ length: most - mostOfOne }, (_, index) => ask(`another ${index}`));
    const settled = Promise.allSettled(mine);
    for (let more = 1; more < mostOfOne; more += 1) others.push(ask(`one more ${more}`));
    await expect(ask("one too many")).rejects.toMatchObject(unavailable);
    await threads.end();
    expect(await Promise.all(others)).toHaveLength(most - 1);
    expect((await settled).filter(({ status }) => status === "fulfilled")).toHaveLength(cores + 1);
  });

  it("where the search is closed meanwhile, and is not begun then", async () => {
    const threads = slowThreads();
    const closing = createVisitSearch();
    const asked = Array.from({ length: cores + 1 }, () => closing.askedBy("somebody").plans(several(), days));
    const settled = Promise.allSettled(asked);
    await closing.close();
    await threads.end();
    expect((await settled).at(-1)).toMatchObject({ status: "rejected", reason: unavailable });
    expect(threads.started).toHaveLength(cores);
  });
});

describe("Where somebody asks for more searches at once than are made,", () => {
  it("another's question is answered before these, and what is asked of one day first of all", async () => {
    const threads = slowThreads();
    const busy = createVisitSearch();
    const mine = busy.askedBy("somebody");
    const most = cores + limits.searchesWaitingPerCaller;
    let answered = 0;
    const flood = Array.from({ length: most + 25 }, () => mine.plans(several(), days).then(() => (answered += 1)));
    const settled = Promise.allSettled(flood);
    const others = busy.askedBy("another");
    if (day === undefined) throw new Error("There is no day");
    const answers = [others.plans(several(), days), others.times(several(), day), others.visitAt(several(), day, 540)];
    const answeredTillThen = Promise.all(answers).then(() => answered);
    await threads.end();
    expect(threads.started.slice(cores, cores + 2)).toEqual(["times", "visitAt"]);
    // Beside those that were under way already only one that waited longer.
    expect(await answeredTillThen).toBe(cores + 1);
    const done = (await settled).filter(({ status }) => status === "fulfilled");
    expect(done).toHaveLength(most);
    await busy.close();
  });
});

const unavailable = { problem: { code: "unavailable" } };
const cores = Math.max(1, availableParallelism() - 1);

/** Asks something, and has all the time pass that a search may take. */
async function timeIsOver<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const asked = ask();
    let isRefused = false;
    asked.catch(() => (isRefused = true));
    await vi.advanceTimersByTimeAsync(limits.searchSeconds * 1_000 - 1);
    expect(isRefused).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    return await asked;
  } finally {
    vi.useRealTimers();
  }
}

/** Has threads answer only once they are to end, one after another. */
function slowThreads() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  vi.spyOn(Piscina.prototype, "run").mockImplementation(
    (task: Task) =>
      new Promise((resolve) => {
        started.push(task.question);
        ends.push(() => resolve(task.question));
      }),
  );
  return {
    started,
    async end() {
      for (const end of ends) {
        end();
        await new Promise(setImmediate);
      }
    },
  };
}
