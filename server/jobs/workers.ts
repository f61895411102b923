import { EventEmitter } from "node:events";
import { type Logger, runTaskList, type TaskList, type WorkerEvents, type WorkerPool } from "graphile-worker";
import type { Pool } from "pg";

const concurrency = 4;
const breathMs = 2000;

/**
 * Works on the queue until it is stopped. While PostgreSQL is away, the library's workers end where they cannot write down
 * what they have done, and keep the first error of a question that they ask once; so after any error of the queue's all
 * are replaced, a breath later.
 */
export function startWorkers(pgPool: Pool, tasks: TaskList, logger: Logger): { stop(): Promise<void> } {
  const events: WorkerEvents = new EventEmitter();
  // The library's own `run` rejects a promise that nobody can reach when its cron meets an error, which ends the process.
  const start = () => runTaskList({ pgPool, logger, events, noHandleSignals: true, concurrency }, tasks, pgPool);
  let workers = start();
  let breath: NodeJS.Timeout | undefined;
  let replaced: Promise<void> = Promise.resolve();
  const replace = (old: WorkerPool) => {
    breath = undefined;
    workers = start();
    replaced = replaced.then(() => old.gracefulShutdown());
  };
  const troubles = ["worker:fatalError", "worker:getJob:error"] as const;
  for (const trouble of troubles) events.on(trouble, () => (breath ??= setTimeout(() => replace(workers), breathMs)));
  return {
    async stop() {
      for (const trouble of troubles) events.removeAllListeners(trouble);
      clearTimeout(breath);
      await replaced;
      await workers.gracefulShutdown();
    },
  };
}
