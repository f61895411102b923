import { leftOf, type PrepaymentParts } from "../../../domain/prepayment-parts.ts";
import type { Reader } from "../../core/reader.ts";
import { findParts } from "../../db/queries/prepayment-parts.ts";
import type { ReservationRow } from "../../db/queries/reservations.ts";

/** What is due before a visit, minor units: what is taken off it, and what is left; whether or not it can still be paid. */
export async function dueOf(
  reader: Reader,
  reservation: Pick<ReservationRow, "firmId" | "id" | "prepayment">,
): Promise<PrepaymentParts & { now: number }> {
  const parts = await findParts(reader, reservation);
  return { ...parts, now: leftOf(reservation.prepayment, parts) };
}
