import type { PoolClient } from "pg";
import { cashbackOf } from "../../../domain/cashback.ts";
import { bonusesAt, moneyAtEnd } from "../../../domain/reservation-end.ts";
import type { ReservationEnd } from "../../../domain/reservation-status.ts";
import {
  countKept,
  findEarned,
  findOpenPromise,
  insertEntry,
  insertPromise,
  lockBalance,
  settlePromises,
} from "../../db/queries/cashback.ts";
import type { PaymentRow } from "../../db/queries/payments.ts";
import type { Reservations } from "../../db/queries/reservation-moves.ts";
import type { ReservationRow } from "../../db/queries/reservations.ts";

/** Promises what comes back of a payment that is kept for a visit, by what was agreed on when its time was taken. */
export async function promiseCashback(
  transaction: PoolClient,
  { firmId, id: reservationId, cashbackPercent: percent }: ReservationRow,
  { amount: paid, currency }: Pick<PaymentRow, "amount" | "currency">,
): Promise<void> {
  const amount = cashbackOf(paid, percent);
  if (amount > 0) await insertPromise(transaction, { firmId, reservationId, percent, amount, currency });
}

/** Pays out the bonuses that were promised with visits of a firm, whose rows are locked, or takes them back, as their end has it. */
export async function settleBonuses(
  transaction: PoolClient,
  { firmId, ids }: Reservations,
  { end, now }: { end: ReservationEnd; now: Date },
): Promise<void> {
  if (moneyAtEnd[end].bonuses === "earned") {
    for (const reservationId of ids) await earn(transaction, { firmId, reservationId }, { end, now });
    return;
  }
  for (const reservationId of await settlePromises(transaction, { firmId, ids }, now)) {
    await takeBonusesBack(transaction, { firmId, reservationId }, { end, now });
  }
}

type Visit = { firmId: number; reservationId: string };
type Ended = { end: ReservationEnd; now: Date };

/** Without an account the promise stays open. */
async function earn(transaction: PoolClient, visit: Visit, { end, now }: Ended): Promise<void> {
  const promise = await findOpenPromise(transaction, visit);
  if (promise === undefined) return;
  const { clientId, amount: promised, percent, currency } = promise;
  const amount = bonusesAt(end, { promised, kept: await countKept(transaction, visit), percent });
  if (amount > 0) await insertEntry(transaction, { ...visit, clientId, type: "earned", amount, currency, now });
  await settlePromises(transaction, { firmId: visit.firmId, ids: [visit.reservationId] }, now);
}

/**
 * Takes back what a visit, whose row is locked, has earned and is not its client's any more. What is spent already is not there to be
 * taken: nobody comes to owe.
 */
export async function takeBonusesBack(transaction: PoolClient, visit: Visit, { end, now }: Ended): Promise<void> {
  const earned = await findEarned(transaction, visit);
  if (earned === undefined) return;
  const { clientId, currency, percent, promised } = earned;
  const tooMuch = earned.amount - bonusesAt(end, { promised, kept: await countKept(transaction, visit), percent });
  const amount = Math.min(tooMuch, await lockBalance(transaction, clientId, currency));
  if (amount > 0) {
    await insertEntry(transaction, { ...visit, clientId, type: "takenBack", amount: -amount, currency, now });
  }
}
