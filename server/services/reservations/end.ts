import type { Pool, PoolClient } from "pg";
import { isEnd, moneyAtEnd, type MoneySource, moneySources } from "../../../domain/reservation-end.ts";
import type { ReservationEnd } from "../../../domain/reservation-status.ts";
import { statusAt } from "../../../domain/visit-status.ts";
import { findDuePromises, returnToCashback } from "../../db/queries/cashback.ts";
import { returnToGiftCards } from "../../db/queries/gift-card-entries.ts";
import { moveToEnd, type MoveToEnd, type Reservations } from "../../db/queries/reservation-moves.ts";
import { findReservation, lockReservation } from "../../db/queries/reservations.ts";
import { inTransaction } from "../../db/transaction.ts";
import { settleBonuses } from "../cashback/earn.ts";
import { refundAll } from "../payments/refunds.ts";

/**
 * Ends reservations of a firm, whose rows are locked, with all that follows for the money of their clients: the one way in which
 * one ends. What goes back to cards is on its way once the transaction stands.
 * @throws Error where one of them is in a status from which nobody of that kind may end it so
 */
export async function endReservations(
  transaction: PoolClient,
  reservations: Reservations,
  move: MoveToEnd,
): Promise<void> {
  await moveToEnd(transaction, reservations, move);
  await settleMoney(transaction, reservations, { end: move.to, now: move.now });
}

/** How money goes back to where it came from, whole. */
const giveBack: Readonly<
  Record<MoneySource, (transaction: PoolClient, reservations: Reservations, now: Date) => Promise<unknown>>
> = {
  giftCard: returnToGiftCards,
  cashback: returnToCashback,
  card: (transaction, { firmId, ids }, now) =>
    refundAll(transaction, { firmId, subject: "reservation", subjectIds: ids }, now),
};

/** Does with the money of reservations what {@link moneyAtEnd} says of their end. */
async function settleMoney(
  transaction: PoolClient,
  reservations: Reservations,
  { end, now }: { end: ReservationEnd; now: Date },
): Promise<void> {
  for (const source of moneySources) {
    if (moneyAtEnd[end][source] === "givenBack") await giveBack[source](transaction, reservations, now);
  }
  await settleBonuses(transaction, reservations, { end, now });
}

const atOnce = 100;

/** Settles the bonuses of the visits that have taken place, whose end nobody writes down, with whoever has an account by then. */
export async function settleEndedVisits(pool: Pool, now: Date): Promise<void> {
  for (;;) {
    const due = await findDuePromises(pool, now, atOnce);
    for (const visit of due) await inTransaction(pool, (transaction) => settleEnded(transaction, visit, now));
    if (due.length < atOnce) return;
  }
}

/** What was moved meanwhile is not over. */
async function settleEnded(
  transaction: PoolClient,
  { firmId, reservationId: id }: { firmId: number; reservationId: string },
  now: Date,
): Promise<void> {
  const language = await lockReservation(transaction, id);
  const row = language && (await findReservation(transaction, id, language));
  if (!row) return;
  const end = statusAt({ status: row.status, endTime: row.endsAt }, now.getTime());
  if (isEnd(end)) await settleBonuses(transaction, { firmId, ids: [id] }, { end, now });
}
