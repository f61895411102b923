import type { PoolClient } from "pg";
import type { components } from "../../../openapi/generated/api.ts";
import { cancellingOf } from "../../../domain/cancelling.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { lockReservation } from "../../db/queries/reservations.ts";
import { endReservations } from "./end.ts";
import { type Claim, claimedReservation, showReservation } from "./reservation.ts";

type Reservation = components["schemas"]["Reservation"];

/**
 * Cancels a visit of the caller's while that costs nothing; its time is free for others, and all that was paid is on its way
 * back, once the transaction stands.
 * What is cancelled already is answered again, so that a client which lost the first answer gets on.
 * @param version that of the reservation as the caller saw it last
 * @throws Refused reservationNotFound; with the reservation as it is, reservationChanged when it has another version,
 * cancelTooLate, or notCancellable for what is no visit to come, or while a payment for it is open
 */
export async function cancelReservation(
  { version, language, now, ...claim }: Claim & { version: number } & Pick<RequestContext, "language" | "now">,
  transaction: PoolClient,
): Promise<Reservation> {
  await lockReservation(transaction, claim.reservationId);
  const row = await claimedReservation(transaction, claim, language);
  if (row.status === "cancelledByClient") return showReservation(row, now);
  const reservation = showReservation(row, now);
  if (row.version !== version) throw new Refused("reservationChanged", { reservation });
  const cancelling = cancellingOf(reservation);
  if (cancelling === "tooLate") throw new Refused("cancelTooLate", { reservation });
  if (cancelling === "impossible") throw new Refused("notCancellable", { reservation });
  const { firmId, id } = row;
  await endReservations(transaction, { firmId, ids: [id] }, { to: "cancelledByClient", by: "client", now });
  return showReservation(await claimedReservation(transaction, claim, language), now);
}
