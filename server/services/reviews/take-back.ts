import type { PoolClient } from "pg";
import type { components } from "../../../openapi/generated/api.ts";
import { Refused } from "../../core/refusal.ts";
import { countRatings, lockRatings } from "../../db/queries/ratings.ts";
import { lockReservation } from "../../db/queries/reservations.ts";
import { deleteVisitReview, findVisitReview } from "../../db/queries/visit-reviews.ts";
import { claimedReservation } from "../reservations/reservation.ts";
import { type Asked, showVisitReview, takeBackUntil, visitOf } from "./review.ts";

/**
 * Takes the review of the caller's visit back, within limits.reviewTakeBackHours of its writing: the ratings are as if it had never
 * been. Where there is none, that is well too.
 * @throws Refused reservationNotFound, reviewStands
 */
export async function takeBackReview(
  { language, now, ...claim }: Asked,
  transaction: PoolClient,
): Promise<components["schemas"]["VisitReview"]> {
  await lockReservation(transaction, claim.reservationId);
  const row = await claimedReservation(transaction, claim, language);
  const visit = visitOf(row);
  const review = await findVisitReview(transaction, visit);
  if (review !== undefined) {
    if (now.getTime() >= takeBackUntil(review)) throw new Refused("reviewStands");
    const rated = await lockRatings(transaction, [row.firmId]);
    await deleteVisitReview(transaction, { ...visit, now });
    await countRatings(transaction, rated);
  }
  return showVisitReview(transaction, row, { language, now });
}
