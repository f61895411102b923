import type { Pool, PoolClient } from "pg";
import { advisoryLocks } from "../locks.ts";

/**
 * Of each full window, the try that must leave it before the next may be made (RFC 3339). Until the end of the transaction
 * nobody else counts or adds tries.
 */
export async function findFullTries(
  transaction: PoolClient,
  { address, since, perAddress, inTotal }: { address: string; since: Date; perAddress: number; inTotal: number },
): Promise<string[]> {
  await transaction.query("select pg_advisory_xact_lock($1)", [advisoryLocks.giftCardTries]);
  const { rows } = await transaction.query<{ fullSince: string }>(
    `(select created_at as "fullSince" from gift_card_tries where address = $1 and created_at > $2
       order by created_at desc offset $3 limit 1)
     union all
     (select created_at from gift_card_tries where created_at > $2 order by created_at desc offset $4 limit 1)`,
    [address, since, perAddress - 1, inTotal - 1],
  );
  return rows.map(({ fullSince }) => fullSince);
}

/** Counts a try; answers its id. */
export async function insertTry(transaction: PoolClient, address: string, now: Date): Promise<number> {
  const text = "insert into gift_card_tries (address, created_at) values ($1, $2) returning id";
  return (await transaction.query<{ id: number }>(text, [address, now])).rows[0]?.id ?? 0;
}

/** Counts a try no longer. */
export async function deleteTry(pool: Pool, id: number): Promise<void> {
  await pool.query("delete from gift_card_tries where id = $1", [id]);
}
