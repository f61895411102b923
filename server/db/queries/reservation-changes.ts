import type { PoolClient } from "pg";
import { soldColumnsOf, type StoredPlan, withRoomNames } from "./holds.ts";
import { makeWhole, takeWhatIsMissing } from "./occupancies.ts";

/** What a reservation becomes. */
export type Change = StoredPlan & { firmId: number; id: string; now: Date };

/**
 * Changes what a reservation takes and sells, and when it is, and writes that down; its row is locked. The constraint resource_is_free decides.
 * @returns false where not all could be taken and sold; the caller then takes back what was
 */
export async function storeChange(transaction: PoolClient, change: Change): Promise<boolean> {
  const taking = { ...change, heldUntil: null };
  if (!(await takeWhatIsMissing(transaction, taking, change.id))) return false;
  await makeWhole(transaction, taking);
  return sell(transaction, change);
}

async function sell(transaction: PoolClient, change: Change): Promise<boolean> {
  const { firmId, id, plan } = change;
  const { entries } = plan;
  await transaction.query(
    `with changed as (
       update reservations r
          set starts_at = $3, ends_at = $4, people_count = $5, awaiting_time = $6, total = $7, full_total = $8,
              prepayment = $9, free_cancel_until = $10, currency = $11, manner = $12, version = r.version + 1, updated_at = $13
         from (select starts_at from reservations where firm_id = $1 and id = $2) was
        where r.firm_id = $1 and r.id = $2
       returning r.version, was.starts_at)
     insert into reservation_changes (firm_id, reservation_id, version, from_starts_at, to_starts_at, changed_at)
     select $1, $2, version, starts_at, $3, $13 from changed`,
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
      change.currency,
      change.manner,
      change.now,
    ],
  );
  await transaction.query("delete from reservation_entries where firm_id = $1 and reservation_id = $2", [firmId, id]);
  const { rowCount } = await transaction.query(
    `insert into reservation_entries (firm_id, reservation_id, master_id, starts_at, ends_at, person, service_id, price,
                                      full_price, price_max, full_price_max, service_name, master_name, room_names,
                                      picked_because)
     select $1, $2, entry.master_id, entry.starts_at, entry.ends_at, entry.person, entry.service_id, entry.price,
            entry.full_price, entry.price_max, entry.full_price_max, s.name, full_name(m.name, m.surname), room.names,
            entry.picked_because
       from unnest($3::integer[], $4::timestamptz[], $5::timestamptz[], $6::integer[], $7::integer[], $8::bigint[],
                   $9::bigint[], $10::bigint[], $11::bigint[], $12::jsonb[], $13::text[])
              as entry (master_id, starts_at, ends_at, person, service_id, price, full_price, price_max, full_price_max,
                        rooms, picked_because)
       join services s on s.firm_id = $1 and s.id = entry.service_id
       join masters m on m.firm_id = $1 and m.id = entry.master_id
       ${withRoomNames}`,
    [firmId, id, ...soldColumnsOf(entries)],
  );
  return rowCount === entries.length;
}
