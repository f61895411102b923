import type { PoolClient } from "pg";
import type { Reader } from "../../core/reader.ts";
import type { ReviewedVisit } from "./visit-reviews.ts";

/** What a client said of a visit, as the operator reads it; `createdAt` is RFC 3339. */
type ReviewOfVisit = {
  id: number;
  createdAt: string;
  firmName: string;
  authorName: string;
  rating: number;
  text: string;
  photoCount: number;
  replyText: string | null;
};

/** The reviews of visits, the newest first. */
export async function findReviewsOfVisits(reader: Reader, most: number): Promise<ReviewOfVisit[]> {
  const { rows } = await reader.query<ReviewOfVisit>(
    `select r.id, r.created_at as "createdAt", f.name ->> 'ru' as "firmName", r.author_name as "authorName", r.rating,
            r.text, r.reply_text as "replyText",
            (select count(*)::integer from review_photos o where o.firm_id = r.firm_id and o.review_id = r.id) as "photoCount"
       from reviews r join firms f on f.id = r.firm_id
      where r.reservation_id is not null and r.part_of is null
      order by r.created_at desc, r.id desc limit $1`,
    [most],
  );
  return rows;
}

/** Writes the firm's reply to a client's review, or another one in its place. @returns whether there is such a review */
export async function storeReply(
  writer: Reader,
  { id, text, now }: { id: number; text: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await writer.query(
    `update reviews r set reply_text = $2, reply_at = $3
       from (select firm_id, id from reviews where id = $1::bigint and reservation_id is not null and part_of is null) w
      where r.firm_id = w.firm_id and (r.id = w.id or r.part_of = w.id)`,
    [id, text, now],
  );
  return rowCount !== 0;
}

/** The visit that a client's review is of. */
export async function findVisitOfReview(transaction: PoolClient, id: number): Promise<ReviewedVisit | undefined> {
  const { rows } = await transaction.query<ReviewedVisit>(
    `select firm_id as "firmId", reservation_id as "reservationId" from reviews
      where id = $1::bigint and reservation_id is not null and part_of is null`,
    [id],
  );
  return rows[0];
}
