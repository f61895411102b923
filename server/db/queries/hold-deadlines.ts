import type { PoolClient } from "pg";
import type { NewHold } from "./holds.ts";
import { columnsOf } from "./occupancies.ts";

/** A reservation whose row is locked. `isOver`: the time that it holds as a whole ran out. */
export type LockedHold = { firmId: number; id: string; isOver: boolean };

/**
 * Locks what ran out and holds a time that is in the way of a reservation; with it the hold that it is to replace, at whichever
 * firm, as long as that is still being filled in. Their rows are locked in the order of ids, all before any is changed, so that two
 * who do this cannot deadlock.
 */
export async function lockInTheWay(
  transaction: PoolClient,
  { firmId, occupancies, now }: Pick<NewHold, "firmId" | "occupancies" | "now">,
  replacedId: string | undefined,
): Promise<LockedHold[]> {
  const { rows } = await transaction.query<LockedHold>(
    `select firm_id as "firmId", id, coalesce(held_until <= $2, false) as "isOver" from reservations
      where (id is distinct from $7 or status = 'held' or held_until <= $2)
        and id in (
              select $7::uuid
              union all
              select o.reservation_id
                from occupancies o
                join unnest($3::resource_kind[], $4::integer[], $5::timestamptz[], $6::timestamptz[])
                       as wanted (resource_kind, resource_id, starts_at, ends_at)
                  on o.resource_kind = wanted.resource_kind and o.resource_id = wanted.resource_id
                 and tstzrange(o.starts_at, o.ends_at) && tstzrange(wanted.starts_at, wanted.ends_at)
               where o.firm_id = $1 and o.held_until <= $2)
      order by id for update`,
    [firmId, now, ...columnsOf(occupancies), replacedId ?? null],
  );
  return rows;
}

/** Locks all that holds a time which ran out, whatever it waited for; what somebody is at work on is left. */
export async function lockRunOut(transaction: PoolClient, now: Date): Promise<LockedHold[]> {
  const { rows } = await transaction.query<LockedHold>(
    `select firm_id as "firmId", id, coalesce(held_until <= $1, false) as "isOver" from reservations
      where (firm_id, id) in (select firm_id, reservation_id from occupancies where held_until <= $1)
      order by id for update skip locked`,
    [now],
  );
  return rows;
}

/** Frees what ran out of that which reservations of a firm hold beside their own time. */
export async function freeRunOut(
  transaction: PoolClient,
  { firmId, ids }: { firmId: number; ids: readonly string[] },
  now: Date,
): Promise<void> {
  await transaction.query(
    "delete from occupancies where firm_id = $1 and reservation_id = any ($2) and held_until <= $3",
    [firmId, ids, now],
  );
}

/** Holds a time longer, once: what was extended, ran out or is held for another reason stays as it is. */
export async function extendHold(
  transaction: PoolClient,
  { firmId, id, now, seconds }: { firmId: number; id: string; now: Date; seconds: number },
): Promise<void> {
  await transaction.query(
    `with extended as (
       update reservations
          set held_until = held_until + make_interval(secs => $4), hold_extended_at = $3, updated_at = $3,
              version = version + 1
        where firm_id = $1 and id = $2 and status = 'held' and held_until > $3 and hold_extended_at is null
       returning firm_id, id, held_until)
     update occupancies o set held_until = extended.held_until
       from extended where o.firm_id = extended.firm_id and o.reservation_id = extended.id`,
    [firmId, id, now, seconds],
  );
}

/** Keeps the time of a reservation, whose row is locked, from others until an instant at least: for longer than it is held itself. */
export async function keepTime(
  transaction: PoolClient,
  { firmId, id }: { firmId: number; id: string },
  until: Date,
): Promise<void> {
  await transaction.query(
    `update occupancies set held_until = $3
      where firm_id = $1 and reservation_id = $2 and held_until < $3`,
    [firmId, id, until],
  );
}
