import type { PoolClient } from "pg";
import { findVisitOfReview } from "../../db/queries/operator-reviews.ts";
import { countRatings, lockRatings } from "../../db/queries/ratings.ts";
import { lockReservation } from "../../db/queries/reservations.ts";
import { deleteVisitReview } from "../../db/queries/visit-reviews.ts";

/**
 * Removes a client's review for the operator, whenever it was written: the ratings are as if it had never been, and the visit is
 * not reviewed again.
 * @returns whether there was such a review
 */
export async function removeReview(transaction: PoolClient, id: number, now: Date): Promise<boolean> {
  const visit = await findVisitOfReview(transaction, id);
  if (visit === undefined) return false;
  await lockReservation(transaction, visit.reservationId);
  // Its client may have taken it back until now.
  if ((await findVisitOfReview(transaction, id)) === undefined) return false;
  const rated = await lockRatings(transaction, [visit.firmId]);
  await deleteVisitReview(transaction, { ...visit, isRemoved: true, now });
  await countRatings(transaction, rated);
  return true;
}
