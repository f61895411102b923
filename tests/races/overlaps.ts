import type { Pool } from "pg";

/**
 * Pairs that have a resource do two things at once, asked of the database past its own constraint: of what is taken, and of
 * what was sold by reservations that stand.
 */
export async function overlaps(pool: Pool): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `with claim as (
       select 'taken' as source, firm_id, resource_kind::text, resource_id, starts_at, ends_at, reservation_id, ctid::text as row
         from occupancies
       union all
       select 'sold', e.firm_id, 'master', e.master_id, e.starts_at, e.ends_at, r.id, e.id::text
         from reservation_entries e join reservations r on r.firm_id = e.firm_id and r.id = e.reservation_id
        where r.status not in ('expired', 'cancelledByClient', 'cancelledBySalon')
     )
     select one.source, one.reservation_id, other.reservation_id as other_id
       from claim one
       join claim other
         on other.source = one.source and other.firm_id = one.firm_id and other.resource_kind = one.resource_kind
        and other.resource_id = one.resource_id and other.row > one.row
        and one.starts_at < other.ends_at and other.starts_at < one.ends_at`,
  );
  return rows;
}
