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
import { handOverUndelivered, sendDueGiftCards } from "../services/gift-cards/send.ts";
import { resumeOutbox, type Workers } from "../services/outbox/outbox.ts";
import { smsWorker } from "../services/outbox/sms.ts";
import { chargeWorker } from "../services/payments/charge.ts";
import { complete3dsWorker } from "../services/payments/complete-3ds.ts";
import type { PaymentKinds } from "../services/payments/kinds.ts";
import { refundWorker } from "../services/payments/refunds.ts";
import { forgetCardsOfLeavers, removeCardWorker } from "../services/payments/remove-card.ts";
import { saveCardWorker } from "../services/payments/save-card-worker.ts";
import { settleEndedVisits } from "../services/reservations/end.ts";
import { expireHolds } from "../services/reservations/run-out.ts";
import { requestReminders } from "../services/reservations/reminders.ts";
import { requestReviews } from "../services/reviews/requests.ts";
import { endRequests } from "../services/waitlist/end-requests.ts";
import { offerFreedTimes } from "../services/waitlist/offer.ts";

export type JobDeps = {
  pool: Pool;
  availability: Pick<Availability, "firstPlan">;
  sms: SmsPort;
  processors: CardProcessors;
  kinds: PaymentKinds;
  config: Pick<Config, "publicUrl" | "secrets">;
  clock: () => Date;
};

/** What is done from time to time, whether or not somebody asks for it. */
export type ScheduledJob = { everyMinutes: number; run: () => Promise<unknown> };

/** What works on the outbox: on every kind, or what is written down of one would wait for ever. */
export function outboxOf({ pool, sms, processors, kinds, config, clock }: JobDeps) {
  const { tokenKey } = config.secrets;
  const workers = {
    sendSms: smsWorker({
      pool,
      sms,
      tokenKey,
      whenLost: (transaction, id) => handOverUndelivered(transaction, { config, now: clock() }, id),
    }),
    charge: chargeWorker({ pool, processors, config, clock, kinds }),
    complete3ds: complete3dsWorker({ pool, processors, tokenKey, clock }),
    refund: refundWorker({ pool, processors, clock, kinds }),
    saveCard: saveCardWorker({ pool, processors, config, clock }),
    removeCard: removeCardWorker({ pool, processors, tokenKey, clock }),
  } satisfies Required<Workers>;
  return { pool, clock, workers };
}

/** All of them, by name. */
export function scheduledJobs(
  { pool, availability, config, clock }: JobDeps,
  outbox: ReturnType<typeof outboxOf>,
): Readonly<Record<string, ScheduledJob>> {
  const { publicUrl } = config;
  const { tokenKey } = config.secrets;
  return {
    expireHolds: {
      everyMinutes: 1,
      run: async () => {
        await inTransaction(pool, (transaction) => expireHolds(transaction, clock()));
      },
    },
    resumeOutbox: { everyMinutes: 1, run: () => resumeOutbox(outbox) },
    requestReminders: {
      everyMinutes: 5,
      run: () => untilDone(pool, (transaction) => requestReminders(transaction, { publicUrl, tokenKey, now: clock() })),
    },
    requestReviews: {
      everyMinutes: 15,
      run: () => untilDone(pool, (transaction) => requestReviews(transaction, { publicUrl, tokenKey, now: clock() })),
    },
    earnCashback: { everyMinutes: 5, run: () => settleEndedVisits(pool, clock()) },
    sendGiftCards: {
      everyMinutes: 5,
      run: () => untilDone(pool, (transaction) => sendDueGiftCards(transaction, { config, now: clock() })),
    },
    endGiftCards: {
      everyMinutes: 60,
      run: async () => {
        await untilDone(pool, (transaction) => announceEnds(transaction, { config, now: clock() }));
        await untilDone(pool, (transaction) => expireGiftCards(transaction, clock()));
      },
    },
    offerFreedTimes: {
      everyMinutes: 1,
      run: async () => {
        await endRequests(pool, clock());
        await offerFreedTimes({ pool, availability, publicUrl, tokenKey }, clock());
      },
    },
    noteWaitedFirms: { everyMinutes: 15, run: () => noteWaitedFirms(pool) },
    drawRaffles: {
      everyMinutes: 15,
      run: () => inTransaction(pool, (transaction) => drawDueRaffles(transaction, clock())),
    },
    purgeIdempotencyKeys: { everyMinutes: 60, run: () => purgeIdempotencyKeys(pool, clock()) },
    purgeSmsRecords: { everyMinutes: 60, run: () => purgeSmsRecords(pool, clock()) },
    purgePasswordAttempts: { everyMinutes: 60, run: () => purgePasswordAttempts(pool, clock()) },
    purgeSessions: { everyMinutes: 60, run: () => purgeSessions(pool, clock()) },
    purgeWaitlist: { everyMinutes: 60, run: () => purgeWaitlist(pool, clock()) },
    purgeGiftCardTries: { everyMinutes: 60, run: () => purgeGiftCardTries(pool, clock()) },
    purgeSurveys: { everyMinutes: 1440, run: () => purgeSurveys(pool, clock()) },
    deleteClients: {
      everyMinutes: 60,
      run: async () => {
        await inTransaction(pool, async (transaction) => {
          const now = clock();
          await forgetCardsOfLeavers(transaction, now);
          await deleteClients(transaction, now);
        });
      },
    },
  };
}

/** Does what is due in transactions of some each, as long as there may be more. */
async function untilDone(pool: Pool, work: (transaction: PoolClient) => Promise<boolean>): Promise<void> {
  while (await inTransaction(pool, work));
}
