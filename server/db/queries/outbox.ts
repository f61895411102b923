import type { PoolClient } from "pg";
import type { Reader } from "../../core/reader.ts";

/** What happened in an attempt, or after it: `done`, `refused` and `givenUp` settle the work, until it is `reopened`. */
export type OutboxEvent = "claimed" | "failed" | "unexpected" | "pending" | "done" | "refused" | "givenUp" | "reopened";

export type NewOutboxItem = { id: string; kind: string; beginBefore: Date; now: Date };

export async function insertOutboxItem(
  transaction: PoolClient,
  { id, kind, beginBefore, now }: NewOutboxItem,
): Promise<void> {
  await transaction.query("insert into outbox (id, kind, begin_before, created_at) values ($1, $2, $3, $4)", [
    id,
    kind,
    beginBefore,
    now,
  ]);
}

/**
 * One worker's turn at a piece of work. `number` counts from 1; `isBegun`: the outside has said before that it is at it;
 * `troubles`: how many attempts before have ended in an error of ours, or without an answer.
 */
export type Attempt<Kind extends string> = {
  id: string;
  kind: Kind;
  number: number;
  beginBefore: string;
  isBegun: boolean;
  troubles: number;
  createdAt: string;
};

/** Takes a piece of work until an instant; undefined where it is settled, taken, of another kind, or gone. */
export async function claimOutboxItem<Kind extends string>(
  transaction: PoolClient,
  { id, kinds, now, until }: { id: string; kinds: Kind[]; now: Date; until: Date },
): Promise<Attempt<Kind> | undefined> {
  const { rows } = await transaction.query<Attempt<Kind>>(
    `with claimed as (
       update outbox set attempts = attempts + 1, claimed_until = $3, is_woken = false
        where id = $1 and kind = any($4) and settled_at is null and (claimed_until is null or claimed_until <= $2)
       returning id, kind, attempts, begin_before, created_at
     ), event as (
       insert into outbox_events (outbox_id, attempt, type, created_at) select id, attempts, 'claimed', $2 from claimed
     )
     select id, kind, attempts as number, begin_before as "beginBefore", created_at as "createdAt",
            exists (select from outbox_events e where e.outbox_id = claimed.id and type = 'pending') as "isBegun",
            (select count(*)::integer from outbox_events e
              where e.outbox_id = claimed.id and type in ('failed', 'unexpected')) as troubles
       from claimed`,
    [id, now, until, kinds],
  );
  return rows[0];
}

/** Notes that the outside is to be asked again, whoever is at the work; answers false where it is settled, or gone. */
export async function wakeOutboxItem(transaction: PoolClient, id: string): Promise<boolean> {
  const text = "update outbox set is_woken = true where id = $1 and settled_at is null";
  return (await transaction.query(text, [id])).rowCount === 1;
}

/** Has settled work not settled any more; answers false where it was not, or is gone. */
export async function reopenOutboxItem(transaction: PoolClient, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `with reopened as (
       update outbox set settled_at = null where id = $1 and settled_at is not null returning id, attempts
     )
     insert into outbox_events (outbox_id, attempt, type, created_at) select id, attempts, 'reopened', $2 from reopened`,
    [id, now],
  );
  return rowCount === 1;
}

/**
 * Writes down what came of an attempt and lets go of the work. `isWoken`: somebody has asked for another one since this began.
 * Answers nothing, and writes nothing, where another attempt has begun since.
 */
export async function recordOutboxEvent(
  transaction: PoolClient,
  { id, number }: Pick<Attempt<string>, "id" | "number">,
  { type, detail, isSettled, now }: { type: OutboxEvent; detail: string | undefined; isSettled: boolean; now: Date },
): Promise<{ isWoken: boolean } | undefined> {
  const { rows } = await transaction.query<{ isWoken: boolean }>(
    `with released as (
       update outbox set claimed_until = null, settled_at = $5
        where id = $1 and attempts = $2 and settled_at is null returning id, is_woken
     ), event as (
       insert into outbox_events (outbox_id, attempt, type, detail, created_at) select id, $2, $3, $4, $6 from released
     )
     select is_woken as "isWoken" from released`,
    [id, number, type, detail, isSettled ? now : null, now],
  );
  return rows[0];
}

/**
 * The ids of work of these kinds that is not settled, that nobody is at, and for which no job waits under `keyPrefix` and its id,
 * the oldest first.
 */
export async function findWaitingWork(
  reader: Reader,
  { kinds, keyPrefix, now, most }: { kinds: string[]; keyPrefix: string; now: Date; most: number },
): Promise<string[]> {
  const { rows } = await reader.query<{ id: string }>(
    `select id from outbox
      where settled_at is null and kind = any($3) and (claimed_until is null or claimed_until <= $1)
        and not exists (select from graphile_worker.jobs j
                         where j.key = $4 || outbox.id and j.locked_at is null and j.attempts < j.max_attempts)
      order by created_at limit $2`,
    [now, most, kinds, keyPrefix],
  );
  return rows.map(({ id }) => id);
}

/** What is known of a piece of work: whether it is settled, and the last that the outside said, if it did, in its words. */
export async function findOutsideState(
  reader: Reader,
  id: string,
): Promise<{ isSettled: boolean; last: OutboxEvent | null; detail: string | null } | undefined> {
  const { rows } = await reader.query<{ isSettled: boolean; last: OutboxEvent | null; detail: string | null }>(
    `select settled_at is not null as "isSettled", last.type as last, last.detail
       from outbox o left join lateral (
         select type, detail from outbox_events e
          where e.outbox_id = o.id and type not in ('claimed', 'failed', 'unexpected')
          order by attempt desc, type = 'reopened' desc limit 1
       ) last on true
      where id = $1`,
    [id],
  );
  return rows[0];
}
