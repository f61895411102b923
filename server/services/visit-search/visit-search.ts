import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { VisitRequest } from "../../../domain/availability/visit-request.ts";
import { limits } from "../../core/limits.ts";
import { Refused } from "../../core/refusal.ts";
import { questions } from "./questions.ts";
import type { Task } from "./thread.ts";

type Asking<Question> = Question extends (request: VisitRequest, ...given: infer Given) => infer Found
  ? (request: VisitRequest, ...given: Given) => Promise<Found>
  : never;
type Questions = { [Name in keyof typeof questions]: Asking<(typeof questions)[Name]> };

/** Searches calendars. */
export type VisitSearch = Questions & {
  /** Ends what is under way. */
  close(): Promise<void>;
};

/** Built, the thread's module lies beside this one; from the sources it is read as this one is. */
const thread = import.meta.url.endsWith(".ts")
  ? { filename: fileURLToPath(new URL("thread.ts", import.meta.url)), execArgv: ["--import", "tsx"] }
  : { filename: fileURLToPath(new URL("search-thread.mjs", import.meta.url)) };

/**
 * Makes the search. One person's visit is found at once; one of several people can take seconds, for which nobody else
 * waits: other threads search for these, as many as there are cores for, one request after another.
 * @throws Refused unavailable where too many are waiting, or it takes longer than limits.searchSeconds
 */
export function createVisitSearch(): VisitSearch {
  let threads: Piscina<Task> | undefined;
  function open(): Piscina<Task> {
    return (threads ??= new Piscina({
      ...thread,
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: idleMs,
    }));
  }
  function asking<Given extends readonly unknown[], Found>(
    question: keyof typeof questions,
    find: (request: VisitRequest, ...given: Given) => Found,
  ) {
    return async (request: VisitRequest, ...given: Given): Promise<Found> => {
      const { entries, awaitingMinutes, manner, people } = request;
      if (people.length < 2) return find(request, ...given);
      const pool = open();
      if (pool.queueSize >= limits.searchesWaiting) throw new Refused("unavailable");
      const signal = AbortSignal.timeout(limits.searchSeconds * 1_000);
      const task = { question, wanted: { entries, awaitingMinutes, manner }, given };
      return pool.run(task, { signal }).catch((error: unknown) => {
        throw signal.aborted ? new Refused("unavailable") : error;
      });
    };
  }
  return {
    plans: asking("plans", questions.plans),
    shortestMinutes: asking("shortestMinutes", questions.shortestMinutes),
    summaries: asking("summaries", questions.summaries),
    times: asking("times", questions.times),
    firstVisits: asking("firstVisits", questions.firstVisits),
    visitAt: asking("visitAt", questions.visitAt),
    close: async () => threads?.destroy(),
  };
}

/** A thread that has nothing to do ends after so long. */
const idleMs = 60_000;
