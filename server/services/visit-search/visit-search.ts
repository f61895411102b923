import { setMaxListeners } from "node:events";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { VisitRequest } from "../../../domain/availability/visit-request.ts";
import { limits } from "../../core/limits.ts";
import { Refused } from "../../core/refusal.ts";
import { withinTime } from "../../core/within-time.ts";
import { FairTurns } from "./fair-turns.ts";
import { questions } from "./questions.ts";
import type { Task } from "./thread.ts";

type Asking<Question> = Question extends (request: VisitRequest, ...given: infer Given) => infer Found
  ? (request: VisitRequest, ...given: Given) => Promise<Found>
  : never;
/** What calendars are asked. */
export type Questions = { [Name in keyof typeof questions]: Asking<(typeof questions)[Name]> };

/** How an answer is waited for that takes long to find; `question` is all that it depends on. */
type Waiting = <Found>(question: Task, find: () => Promise<Found>) => Promise<Found>;

/** Searches calendars. */
export type VisitSearch = {
  /** @param caller who waits for the answers: see Wanted */
  askedBy(caller: string, wait?: Waiting): Questions;
  /** Ends what is under way. */
  close(): Promise<void>;
};

/** Built, the thread's module lies beside this one; from the sources it is read as this one is. */
const thread = import.meta.url.endsWith(".ts")
  ? { filename: fileURLToPath(new URL("thread.ts", import.meta.url)), execArgv: ["--import", "tsx"] }
  : { filename: fileURLToPath(new URL("search-thread.mjs", import.meta.url)) };

/**
 * Makes the search. One person's visit is found at once; one of several people can take seconds, for which nobody else
 * waits: other threads search for these, as many as there are cores for, for all callers in turn.
 * @throws Refused unavailable where too many are waiting, or it takes longer than limits.searchSeconds
 */
export function createVisitSearch(): VisitSearch {
  const maxThreads = Math.max(1, availableParallelism() - 1);
  const turns = new FairTurns({
    underWay: maxThreads,
    waiting: limits.searchesWaiting,
    waitingPerCaller: limits.searchesWaitingPerCaller,
  });
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  let threads: Piscina<Task> | undefined;
  function open(): Piscina<Task> {
    return (threads ??= new Piscina({
      ...thread,
      minThreads: 0,
      maxThreads,
      idleTimeout: idleMs,
    }));
  }
  function asking<Given extends readonly unknown[], Found>(
    { caller, wait }: { caller: string; wait: Waiting },
    question: keyof typeof questions,
    find: (request: VisitRequest, ...given: Given) => Found,
  ) {
    return async (request: VisitRequest, ...given: Given): Promise<Found> => {
      const { entries, awaitingMinutes, manner, people } = request;
      if (people.length < 2) return find(request, ...given);
      const task = { question, wanted: { entries, awaitingMinutes, manner }, given };
      const work = { caller, cost: costOf[question] };
      return wait(task, () =>
        withinTime(limits.searchSeconds * 1_000, closing.signal, (signal) =>
          turns
            .take<Found>(work, signal, () => open().run(task, { signal }))
            .catch((error: unknown) => {
              throw signal.aborted ? new Refused("unavailable") : error;
            }),
        ),
      );
    };
  }
  return {
    askedBy(caller, wait = (_question, find) => find()) {
      const by = { caller, wait };
      return {
        plans: asking(by, "plans", questions.plans),
        overview: asking(by, "overview", questions.overview),
        times: asking(by, "times", questions.times),
        firstVisits: asking(by, "firstVisits", questions.firstVisits),
        visitAt: asking(by, "visitAt", questions.visitAt),
      };
    },
    async close() {
      closing.abort();
      await threads?.destroy();
    },
  };
}

/** What is asked of one day costs less than what is asked of many. */
const costOf = { visitAt: 1, times: 1, firstVisits: 4, overview: 4, plans: 4 } as const satisfies Record<
  keyof Questions,
  number
>;

/** A thread that has nothing to do ends after so long. */
const idleMs = 60_000;
