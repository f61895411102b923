import type { Pool, PoolClient } from "pg";
import { advisoryLocks } from "../locks.ts";

/**
 * The try that must leave an address's window before the next may be made there (RFC 3339); undefined where there is room. Until
 * the end of the transaction nobody else counts or adds tries of that address.
 */
export async function findFullTries(
  transaction: PoolClient,
  { address, since, most }: { address: string; since: Date; most: number },
): Promise<string | undefined> {
  await transaction.query("select pg_advisory_xact_lock($1, hashtext($2))", [advisoryLocks.giftCardTries, address]);
  const { rows } = await transaction.query<{ fullSince: string }>(
    `select created_at as "fullSince" from gift_card_tries where address = $1 and created_at > $2
      order by created_at desc offset $3 limit 1`,
    [address, since, most - 1],
  );
  return rows[0]?.fullSince;
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
