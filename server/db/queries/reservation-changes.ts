import type { PoolClient } from "pg";
import type { Slot } from "../../../domain/entities.ts";
import type { Instant } from "../../../domain/time.ts";
import type { Occupancy } from "../../core/availability.ts";
import { columnsOf, soldColumnsOf, withRoomNames } from "./holds.ts";

/** What a reservation becomes: `plan` is what is sold, `occupancies` are what that takes. */
export type Change = {
  firmId: number;
  id: string;
  plan: Slot;
  occupancies: readonly Occupancy[];
  /** Minor units. */
  prepayment: number;
  freeCancelUntil: Instant;
  peopleCount: number;
  awaitingTime: number;
  now: Date;
};

/**
 * Takes of the new time what the reservation does not have yet, and only then gives up the old one. So nobody ever waits for
 * another visit while their own old time is gone but not yet given up: two who want each other's time are both refused.
 */
const takeMissing = {
  name: "take what a change misses",
  text: `
    with wanted as (
      select * from unnest($3::resource_kind[], $4::integer[], $5::timestamptz[], $6::timestamptz[])
                      as wanted (resource_kind, resource_id, starts_at, ends_at)
    ), own as (
      select resource_kind, resource_id, range_agg(tstzrange(starts_at, ends_at)) as taken
        from occupancies where firm_id = $1 and reservation_id = $2
       group by resource_kind, resource_id
    ), missing as (
      select w.resource_kind, w.resource_id, lower(piece) as starts_at, upper(piece) as ends_at
        from wanted w
        left join own o on o.resource_kind = w.resource_kind and o.resource_id = w.resource_id
       cross join unnest(tstzmultirange(tstzrange(w.starts_at, w.ends_at)) - coalesce(o.taken, '{}')) as piece
    ), taken as (
      -- Everyone takes in the order of resources and times, so that no two can wait for each other.
      insert into occupancies (firm_id, reservation_id, resource_kind, resource_id, starts_at, ends_at)
      select $1, $2, m.* from missing m order by m.resource_kind, m.resource_id, m.starts_at
      on conflict do nothing
      returning 1
    )
    select (select count(*) from missing) = (select count(*) from taken) as "isHad"`,
};

/**
 * Changes what a reservation takes and sells, and when it is; its row is locked. The constraint resource_is_free decides.
 * @returns false where not all could be taken and sold; the caller then takes back what was
 */
export async function storeChange(transaction: PoolClient, change: Change): Promise<boolean> {
  const { firmId, id, occupancies } = change;
  const taken = [firmId, id, ...columnsOf(occupancies)];
  const { rows } = await transaction.query<{ isHad: boolean }>({ ...takeMissing, values: taken });
  if (rows[0]?.isHad !== true) return false;
  await transaction.query("delete from occupancies where firm_id = $1 and reservation_id = $2", [firmId, id]);
  await transaction.query(
    `insert into occupancies (firm_id, reservation_id, resource_kind, resource_id, starts_at, ends_at)
     select $1, $2, wanted.*
       from unnest($3::resource_kind[], $4::integer[], $5::timestamptz[], $6::timestamptz[])
              as wanted (resource_kind, resource_id, starts_at, ends_at)`,
    taken,
  );
  return sell(transaction, change);
}

async function sell(transaction: PoolClient, change: Change): Promise<boolean> {
  const { firmId, id, plan } = change;
  const { entries } = plan;
  await transaction.query(
    `update reservations set starts_at = $3, ends_at = $4, people_count = $5, awaiting_time = $6, total = $7,
            full_total = $8, prepayment = $9, free_cancel_until = $10, version = version + 1, updated_at = $11
      where firm_id = $1 and id = $2`,
    [
      firmId,
      id,
      plan.startTime,
      plan.endTime,
      change.peopleCount,
      change.awaitingTime,
      plan.price,
      plan.fullPrice,
      change.prepayment,
      change.freeCancelUntil,
      change.now,
    ],
  );
  await transaction.query("delete from reservation_entries where firm_id = $1 and reservation_id = $2", [firmId, id]);
  const { rowCount } = await transaction.query(
    `insert into reservation_entries (firm_id, reservation_id, master_id, starts_at, ends_at, person, service_id, price,
                                      full_price, price_max, full_price_max, service_name, master_name, room_names)
     select $1, $2, entry.master_id, entry.starts_at, entry.ends_at, entry.person, entry.service_id, entry.price,
            entry.full_price, entry.price_max, entry.full_price_max, s.name, full_name(m.name, m.surname), room.names
       from unnest($3::integer[], $4::timestamptz[], $5::timestamptz[], $6::integer[], $7::integer[], $8::bigint[],
                   $9::bigint[], $10::bigint[], $11::bigint[], $12::jsonb[])
              as entry (master_id, starts_at, ends_at, person, service_id, price, full_price, price_max, full_price_max,
                        rooms)
       join services s on s.firm_id = $1 and s.id = entry.service_id
       join masters m on m.firm_id = $1 and m.id = entry.master_id
       ${withRoomNames}`,
    [firmId, id, ...soldColumnsOf(entries)],
  );
  return rowCount === entries.length;
}
