import type { PoolClient } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { PartOfDay } from "../../../domain/part-of-day.ts";
import type { Phone } from "../../../domain/phone.ts";
import type { LocalDate } from "../../../domain/time.ts";
import { type WaitlistMover, type WaitlistStatus, waitlistStatusesBefore } from "../../../domain/waitlist.ts";
import type { ReservationParams } from "../../core/availability.ts";
import type { Reader } from "../../core/reader.ts";
import { advisoryLocks } from "../locks.ts";
import { inSavepointOrNothing } from "../savepoint.ts";
import { lockReservation } from "./reservations.ts";

/** What somebody waits for: with a visit that is to be earlier, or with what is wanted on full days. */
type Waited =
  | { visitId: string; acceptsOtherMasters: boolean; params: null }
  | { visitId: null; acceptsOtherMasters: null; params: ReservationParams };

export type NewRequest = Waited & {
  firmId: number;
  from: LocalDate;
  until: LocalDate;
  partOfDay: Exclude<PartOfDay, "night"> | "any";
  phone: Phone;
  clientName: string;
  /** In which they are written to. */
  language: Language;
};

/** A request as the database has it. */
export type RequestRow = NewRequest & {
  id: string;
  status: WaitlistStatus;
  offeredId: string | null;
  /** That of the visit when a time was offered. */
  visitVersion: number | null;
  /** Of the keys that open its visit, or the time that is offered. */
  keyHashes: Buffer[];
  firm: { id: number; name: string; urlKey?: string };
  /** Null where the firm is not here any more. */
  timeZone: string | null;
};

/** The text of a query whose $1 is a language, or null for that of whoever waits. */
const select = `
  select w.firm_id as "firmId", w.id, w.status, w.visit_id as "visitId", w.accepts_other_masters as "acceptsOtherMasters", w.params,
         w.from_date as "from", w.until_date as "until", w.part_of_day as "partOfDay", w.phone,
         w.client_name as "clientName", w.language, w.offered_id as "offeredId", w.visit_version as "visitVersion",
         array(select r.secret_hash from reservations r
                where r.firm_id = w.firm_id and r.id in (w.visit_id, w.offered_id) union all
               select k.key_hash from reservation_keys k
                where k.firm_id = w.firm_id and k.reservation_id in (w.visit_id, w.offered_id)) as "keyHashes",
         jsonb_strip_nulls(jsonb_build_object('id', f.id, 'name', f.name ->> coalesce($1, w.language), 'urlKey', f.url_key)) as firm,
         case when f.url_key is not null then f.time_zone end as "timeZone"
    from waitlist_requests w
   cross join lateral (select * from visited_firms v where v.id = w.firm_id limit 1) f`;

/** Without a language, in that of whoever waits. */
export async function findRequest(reader: Reader, id: string, language?: Language): Promise<RequestRow | undefined> {
  const { rows } = await reader.query<RequestRow>(`${select} where w.id = $2`, [language ?? null, id]);
  return rows[0];
}

/** The open or else the latest request for an earlier time of a visit, or the one to which this reservation's time was offered. */
export async function findRequestOf(
  reader: Reader,
  { firmId, id }: { firmId: number; id: string },
  language: Language,
): Promise<RequestRow | undefined> {
  const { rows } = await reader.query<RequestRow>(
    `${select} where w.firm_id = $2 and (w.visit_id = $3 or w.offered_id = $3)
      order by w.status in ('waiting', 'offered') desc, w.created_at desc, w.id limit 1`,
    [language, firmId, id],
  );
  return rows[0];
}

/** The open requests of a phone, the oldest first. */
export async function findRequestsOfPhone(reader: Reader, phone: Phone, language: Language): Promise<RequestRow[]> {
  const { rows } = await reader.query<RequestRow>(
    `${select} where w.phone = $2 and w.status in ('waiting', 'offered') order by w.created_at, w.id`,
    [language, phone],
  );
  return rows;
}

/** The open request of a phone for the same on the same full days of a firm. */
export async function findSameRequest(
  reader: Reader,
  { firmId, phone, params, from, until, partOfDay, language }: NewRequest,
): Promise<RequestRow | undefined> {
  const { rows } = await reader.query<RequestRow>(
    `${select} where w.firm_id = $2 and w.phone = $3 and w.params = $4 and w.from_date = $5 and w.until_date = $6
        and w.part_of_day = $7 and w.status in ('waiting', 'offered')`,
    [language, firmId, phone, params === null ? null : JSON.stringify(params), from, until, partOfDay],
  );
  return rows[0];
}

/** All open requests, each in the language of whoever waits. */
export async function findOpenRequests(reader: Reader): Promise<RequestRow[]> {
  const { rows } = await reader.query<RequestRow>(`${select} where w.status in ('waiting', 'offered')`, [null]);
  return rows;
}

/**
 * Makes whoever else wants to change the request, its visit or the time that is offered wait for the end of this
 * transaction.
 */
export async function lockRequest(transaction: PoolClient, id: string): Promise<void> {
  const { rows } = await transaction.query<{ visitId: string | null; offeredId: string | null }>(
    'select visit_id as "visitId", offered_id as "offeredId" from waitlist_requests where id = $1',
    [id],
  );
  const [about] = rows;
  if (about === undefined) return;
  const isLocked = await inSavepointOrNothing(transaction, async () => {
    for (const one of [about.visitId, about.offeredId]) if (one !== null) await lockReservation(transaction, one);
    const { rows: locked } = await transaction.query<{ offeredId: string | null }>(
      'select offered_id as "offeredId" from waitlist_requests where id = $1 for update',
      [id],
    );
    return locked[0]?.offeredId === about.offeredId || undefined;
  });
  // Another time was offered meanwhile. Going back to the savepoint has unlocked all of them: what is offered is locked
  // before its request.
  if (!isLocked) await lockRequest(transaction, id);
}

/** Makes whoever else wants to move the open request of a visit, whose row is locked, wait for the end of this transaction. */
export async function lockOpenRequestOf(transaction: PoolClient, visitId: string): Promise<string | undefined> {
  const { rows } = await transaction.query<{ id: string }>(
    `select id from waitlist_requests where visit_id = $1 and status in ('waiting', 'offered') for update`,
    [visitId],
  );
  return rows[0]?.id;
}

/** How many open requests there are of a phone and at a firm. Until the end of the transaction no other one counts them. */
export async function countOpenRequests(
  transaction: PoolClient,
  { firmId, phone }: { firmId: number; phone: Phone },
): Promise<{ ofPhone: number; ofFirm: number }> {
  await transaction.query("select pg_advisory_xact_lock($1)", [advisoryLocks.waitlistRequests]);
  const { rows } = await transaction.query<{ ofPhone: number; ofFirm: number }>(
    `select (select count(*)::int from waitlist_requests
              where phone = $2 and status in ('waiting', 'offered')) as "ofPhone",
            (select count(*)::int from waitlist_requests
              where firm_id = $1 and status in ('waiting', 'offered')) as "ofFirm"`,
    [firmId, phone],
  );
  return rows[0] ?? { ofPhone: 0, ofFirm: 0 };
}

/** Writes a request, which waits; a time may be free for it already. */
export async function insertRequest(transaction: PoolClient, request: NewRequest, now: Date): Promise<string> {
  const { rows } = await transaction.query<{ id: string }>(
    `with request as (
       insert into waitlist_requests (firm_id, visit_id, accepts_other_masters, params, from_date, until_date, part_of_day, phone,
                                      client_name, language, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
       returning firm_id, id
     ), noted as (
       insert into freed_firms (firm_id) select firm_id from request
     )
     select id from request`,
    [
      request.firmId,
      request.visitId,
      request.acceptsOtherMasters,
      request.params,
      request.from,
      request.until,
      request.partOfDay,
      request.phone,
      request.clientName,
      request.language,
      now,
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("An insert without a conflict answered no row.");
  return row.id;
}

/** `offer`: the reservation that holds the time, and the version of the visit that is to be earlier. */
export type RequestMove = {
  to: WaitlistStatus;
  by: WaitlistMover;
  now: Date;
  offer?: { id: string; visitVersion: number | null };
};

/**
 * Moves a request, whose row is locked, to another status, and writes the move down: the one way in which that is done.
 * @throws Error where nobody of that kind may move it there
 */
export async function moveRequest(
  transaction: PoolClient,
  { firmId, id }: { firmId: number; id: string },
  { to, by, now, offer }: RequestMove,
): Promise<void> {
  const { rowCount } = await transaction.query(
    `with moved as (
       update waitlist_requests w
          set status = $3, updated_at = $6, offered_id = coalesce($7, w.offered_id),
              visit_version = coalesce($8, w.visit_version)
         from (select id, status from waitlist_requests where firm_id = $1 and id = $2 and status = any ($4)) was
        where w.firm_id = $1 and w.id = was.id
       returning w.id, was.status
     )
     insert into waitlist_history (firm_id, request_id, from_status, to_status, moved_by, moved_at)
     select $1, id, status, $3, $5, $6 from moved`,
    [firmId, id, to, waitlistStatusesBefore(to, by), by, now, offer?.id ?? null, offer?.visitVersion ?? null],
  );
  if (rowCount !== 1) throw new Error(`The request ${id} cannot be moved to ${to} by the ${by}.`);
}
