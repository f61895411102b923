import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import { ensureJob } from "../db/queries/jobs.ts";
import { inTransaction } from "../db/transaction.ts";

/** By the name of a task, how many minutes lie from one time to the next. */
export type Timetable = Readonly<Record<string, number>>;

/**
 * Puts tasks into the queue at their times, the first ones after a minute. Every process does, so a task may be done more
 * often than the timetable says; one that waits already is not put there twice. What could not be put there is put there
 * a minute later.
 */
export function keepTimetable(
  pool: Pool,
  timetable: Timetable,
  { minuteMs, log }: { minuteMs: number; log: FastifyBaseLogger },
): { stop(): Promise<void> } {
  const dueAt = new Map(Object.keys(timetable).map((task) => [task, 1]));
  let minute = 0;
  let queueing = Promise.resolve();
  async function queue(): Promise<void> {
    const due = Object.entries(timetable).filter(([task]) => (dueAt.get(task) ?? 0) <= minute);
    try {
      await inTransaction(pool, async (transaction) => {
        for (const [task] of due) await ensureJob(transaction, task, {}, task);
      });
      for (const [task, minutes] of due) dueAt.set(task, minute + minutes);
    } catch (error) {
      log.warn({ err: error }, "What is due could not be put into the queue");
    }
  }
  const clock = setInterval(() => {
    minute += 1;
    queueing = queueing.then(queue);
  }, minuteMs);
  return {
    stop() {
      clearInterval(clock);
      return queueing;
    },
  };
}
