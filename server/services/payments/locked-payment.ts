import type { PoolClient } from "pg";
import { findPayment, lockPayment, type PaymentRow } from "../../db/queries/payments.ts";
import { findReservation, lockReservation, type ReservationRow } from "../../db/queries/reservations.ts";

/**
 * A payment and its reservation, whose rows are locked until the end of the transaction: the reservation first, as everybody
 * does who wants both.
 */
export async function lockedPayment(
  transaction: PoolClient,
  id: string,
): Promise<{ payment: PaymentRow; reservation: ReservationRow }> {
  const found = await findPayment(transaction, id);
  if (found !== undefined) {
    await lockReservation(transaction, found.reservationId);
    await lockPayment(transaction, id);
  }
  const payment = found && (await findPayment(transaction, id));
  const reservation = payment && (await findReservation(transaction, payment.reservationId, payment.language));
  if (payment === undefined || reservation === undefined) throw new Error(`There is no payment ${id}.`);
  return { payment, reservation };
}
