import type { Pool, PoolClient } from "pg";
import { cashbackOf } from "../../../domain/cashback.ts";
import { statusAt } from "../../../domain/visit-status.ts";
import {
  countKept,
  findDuePromises,
  findEarned,
  findOpenPromise,
  insertEntry,
  insertPromise,
  lockBalance,
  settlePromise,
} from "../../db/queries/cashback.ts";
import { findClientByPhone } from "../../db/queries/clients.ts";
import type { PaymentRow } from "../../db/queries/payments.ts";
import { findReservation, lockReservation, type ReservationRow } from "../../db/queries/reservations.ts";
import { inTransaction } from "../../db/transaction.ts";

/** Promises what comes back of a payment that is kept for a visit, by what was agreed on when its time was taken. */
export async function promiseCashback(
  transaction: PoolClient,
  { firmId, id: reservationId, cashbackPercent: percent }: ReservationRow,
  { amount: paid, currency }: Pick<PaymentRow, "amount" | "currency">,
): Promise<void> {
  const amount = cashbackOf(paid, percent);
  if (amount > 0) await insertPromise(transaction, { firmId, reservationId, percent, amount, currency });
}

const atOnce = 100;

/** Keeps the promises of all visits that have taken place, to whoever has an account by then. */
export async function earnCashback(pool: Pool, now: Date): Promise<void> {
  for (;;) {
    const due = await findDuePromises(pool, now, atOnce);
    for (const visit of due) await inTransaction(pool, (transaction) => earn(transaction, visit, now));
    if (due.length < atOnce) return;
  }
}

/** What was given back meanwhile, or did not take place, earns nothing; what was moved meanwhile is not over. */
async function earn(
  transaction: PoolClient,
  visit: { firmId: number; reservationId: string },
  now: Date,
): Promise<void> {
  const language = await lockReservation(transaction, visit.reservationId);
  const row = language && (await findReservation(transaction, visit.reservationId, language));
  const promise = await findOpenPromise(transaction, visit);
  const client = row?.clientPhone == null ? undefined : await findClientByPhone(transaction, row.clientPhone);
  if (!row || promise === undefined || client === undefined || Date.parse(row.endsAt) > now.getTime()) return;
  const { percent, currency } = promise;
  const hasTakenPlace = statusAt({ status: row.status, endTime: row.endsAt }, now.getTime()) === "completed";
  const kept = hasTakenPlace ? await countKept(transaction, visit) : 0;
  const amount = Math.min(promise.amount, cashbackOf(kept, percent));
  if (amount > 0) {
    await insertEntry(transaction, { ...visit, clientId: client.id, type: "earned", amount, currency, now });
  }
  await settlePromise(transaction, visit, now);
}

/**
 * Takes back what a visit, whose row is locked, has earned by money that is given back. What is spent already is not there to be
 * taken: nobody comes to owe.
 */
export async function takeCashbackBack(
  transaction: PoolClient,
  visit: { firmId: number; reservationId: string },
  now: Date,
): Promise<void> {
  const earned = await findEarned(transaction, visit);
  if (earned === undefined) return;
  const { clientId, currency, percent } = earned;
  const tooMuch = earned.amount - cashbackOf(await countKept(transaction, visit), percent);
  const amount = Math.min(tooMuch, await lockBalance(transaction, clientId, currency));
  if (amount > 0) {
    await insertEntry(transaction, { ...visit, clientId, type: "takenBack", amount: -amount, currency, now });
  }
}
