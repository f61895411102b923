import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { reviewJson, type ReviewRow } from "./review-json.ts";

type Schemas = components["schemas"];

const reviewsOnPage = 20;

/** `timeZone` is the firm's. */
export type ReviewsRow = Omit<Schemas["Reviews"], "reviews"> & { timeZone: string; reviews: ReviewRow[] };

export type ReviewsAsked = {
  firmId: number;
  /** The totals are this master's then. */
  masterId?: number | undefined;
  /** Narrows the reviews, and not the totals. */
  grade?: Schemas["Grade"] | undefined;
  /** The last review of the page before. */
  lastId?: number | undefined;
};

/** A page of reviews of a firm or of one of its masters, the newest first; undefined when there is no such firm or master. */
export async function findReviews(
  pool: Pool,
  language: Language,
  { firmId, masterId, grade, lastId }: ReviewsAsked,
): Promise<ReviewsRow | undefined> {
  const text = `
    select f.time_zone as "timeZone", coalesce(o.rating, f.average_rating) as "averageRating",
           g.total as "totalReviewsCount", g.grades,
           coalesce((
             select jsonb_agg(${reviewJson("$3")} order by r.created_at desc, r.id desc)
               from (select * from reviews
                      where firm_id = f.id and (($4::bigint is null and part_of is null) or master_id = $4::bigint)
                        and ($5::text is null or grade = $5::text)
                        and ($2::bigint is null or (created_at, id) <
                             (select created_at, id from reviews where firm_id = f.id and id = $2::bigint))
                      order by created_at desc, id desc limit ${reviewsOnPage}) r), '[]') as reviews
      from firms f
      left join masters o on o.firm_id = f.id and o.id = $4::bigint
     cross join lateral (
       select count(*) as total,
              jsonb_build_object('EXCELLENT', count(*) filter (where grade = 'EXCELLENT'),
                                 'GOOD', count(*) filter (where grade = 'GOOD'),
                                 'NORMAL', count(*) filter (where grade = 'NORMAL'),
                                 'BAD', count(*) filter (where grade = 'BAD')) as grades
         from reviews
        where firm_id = f.id and (($4::bigint is null and part_of is null) or master_id = $4::bigint)) g
     where f.id = $1::bigint and ($4::bigint is null or o.id is not null)`;
  const values = [firmId, lastId ?? null, language, masterId ?? null, grade ?? null];
  const { rows } = await pool.query<ReviewsRow>({ name: "reviews", text, values });
  return rows[0];
}
