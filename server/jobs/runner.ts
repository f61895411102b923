import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { Logger, run, runMigrations, type Runner, type TaskList } from "graphile-worker";
import type { Pool } from "pg";
import { expireHolds } from "../db/queries/holds.ts";
import { deleteClients } from "../db/queries/clients.ts";
import { purgeIdempotencyKeys, purgePasswordAttempts, purgeSessions, purgeSmsRecords } from "../db/queries/purge.ts";
import { inTransaction } from "../db/transaction.ts";
import type { SmsPort } from "../core/sms-port.ts";
import { outboxJob, resumeOutbox } from "../services/outbox/outbox.ts";
import { smsWorker } from "../services/outbox/sms.ts";
import { outboxTask } from "./outbox.ts";

type Deps = { pool: Pool; sms: SmsPort; tokenKey: string; clock: () => Date };

const crontab = `
  * * * * * expireHolds
  * * * * * resumeOutbox
  7 * * * * purgeIdempotencyKeys
  17 * * * * purgeSmsRecords
  27 * * * * purgePasswordAttempts
  37 * * * * purgeSessions
  47 * * * * deleteClients`;

/**
 * Has this process work on the queue from when the app listens until it closes. Any number of processes share the queue;
 * PostgreSQL wakes a worker when a job comes. The queue's own tables are brought to the form that the library wants.
 */
export async function runJobs(app: FastifyInstance, deps: Deps): Promise<void> {
  const logger = loggerTo(app.log);
  await runMigrations({ pgPool: deps.pool, logger });
  let started: Promise<Runner> | undefined;
  let stopped: Promise<void> | undefined;
  app.addHook("onListen", async () => {
    const options = { pgPool: deps.pool, logger, noHandleSignals: true, concurrency: 4, crontab };
    started = run({ ...options, taskList: tasks(deps) });
    await started;
  });
  // What is at work may wait for an answer of this app's own addresses, so both end side by side.
  app.addHook("preClose", async () => {
    stopped = started?.then(
      (runner) => runner.stop(),
      () => {},
    );
  });
  app.addHook("onClose", () => stopped);
}

function tasks({ pool, sms, tokenKey, clock }: Deps): TaskList {
  const outbox = { pool, clock, workers: { sendSms: smsWorker({ pool, sms, tokenKey }) } };
  return {
    [outboxJob]: outboxTask(outbox),
    resumeOutbox: () => resumeOutbox(outbox),
    expireHolds: async () => {
      await inTransaction(pool, (transaction) => expireHolds(transaction, clock()));
    },
    purgeIdempotencyKeys: () => purgeIdempotencyKeys(pool, clock()),
    purgeSmsRecords: () => purgeSmsRecords(pool, clock()),
    purgePasswordAttempts: () => purgePasswordAttempts(pool, clock()),
    purgeSessions: () => purgeSessions(pool, clock()),
    deleteClients: async () => {
      await inTransaction(pool, (transaction) => deleteClients(transaction, clock()));
    },
  };
}

function loggerTo(log: FastifyBaseLogger): Logger {
  return new Logger(({ taskIdentifier }) => (level, message) => {
    if (level === "error") log.error({ job: taskIdentifier }, message);
    if (level === "warning") log.warn({ job: taskIdentifier }, message);
  });
}
