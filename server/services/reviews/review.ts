import type { Pool } from "pg";
import { publicNameOf, reviewabilityOf, reviewableUntil } from "../../../domain/review.ts";
import { hourMs } from "../../../domain/time.ts";
import { formatInZone } from "../../../domain/zone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { limits } from "../../core/limits.ts";
import type { Reader } from "../../core/reader.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { ReservationRow } from "../../db/queries/reservations.ts";
import {
  countTakenBack,
  findMastersOfVisit,
  findVisitReview,
  type ReviewedVisit,
  type VisitReviewRow,
} from "../../db/queries/visit-reviews.ts";
import { type Claim, claimedReservation } from "../reservations/reservation.ts";
import { showPhoto } from "./photos.ts";

type Schemas = components["schemas"];
export type Asked = Claim & Pick<RequestContext, "language" | "now">;

/**
 * How the caller's visit can be reviewed, and what they have said of it.
 * @throws Refused reservationNotFound
 */
export async function getReview({ language, now, ...claim }: Asked, pool: Pool): Promise<Schemas["VisitReview"]> {
  return showVisitReview(pool, await claimedReservation(pool, claim, language), { language, now });
}

/** A visit, read in a language, as its client may review it. */
export async function showVisitReview(
  reader: Reader,
  row: ReservationRow,
  { language, now }: Pick<Asked, "language" | "now">,
): Promise<Schemas["VisitReview"]> {
  const visit = visitOf(row);
  const { id, name, urlKey, picture } = row.firm;
  const masters = await findMastersOfVisit(reader, visit, language);
  const review = await findVisitReview(reader, visit);
  return {
    firm: { id, name, picture, ...(urlKey !== undefined && { urlKey }) },
    startTime: formatInZone(row.timeZone, Date.parse(row.startsAt)),
    reviewability: await reviewabilityNow(reader, row, now),
    reviewableUntil: formatInZone(row.timeZone, reviewableUntil(row.endsAt)),
    masters: masters.flatMap(({ isAlone, ...master }) => (isAlone ? [] : [master])),
    authorName: authorOf(row),
    ...(review && { review: showWritten(review, row.timeZone, now) }),
  };
}

export function visitOf({ firmId, id }: ReservationRow): ReviewedVisit {
  return { firmId, reservationId: id };
}

/** How a visit's review is signed. */
export function authorOf({ clientName }: ReservationRow): string {
  return publicNameOf(clientName ?? "");
}

/** Whether a visit can be reviewed where it has no review. */
export async function reviewabilityNow(
  reader: Reader,
  row: ReservationRow,
  now: Date,
): Promise<Schemas["Reviewability"]> {
  if (row.firm.urlKey === undefined) return "impossible";
  const reviewability = reviewabilityOf({ status: row.status, endTime: row.endsAt }, now.getTime());
  if (reviewability !== "open") return reviewability;
  const { count, isRemoved } = await countTakenBack(reader, visitOf(row));
  return isRemoved || count >= limits.reviewsPerVisit ? "over" : "open";
}

/** Until when a review can be taken back, epoch milliseconds. */
export function takeBackUntil({ createdAt }: VisitReviewRow): number {
  return Date.parse(createdAt) + limits.reviewTakeBackHours * hourMs;
}

function showWritten(row: VisitReviewRow, timeZone: string, now: Date): Schemas["WrittenReview"] {
  const { rating, masters, text, photos, createdAt } = row;
  const until = takeBackUntil(row);
  return {
    rating,
    masters,
    text,
    photos: photos.map(showPhoto),
    date: formatInZone(timeZone, Date.parse(createdAt)),
    ...(now.getTime() < until && { takeBackUntil: formatInZone(timeZone, until) }),
  };
}
