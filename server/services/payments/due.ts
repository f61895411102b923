import type { Reader } from "../../core/reader.ts";
import { sumOfGiftCards } from "../../db/queries/gift-card-entries.ts";
import type { ReservationRow } from "../../db/queries/reservations.ts";

/** A prepayment taken apart, minor units: what gift cards have paid of it, and what is left to be paid now. */
export type PrepaymentParts = { giftCard: number; now: number };

/** What is due before a visit, whether or not it can still be paid. */
export async function dueOf(
  reader: Reader,
  reservation: Pick<ReservationRow, "firmId" | "id" | "prepayment">,
): Promise<PrepaymentParts> {
  const giftCard = await sumOfGiftCards(reader, reservation);
  return { giftCard, now: reservation.prepayment - giftCard };
}
