import type { PoolClient } from "pg";
import type { Grade } from "../../../domain/entities.ts";
import type { Language } from "../../../domain/language.ts";
import type { Phone } from "../../../domain/phone.ts";
import type { Reader } from "../../core/reader.ts";
import type { PhotoRow } from "./review-photos.ts";

export type ReviewedVisit = { firmId: number; reservationId: string };

/** A master who was at a visit and is still at the firm; `isAlone` where they are the firm. */
export type MasterOfVisitRow = {
  id: number;
  name: string;
  avatarUrl: string;
  serviceNames: string[];
  isAlone: boolean;
};

/** The masters of a visit, those who began first first. */
export async function findMastersOfVisit(
  reader: Reader,
  { firmId, reservationId }: ReviewedVisit,
  language: Language,
): Promise<MasterOfVisitRow[]> {
  const { rows } = await reader.query<MasterOfVisitRow>(
    `select m.id, m.name ->> $3 as name, m.avatar_url as "avatarUrl", f.is_individual_master as "isAlone",
            array_agg(distinct e.service_name ->> $3) as "serviceNames"
       from reservation_entries e
       join firms f on f.id = e.firm_id
       join masters m on m.firm_id = e.firm_id and m.id = e.master_id
      where e.firm_id = $1 and e.reservation_id = $2
      group by m.id, m.name, m.avatar_url, f.is_individual_master
      order by min(e.starts_at), m.id`,
    [firmId, reservationId, language],
  );
  return rows;
}

/** What was said of a visit; `createdAt` is RFC 3339 in UTC. */
export type VisitReviewRow = {
  id: number;
  rating: number;
  masters: { masterId: number; rating: number }[];
  text: string;
  photos: PhotoRow[];
  createdAt: string;
};

export async function findVisitReview(
  reader: Reader,
  { firmId, reservationId }: ReviewedVisit,
): Promise<VisitReviewRow | undefined> {
  const { rows } = await reader.query<VisitReviewRow>(
    `select r.id, r.rating, r.text, r.created_at as "createdAt",
            coalesce((select jsonb_agg(jsonb_build_object('masterId', p.master_id, 'rating', p.rating) order by p.id)
                        from reviews p where p.firm_id = r.firm_id and p.part_of = r.id), '[]') as masters,
            coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'width', o.width, 'height', o.height) order by o.position)
                        from review_photos o where o.firm_id = r.firm_id and o.review_id = r.id), '[]') as photos
       from reviews r where r.firm_id = $1 and r.reservation_id = $2 and r.part_of is null`,
    [firmId, reservationId],
  );
  return rows[0];
}

export type NewReview = ReviewedVisit & {
  authorName: string;
  grade: Grade;
  rating: number;
  text: string;
  language: Language;
  masters: readonly { masterId: number; grade: Grade; rating: number }[];
  now: Date;
};

const firstService = `
  (select e.service_id from reservation_entries e
    where e.firm_id = $1 and e.reservation_id = $2 and (m.master_id is null or e.master_id = m.master_id)
    order by e.starts_at, e.id limit 1)`;

/** Writes the review of a visit that has none: the firm's row, and one for each master. @returns its id */
export async function insertVisitReview(transaction: PoolClient, review: NewReview): Promise<number> {
  const { firmId, reservationId, authorName, grade, rating, text, language, masters, now } = review;
  const values = [firmId, reservationId, authorName, text, language, now];
  const columns =
    "firm_id, reservation_id, author_name, text, language, created_at, id, service_id, master_id, grade, rating, part_of";
  const common = `$1, $2, $3, $4, $5, $6, nextval('visit_review_ids'), ${firstService}, m.master_id`;
  const { rows } = await transaction.query<{ id: number }>(
    `insert into reviews (${columns})
     select ${common}, $7, $8, null from (select null::integer as master_id) m returning id`,
    [...values, grade, rating],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("An insert returned no row.");
  await transaction.query(
    `insert into reviews (${columns})
     select ${common}, m.grade, m.rating, $7
       from unnest($8::integer[], $9::text[], $10::integer[]) with ordinality as m (master_id, grade, rating, number) order by number`,
    [
      ...values,
      id,
      masters.map((one) => one.masterId),
      masters.map((one) => one.grade),
      masters.map((one) => one.rating),
    ],
  );
  return id;
}

/** Deletes the review that a visit has, with its photos, and remembers that there was one, and whether the operator removed it. */
export async function deleteVisitReview(
  transaction: PoolClient,
  { firmId, reservationId, isRemoved = false, now }: ReviewedVisit & { isRemoved?: boolean; now: Date },
): Promise<void> {
  await transaction.query("delete from reviews where firm_id = $1 and reservation_id = $2 and part_of is null", [
    firmId,
    reservationId,
  ]);
  await transaction.query(
    "insert into taken_back_reviews (firm_id, reservation_id, taken_back_at, is_removed) values ($1, $2, $3, $4)",
    [firmId, reservationId, now, isRemoved],
  );
}

/** How many reviews of a visit were taken back, and whether the operator removed one. */
export async function countTakenBack(
  reader: Reader,
  { firmId, reservationId }: ReviewedVisit,
): Promise<{ count: number; isRemoved: boolean }> {
  const { rows } = await reader.query<{ count: number; isRemoved: boolean }>(
    `select count(*)::integer as count, coalesce(bool_or(is_removed), false) as "isRemoved"
       from taken_back_reviews where firm_id = $1 and reservation_id = $2`,
    [firmId, reservationId],
  );
  return rows[0] ?? { count: 0, isRemoved: false };
}

const ofPhones = `
  r.client_phone = any ($1) and v.firm_id = r.firm_id and v.reservation_id = r.id and v.part_of is null`;

/** The firms that clients with these phones have reviewed. */
export async function findReviewedFirms(transaction: PoolClient, phones: readonly Phone[]): Promise<number[]> {
  const { rows } = await transaction.query<{ firmId: number }>(
    `select distinct v.firm_id as "firmId" from reviews v, reservations r where ${ofPhones}`,
    [phones],
  );
  return rows.map(({ firmId }) => firmId);
}

/** Deletes what clients with these phones have said. */
export async function deleteReviewsOf(transaction: PoolClient, phones: readonly Phone[]): Promise<void> {
  await transaction.query(`delete from reviews v using reservations r where ${ofPhones}`, [phones]);
}
