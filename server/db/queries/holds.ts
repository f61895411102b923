import type { PoolClient } from "pg";
import type { Slot } from "../../../domain/entities.ts";
import type { Language } from "../../../domain/language.ts";
import type { Manner } from "../../../domain/manner.ts";
import type { Instant } from "../../../domain/time.ts";
import type { Occupancy } from "../../core/availability.ts";
import { advisoryLocks } from "../locks.ts";
import { columnsOf, makeWhole, takeWhatIsMissing } from "./occupancies.ts";
import { moveReservations } from "./reservation-moves.ts";

/** A time to be held: `plan` says who does what when, and is what is sold; `occupancies` are what that takes. */
export type NewHold = {
  id: string;
  firmId: number;
  plan: Slot;
  occupancies: readonly Occupancy[];
  currency: string;
  /** What is due before the visit, minor units. */
  prepayment: number;
  freeCancelUntil: Instant;
  peopleCount: number;
  awaitingTime: number;
  manner: Manner;
  language: Language;
  referrer: string | undefined;
  /** The address that the hold is counted for. */
  heldFrom: string;
  secretHash: Buffer;
  now: Date;
  heldUntil: Date;
};

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

/** Until the end of the transaction no other one of this address holds at the firm what it has not yet counted. */
export async function lockHolds(
  transaction: PoolClient,
  { firmId, heldFrom }: Pick<NewHold, "firmId" | "heldFrom">,
): Promise<void> {
  await transaction.query({
    name: "lock_holds",
    text: "select pg_advisory_xact_lock($1, hashtext($2))",
    values: [advisoryLocks.holds, `${firmId} ${heldFrom}`],
  });
}

/**
 * How many times an address holds at a firm now, beside one reservation, and when the first of them runs out (RFC 3339);
 * null when there is none.
 */
export async function countHolds(
  transaction: PoolClient,
  { firmId, heldFrom, now }: Pick<NewHold, "firmId" | "heldFrom" | "now">,
  id: string | undefined,
): Promise<HeldBeside> {
  const { rows } = await transaction.query<HeldBeside>({
    name: "count_holds",
    text: `select count(*)::int as count, min(held_until) as "freeAt"
             from reservations
            where firm_id = $1 and held_from = $2 and held_until > $3 and id is distinct from $4`,
    values: [firmId, heldFrom, now, id ?? null],
  });
  return rows[0] ?? { count: 0, freeAt: null };
}

export type HeldBeside = { count: number; freeAt: string | null };

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

/** The names of the rooms and devices of the `entry`, which are there as long as the catalogue has all of them. */
export const withRoomNames = `
        cross join lateral (
          select case when entry.rooms is null then '{}' else array(
            select r.name
              from jsonb_to_recordset(entry.rooms) as asked (kind resource_kind, id integer)
              join rooms r on r.firm_id = $1 and r.kind = asked.kind and r.id = asked.id
             order by r.kind) end as names) room
        where cardinality(room.names) = coalesce(jsonb_array_length(entry.rooms), 0)`;

const insert = {
  name: "hold",
  text: `
    with reservation as (
      insert into reservations (firm_id, id, status, starts_at, ends_at, people_count, awaiting_time, language, total,
                                full_total, prepayment, currency, held_until, secret_hash, referrer, held_from,
                                free_cancel_until, manner, created_at, updated_at)
      values ($1, $2, 'held', $4, $5, $6, $7, $8, $9, $10, $11, $12, $3, $13, $14, $15, $16, $17, $18, $18)
    ), taken as (
      -- Everyone takes in the order of resources and times, so that no two can wait for each other.
      insert into occupancies (firm_id, reservation_id, held_until, resource_kind, resource_id, starts_at, ends_at)
      select $1, $2, $3, wanted.*
        from unnest($19::resource_kind[], $20::integer[], $21::timestamptz[], $22::timestamptz[])
               as wanted (resource_kind, resource_id, starts_at, ends_at)
       order by wanted.resource_kind, wanted.resource_id, wanted.starts_at
      on conflict do nothing
      returning 1
    ), sold as (
      insert into reservation_entries (firm_id, reservation_id, master_id, starts_at, ends_at, person, service_id, price,
                                       full_price, price_max, full_price_max, service_name, master_name, room_names)
      select $1, $2, entry.master_id, entry.starts_at, entry.ends_at, entry.person, entry.service_id, entry.price,
             entry.full_price, entry.price_max, entry.full_price_max, s.name, full_name(m.name, m.surname), room.names
        from unnest($23::integer[], $24::timestamptz[], $25::timestamptz[], $26::integer[], $27::integer[],
                    $28::bigint[], $29::bigint[], $30::bigint[], $31::bigint[], $32::jsonb[])
               as entry (master_id, starts_at, ends_at, person, service_id, price, full_price, price_max, full_price_max,
                         rooms)
        join services s on s.firm_id = $1 and s.id = entry.service_id
        join masters m on m.firm_id = $1 and m.id = entry.master_id
        ${withRoomNames}
      returning 1
    )
    select (select count(*) from taken) as taken, (select count(*) from sold) as sold`,
};

/**
 * Writes a hold with the names of its services and masters, which stay as they are now. The constraint resource_is_free
 * decides: what another reservation takes (an uncommitted one is waited for) is not taken, and what the catalogue has let
 * go since is not sold.
 * @returns whether all could be taken and sold; otherwise the caller takes back what was
 */
export async function insertHold(transaction: PoolClient, hold: NewHold): Promise<boolean> {
  const { plan, occupancies } = hold;
  const { entries } = plan;
  const values = [
    hold.firmId,
    hold.id,
    hold.heldUntil,
    plan.startTime,
    plan.endTime,
    hold.peopleCount,
    hold.awaitingTime,
    hold.language,
    plan.price,
    plan.fullPrice,
    hold.prepayment,
    hold.currency,
    hold.secretHash,
    hold.referrer ?? null,
    hold.heldFrom,
    hold.freeCancelUntil,
    hold.manner,
    hold.now,
    ...columnsOf(occupancies),
    ...soldColumnsOf(entries),
  ];
  const { rows } = await transaction.query<{ taken: number; sold: number }>({ ...insert, values });
  return rows[0]?.taken === occupancies.length && rows[0].sold === entries.length;
}

/**
 * Writes a hold for which another one, whose row is locked, gives its time up: only once the new time is had is the old one
 * freed.
 * @returns whether all could be taken and sold; otherwise the caller takes back what was
 */
export async function insertInstead(
  transaction: PoolClient,
  hold: NewHold,
  replaced: { firmId: number; id: string },
): Promise<boolean> {
  if (!(await insertHold(transaction, { ...hold, occupancies: [] }))) return false;
  if (!(await takeWhatIsMissing(transaction, hold, replaced.id))) return false;
  const { firmId, id } = replaced;
  await moveReservations(transaction, { firmId, ids: [id] }, { to: "expired", by: "client", now: hold.now });
  await makeWhole(transaction, hold);
  return true;
}

/**
 * What is sold, column by column: masters, beginnings, ends, people, services, prices and full prices, the most that
 * both may come to, and rooms and devices.
 */
export function soldColumnsOf(entries: Slot["entries"]) {
  return [
    entries.map(({ masterId }) => masterId),
    entries.map(({ startTime }) => startTime),
    entries.map(({ endTime }) => endTime),
    entries.map(({ person }) => person),
    entries.map(({ serviceId }) => serviceId),
    entries.map(({ price }) => price),
    entries.map(({ fullPrice }) => fullPrice),
    entries.map(({ priceMax }) => priceMax ?? null),
    entries.map(({ fullPriceMax }) => fullPriceMax ?? null),
    entries.map(({ rooms }) => (rooms === undefined ? null : JSON.stringify(rooms))),
  ] as const;
}
