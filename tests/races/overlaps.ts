import type { Pool } from "pg";

/** The statuses in which a visit has no time any more, as it is known here, apart from what the service knows. */
const over = "'expired', 'cancelledByClient', 'cancelledBySalon', 'noShow'";

/**
 * What is wrong with what is taken and sold, asked of the database past its own constraint: pairs that have a resource do
 * two things at once, rooms and devices that more clients have than they may, and visits that were sold without one.
 */
export async function overlaps(pool: Pool): Promise<object[]> {
  return [...(await pairs(pool)), ...(await overfull(pool)), ...(await roomless(pool))];
}

/** More visits in a room at the beginning of one of them than its capacity is, or of a unit that it does not have. */
async function overfull(pool: Pool): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `select 'overfull' as source, one.reservation_id, r.id, r.capacity
       from occupancies one
       join rooms r on r.firm_id = one.firm_id and r.kind = one.resource_kind and r.id = one.resource_id / 100
      where one.resource_id % 100 >= r.capacity
         or r.capacity < (select count(distinct other.reservation_id || ' ' || other.resource_id) from occupancies other
                           where other.firm_id = one.firm_id and other.resource_kind = one.resource_kind
                             and other.resource_id / 100 = r.id
                             and other.starts_at <= one.starts_at and one.starts_at < other.ends_at)`,
  );
  return rows;
}

/** Entries of visits that stand whose service needs a room or a device, and which have none of those for as long as they take. */
async function roomless(pool: Pool): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `select 'roomless' as source, e.reservation_id, e.service_id, need.kind
       from reservation_entries e
       join reservations r on r.firm_id = e.firm_id and r.id = e.reservation_id
      cross join lateral (select distinct kind from service_rooms n
                           where n.firm_id = e.firm_id and n.service_id = e.service_id) need
      where r.status not in (${over})
        and not exists (
          select from occupancies o
            join service_rooms n on n.firm_id = o.firm_id and n.service_id = e.service_id and n.kind = o.resource_kind
                                and n.room_id = o.resource_id / 100
           where o.firm_id = e.firm_id and o.reservation_id = e.reservation_id and o.resource_kind = need.kind
             and o.starts_at <= e.starts_at and e.ends_at <= o.ends_at)`,
  );
  return rows;
}

async function pairs(pool: Pool): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `with claim as (
       select 'taken' as source, firm_id, resource_kind::text, resource_id, starts_at, ends_at, reservation_id, ctid::text as row
         from occupancies
       union all
       select 'sold', e.firm_id, 'master', e.master_id, e.starts_at, e.ends_at, r.id, e.id::text
         from reservation_entries e join reservations r on r.firm_id = e.firm_id and r.id = e.reservation_id
        where r.status not in (${over})
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
