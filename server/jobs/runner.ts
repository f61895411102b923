import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { Logger, runMigrations, type TaskList } from "graphile-worker";
import type { Pool, PoolClient } from "pg";
import { deleteClients } from "../db/queries/clients.ts";
import {
  purgeGiftCardTries,
  purgeIdempotencyKeys,
  purgePasswordAttempts,
  purgeSessions,
  purgeSmsRecords,
  purgeSurveys,
  purgeWaitlist,
} from "../db/queries/purge.ts";
import { drawDueRaffles } from "../db/queries/raffles.ts";
import { noteWaitedFirms } from "../db/queries/waitlist-queue.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Availability } from "../core/availability.ts";
import type { CardProcessors } from "../core/card-processor.ts";
import type { Config } from "../core/config.ts";
import type { SmsPort } from "../core/sms-port.ts";
import { announceEnds, expireGiftCards } from "../services/gift-cards/end.ts";
import { sendDueGiftCards } from "../services/gift-cards/send.ts";
import { outboxJob, resumeOutbox } from "../services/outbox/outbox.ts";
import { smsWorker } from "../services/outbox/sms.ts";
import { paymentKinds } from "../services/payment-kinds.ts";
import { chargeWorker } from "../services/payments/charge.ts";
import { complete3dsWorker } from "../services/payments/complete-3ds.ts";
import { refundWorker } from "../services/payments/refunds.ts";
import { forgetCardsOfLeavers, removeCardWorker } from "../services/payments/remove-card.ts";
import { saveCardWorker } from "../services/payments/save-card-worker.ts";
import { settleEndedVisits } from "../services/reservations/end.ts";
import { expireHolds } from "../services/reservations/run-out.ts";
import { requestReminders } from "../services/reservations/reminders.ts";
import { requestReviews } from "../services/reviews/requests.ts";
import { endRequests } from "../services/waitlist/end-requests.ts";
import { offerFreedTimes } from "../services/waitlist/offer.ts";
import { outboxTask } from "./outbox.ts";
import { keepTimetable, type Timetable } from "./timetable.ts";
import { startWorkers } from "./workers.ts";

type Deps = {
  pool: Pool;
  availability: Pick<Availability, "firstPlan">;
  sms: SmsPort;
  processors: CardProcessors;
  config: Pick<Config, "publicUrl" | "secrets">;
  clock: () => Date;
};

/** How many minutes from one time to the next. */
const timetable: Timetable = {
  expireHolds: 1,
  resumeOutbox: 1,
  requestReminders: 5,
  requestReviews: 15,
  earnCashback: 5,
  sendGiftCards: 5,
  endGiftCards: 60,
  offerFreedTimes: 1,
  noteWaitedFirms: 15,
  drawRaffles: 15,
  purgeIdempotencyKeys: 60,
  purgeSmsRecords: 60,
  purgePasswordAttempts: 60,
  purgeSessions: 60,
  purgeWaitlist: 60,
  purgeGiftCardTries: 60,
  purgeSurveys: 1440,
  deleteClients: 60,
};

/**
 * Has this process work on the queue from when the app listens until it closes. Any number of processes share the queue;
 * PostgreSQL wakes a worker when a job comes, and while it is away everything waits for it. The queue's own tables are
 * brought to the form that the library wants.
 * @param minuteMs how long a minute of the timetable takes
 */
export async function runJobs(app: FastifyInstance, deps: Deps, minuteMs = 60_000): Promise<void> {
  const logger = loggerTo(app.log);
  await runMigrations({ pgPool: deps.pool, logger });
  let stop: (() => Promise<unknown>) | undefined;
  let stopped: Promise<unknown> | undefined;
  app.addHook("onListen", async () => {
    const workers = startWorkers(deps.pool, tasks(deps), logger);
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

function tasks({ pool, availability, sms, processors, config, clock }: Deps): TaskList {
  const { publicUrl } = config;
  const { tokenKey } = config.secrets;
  const workers = {
    sendSms: smsWorker({ pool, sms, tokenKey }),
    charge: chargeWorker({ pool, processors, config, clock, kinds: paymentKinds }),
    complete3ds: complete3dsWorker({ pool, processors, tokenKey, clock }),
    refund: refundWorker({ pool, processors, clock, kinds: paymentKinds }),
    saveCard: saveCardWorker({ pool, processors, config, clock }),
    removeCard: removeCardWorker({ pool, processors, tokenKey, clock }),
  };
  const outbox = { pool, clock, workers };
  return {
    [outboxJob]: outboxTask(outbox),
    resumeOutbox: () => resumeOutbox(outbox),
    requestReminders: () =>
      untilDone(pool, (transaction) => requestReminders(transaction, { publicUrl, tokenKey, now: clock() })),
    requestReviews: () =>
      untilDone(pool, (transaction) => requestReviews(transaction, { publicUrl, tokenKey, now: clock() })),
    sendGiftCards: () => untilDone(pool, (transaction) => sendDueGiftCards(transaction, { config, now: clock() })),
    endGiftCards: async () => {
      await untilDone(pool, (transaction) => announceEnds(transaction, { config, now: clock() }));
      await untilDone(pool, (transaction) => expireGiftCards(transaction, clock()));
    },
    earnCashback: () => settleEndedVisits(pool, clock()),
    expireHolds: async () => {
      await inTransaction(pool, (transaction) => expireHolds(transaction, clock()));
    },
    offerFreedTimes: async () => {
      await endRequests(pool, clock());
      await offerFreedTimes({ pool, availability, publicUrl, tokenKey }, clock());
    },
    drawRaffles: () => inTransaction(pool, (transaction) => drawDueRaffles(transaction, clock())),
    noteWaitedFirms: () => noteWaitedFirms(pool),
    purgeIdempotencyKeys: () => purgeIdempotencyKeys(pool, clock()),
    purgeSmsRecords: () => purgeSmsRecords(pool, clock()),
    purgePasswordAttempts: () => purgePasswordAttempts(pool, clock()),
    purgeSessions: () => purgeSessions(pool, clock()),
    purgeWaitlist: () => purgeWaitlist(pool, clock()),
    purgeSurveys: () => purgeSurveys(pool, clock()),
    purgeGiftCardTries: () => purgeGiftCardTries(pool, clock()),
    deleteClients: async () => {
      await inTransaction(pool, async (transaction) => {
        const now = clock();
        await forgetCardsOfLeavers(transaction, now);
        await deleteClients(transaction, now);
      });
    },
  };
}

/** Does what is due in transactions of some each, as long as there may be more. */
async function untilDone(pool: Pool, work: (transaction: PoolClient) => Promise<boolean>): Promise<void> {
  while (await inTransaction(pool, work));
}

function loggerTo(log: FastifyBaseLogger): Logger {
  return new Logger(({ taskIdentifier }) => (level, message) => {
    if (level === "error") log.error({ job: taskIdentifier }, message);
    if (level === "warning") log.warn({ job: taskIdentifier }, message);
  });
}
