import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { Logger, runMigrations } from "graphile-worker";
import { outboxTask } from "./outbox.ts";
import { keepTimetable } from "./timetable.ts";
import { startWorkers } from "./workers.ts";
import { outboxJob } from "../services/outbox/outbox.ts";
import { type JobDeps, outboxOf, scheduledJobs } from "./scheduled.ts";

/**
 * Has this process work on the queue from when the app listens until it closes. Any number of processes share the queue;
 * PostgreSQL wakes a worker when a job comes, and while it is away everything waits for it. The queue's own tables are
 * brought to the form that the library wants.
 * @param minuteMs how long a minute of the timetable takes
 */
export async function runJobs(app: FastifyInstance, deps: JobDeps, minuteMs = 60_000): Promise<void> {
  const logger = loggerTo(app.log);
  await runMigrations({ pgPool: deps.pool, logger });
  let stop: (() => Promise<unknown>) | undefined;
  let stopped: Promise<unknown> | undefined;
  app.addHook("onListen", async () => {
    const outbox = outboxOf(deps);
    const jobs = Object.entries(scheduledJobs(deps, outbox));
    const tasks = Object.fromEntries(jobs.map(([name, { run }]) => [name, async () => void (await run())]));
    const workers = startWorkers(deps.pool, { [outboxJob]: outboxTask(outbox), ...tasks }, logger);
    const timetable = Object.fromEntries(jobs.map(([name, { everyMinutes }]) => [name, everyMinutes]));
    const times = keepTimetable(deps.pool, timetable, { minuteMs, log: app.log });
    stop = () => Promise.all([times.stop(), workers.stop()]);
  });
  // What is at work may wait for an answer of this app's own addresses, so both end side by side.
  app.addHook("preClose", async () => {
    stopped = stop?.();
  });
  app.addHook("onClose", async () => {
    await stopped;
  });
}

function loggerTo(log: FastifyBaseLogger): Logger {
  return new Logger(({ taskIdentifier }) => (level, message) => {
    if (level === "error") log.error({ job: taskIdentifier }, message);
    if (level === "warning") log.warn({ job: taskIdentifier }, message);
  });
}
