import type { Pool, PoolClient } from "pg";
import type { Reader } from "../../core/reader.ts";
import { advisoryLocks } from "../locks.ts";

/** A firm at which a time may be free for somebody who waits. `timeZone`: null where it is not here any more. */
export type FreedFirm = { firmId: number; timeZone: string | null };

export async function findFreedFirms(reader: Reader): Promise<FreedFirm[]> {
  const { rows } = await reader.query<FreedFirm>(
    `select n.firm_id as "firmId", f.time_zone as "timeZone"
       from (select distinct firm_id from freed_firms) n left join firms f on f.id = n.firm_id order by n.firm_id`,
  );
  return rows;
}

/** Has all firms looked at for which somebody waits. */
export async function noteWaitedFirms(pool: Pool): Promise<void> {
  await pool.query(
    `insert into freed_firms (firm_id)
     select distinct w.firm_id from waitlist_requests w
      where w.status = 'waiting' and not exists (select from freed_firms n where n.firm_id = w.firm_id)`,
  );
}

/** The occasions that are known of a firm; one that comes later is another. */
export async function findOccasions(reader: Reader, firmId: number): Promise<string[]> {
  const { rows } = await reader.query<{ id: string }>("select id::text from freed_firms where firm_id = $1", [firmId]);
  return rows.map(({ id }) => id);
}

export async function forgetOccasions(pool: Pool, firmId: number, ids: readonly string[]): Promise<void> {
  await pool.query("delete from freed_firms where firm_id = $1 and id = any ($2::bigint[])", [firmId, ids]);
}

/** Whether this transaction may offer the times of a firm now: one at a time does, so that the oldest comes first. */
export async function lockQueue(transaction: PoolClient, firmId: number): Promise<boolean> {
  const { rows } = await transaction.query<{ isLocked: boolean }>(
    'select pg_try_advisory_xact_lock($1, $2) as "isLocked"',
    [advisoryLocks.waitlistQueue, firmId],
  );
  return rows[0]?.isLocked === true;
}

/** Who waits at a firm and is offered nothing there, the oldest first. */
export async function findQueue(reader: Reader, firmId: number): Promise<string[]> {
  const { rows } = await reader.query<{ id: string }>(
    `select id from waitlist_requests w
      where firm_id = $1 and status = 'waiting'
        and not exists (select from waitlist_requests o
                         where o.firm_id = w.firm_id and o.phone = w.phone and o.status = 'offered')
      order by created_at, id`,
    [firmId],
  );
  return rows.map(({ id }) => id);
}

/** Locks a request that still waits; false where somebody is at work on it, or it does not wait any more. */
export async function lockWaiting(transaction: PoolClient, id: string): Promise<boolean> {
  const { rows } = await transaction.query(
    "select 1 from waitlist_requests where id = $1 and status = 'waiting' for update skip locked",
    [id],
  );
  return rows.length === 1;
}
