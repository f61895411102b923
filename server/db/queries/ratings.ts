import type { ClientBase } from "pg";

const ofMasters = `
  update masters m set rating = c.rating, ratings_count = c.count
    from (select o.firm_id, o.id, o.catalogue_ratings_count + count(r.id)::integer as count,
                 case when o.catalogue_ratings_count + count(r.id) = 0 then o.catalogue_rating
                      else round((o.catalogue_rating * o.catalogue_ratings_count + coalesce(sum(r.rating), 0))
                                 / (o.catalogue_ratings_count + count(r.id)), 1) end as rating
            from masters o
            left join reviews r on r.firm_id = o.firm_id and r.master_id = o.id and r.part_of is not null
           where $1::integer[] is null or o.firm_id = any ($1)
           group by o.firm_id, o.id) c
   where m.firm_id = c.firm_id and m.id = c.id and (m.rating, m.ratings_count) is distinct from (c.rating, c.count)`;

const ofFirms = `
  update firms f
     set average_rating = r.average, review_count = r.count,
         ratings_count = greatest(r.of_catalogue, m.count) + r.count - r.of_catalogue
    from (select o.id, count(v.id)::integer as count, coalesce(round(avg(v.rating), 1), 0) as average,
                 count(v.id) filter (where v.reservation_id is null)::integer as of_catalogue
            from firms o left join reviews v on v.firm_id = o.id and v.part_of is null
           where $1::integer[] is null or o.id = any ($1)
           group by o.id) r
   cross join lateral (select coalesce(sum(t.catalogue_ratings_count), 0)::integer as count
                         from masters t where t.firm_id = r.id) m
   where f.id = r.id`;

/**
 * Counts the ratings of firms, whose rows are locked, and of their masters: what the catalogue brings, and what clients say on top
 * of it. The catalogue's masters may be rated without a word, so a firm has at least as many ratings as its masters together.
 * @param firmIds all firms where it is absent
 */
export async function countRatings(transaction: ClientBase, firmIds?: readonly number[]): Promise<void> {
  for (const text of [ofMasters, ofFirms]) await transaction.query(text, [firmIds ?? null]);
}

/**
 * Has everyone else who changes what is rated at these firms wait for the end of this transaction.
 * @returns those that are here
 */
export async function lockRatings(transaction: ClientBase, firmIds: readonly number[]): Promise<number[]> {
  const { rows } = await transaction.query<{ id: number }>(
    "select id from firms where id = any ($1) order by id for no key update",
    [firmIds],
  );
  return rows.map(({ id }) => id);
}
