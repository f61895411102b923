import type { Pool, PoolClient } from "pg";
import { gradeOf } from "../../../domain/review.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { Refused } from "../../core/refusal.ts";
import type { Reader } from "../../core/reader.ts";
import { countRatings, lockRatings } from "../../db/queries/ratings.ts";
import { lockReservation, type ReservationRow } from "../../db/queries/reservations.ts";
import { insertReviewPhotos } from "../../db/queries/review-photos.ts";
import { findMastersOfVisit, findVisitReview, insertVisitReview } from "../../db/queries/visit-reviews.ts";
import { cleanComment } from "../../../domain/visible-text.ts";
import { claimedReservation } from "../reservations/reservation.ts";
import { readReviewPhotos } from "./photos.ts";
import { type Asked, authorOf, reviewabilityNow, showVisitReview, visitOf } from "./review.ts";

type Schemas = components["schemas"];

/**
 * Reviews a visit of the caller's, once: for its firm, and for those of its masters who are graded. Their ratings count it in the
 * same transaction.
 * @throws Refused reservationNotFound, notReviewable, alreadyReviewed, imageUnreadable, validationFailed for a master who is none
 * of the visit's or is graded twice
 */
export async function createReview(
  { rating, masters, text, photos: images, language, now, ...claim }: Asked & Schemas["CreateReview"],
  pool: Pool,
): Promise<(transaction: PoolClient) => Promise<Schemas["VisitReview"]>> {
  await refuseUnreviewable(pool, await claimedReservation(pool, claim, language), now);
  const photos = await readReviewPhotos(images);
  return async (transaction) => {
    await lockReservation(transaction, claim.reservationId);
    const row = await claimedReservation(transaction, claim, language);
    await refuseUnreviewable(transaction, row, now);
    const rated = await lockRatings(transaction, [row.firmId]);
    if (rated.length === 0) throw new Refused("notReviewable");
    const reviewId = await insertVisitReview(transaction, {
      ...visitOf(row),
      authorName: authorOf(row),
      grade: gradeOf(rating),
      rating,
      text: cleanComment(text),
      language,
      masters: await gradedMasters(transaction, row, { rating, masters, language }),
      now,
    });
    await insertReviewPhotos(transaction, { firmId: row.firmId, reviewId }, photos);
    await countRatings(transaction, rated);
    return showVisitReview(transaction, row, { language, now });
  };
}

async function refuseUnreviewable(reader: Reader, row: ReservationRow, now: Date): Promise<void> {
  if ((await findVisitReview(reader, visitOf(row))) !== undefined) throw new Refused("alreadyReviewed");
  if ((await reviewabilityNow(reader, row, now)) !== "open") throw new Refused("notReviewable");
}

/** The masters as they are graded; one who is the firm is graded with it. */
async function gradedMasters(
  reader: Reader,
  row: ReservationRow,
  { rating, masters, language }: Pick<Asked & Schemas["CreateReview"], "rating" | "masters" | "language">,
): Promise<{ masterId: number; grade: Schemas["Grade"]; rating: number }[]> {
  const ofVisit = await findMastersOfVisit(reader, visitOf(row), language);
  const gradable = ofVisit.flatMap(({ id, isAlone }) => (isAlone ? [] : id));
  const errors = masters.flatMap(({ masterId }, index) => {
    const isAgain = masters.findIndex((one) => one.masterId === masterId) < index;
    if (gradable.includes(masterId) && !isAgain) return [];
    return [{ field: `/masters/${index}/masterId`, message: "must be a master of the visit, once" }];
  });
  if (errors.length > 0) throw new Refused("validationFailed", { errors });
  const alone = ofVisit.flatMap(({ id, isAlone }) => (isAlone ? { masterId: id, rating } : []));
  return [...masters, ...alone].map((one) => ({ ...one, grade: gradeOf(one.rating) }));
}
