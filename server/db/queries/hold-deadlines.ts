import type { PoolClient } from "pg";
import type { NewHold } from "./holds.ts";
import { columnsOf } from "./occupancies.ts";
import { moveReservations } from "./reservation-moves.ts";

/** A reservation whose row is locked. `isOver`: the time that it holds as a whole ran out. */
type Locked = { firmId: number; id: string; isOver: boolean };

/**
 * Takes what ran out and holds a time out of the way of a reservation. With it the hold that it is to replace, at whichever
 * firm, is locked, and is answered where it is to be given up: as long as it is still being filled in.
 * Their rows are locked in the order of ids, all before any is changed, so that two who do this cannot deadlock.
 */
export async function clearTheWay(
  transaction: PoolClient,
  { firmId, occupancies, now }: Pick<NewHold, "firmId" | "occupancies" | "now">,
  replacedId: string | undefined,
): Promise<Locked | undefined> {
  const { rows } = await transaction.query<Locked>(
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
  const replaced = rows.find(({ id, isOver }) => id === replacedId && !isOver);
  const ranOut = rows.filter((row) => row !== replaced);
  await endRunOut(transaction, ranOut, now);
  return replaced;
}

/** Expires what is over, and frees what ran out of that which a reservation holds beside its own time. */
async function endRunOut(transaction: PoolClient, rows: readonly Locked[], now: Date): Promise<void> {
  for (const firmId of new Set(rows.map((row) => row.firmId))) {
    const ofFirm = rows.filter((row) => row.firmId === firmId);
    const over = ofFirm.flatMap(({ id, isOver }) => (isOver ? [id] : []));
    await moveReservations(transaction, { firmId, ids: over }, { to: "expired", by: "clock", now });
    await transaction.query(
      "delete from occupancies where firm_id = $1 and reservation_id = any ($2) and held_until <= $3",
      [firmId, ofFirm.map(({ id }) => id), now],
    );
  }
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

/**
 * Expires every reservation whose hold of its time ran out, whatever it waited for, and frees what ran out beside it;
 * answers of how many reservations. Those that somebody is at work on are left.
 */
export async function expireHolds(transaction: PoolClient, now: Date): Promise<number> {
  const { rows } = await transaction.query<Locked>(
    `select firm_id as "firmId", id, coalesce(held_until <= $1, false) as "isOver" from reservations
      where (firm_id, id) in (select firm_id, reservation_id from occupancies where held_until <= $1)
      order by id for update skip locked`,
    [now],
  );
  await endRunOut(transaction, rows, now);
  return rows.length;
}
