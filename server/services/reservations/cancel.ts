import type { PoolClient } from "pg";
import type { components } from "../../../openapi/generated/api.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { giveUpTimes } from "../../db/queries/holds.ts";
import { lockReservation, type ReservationRow } from "../../db/queries/reservations.ts";
import { type Claim, claimedReservation, showReservation } from "./reservation.ts";

type Reservation = components["schemas"]["Reservation"];

const toCome: readonly Reservation["status"][] = ["confirmed", "awaitingPrepayment"];
/** Nothing was taken, so that nothing is to be given back. */
const unpaid: readonly Reservation["paymentStatus"][] = ["notRequired", "required", "failed"];

/**
 * Cancels a visit of the caller's while that costs nothing; its time is free for others once the transaction stands.
 * What is cancelled already is answered again, so that a client which lost the first answer gets on.
 * @throws Refused reservationNotFound; with the reservation as it is, cancelTooLate, or notCancellable for what is no
 * visit to come or was paid for
 */
export async function cancelReservation(
  { language, now, ...claim }: Claim & Pick<RequestContext, "language" | "now">,
  transaction: PoolClient,
): Promise<Reservation> {
  await lockReservation(transaction, claim.reservationId);
  const row = await claimedReservation(transaction, claim, language);
  if (row.status === "cancelledByClient") return showReservation(row, now);
  refuse(row, now);
  await giveUpTimes(transaction, { firmId: row.firmId, ids: [row.id], now }, "cancelledByClient");
  return showReservation(await claimedReservation(transaction, claim, language), now);
}

function refuse(row: ReservationRow, now: Date): void {
  const reservation = showReservation(row, now);
  if (!toCome.includes(reservation.status) || !unpaid.includes(row.paymentStatus)) {
    throw new Refused("notCancellable", { reservation });
  }
  if (reservation.freeCancelUntil === undefined) throw new Refused("cancelTooLate", { reservation });
}
