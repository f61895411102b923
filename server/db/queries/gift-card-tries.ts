import type { Pool, PoolClient } from "pg";
import { advisoryLocks } from "../locks.ts";

/** A try at a token, by its hash, from an address. However often it is made, it is one. */
export type GiftCardTry = { address: string; tokenHash: Buffer };

/**
 * The try that must leave an address's window before another token may be tried there (RFC 3339); undefined where there is room.
 * Until the end of the transaction nobody else counts or adds tries of that address.
 */
export async function findFullTries(
  transaction: PoolClient,
  { address, tokenHash }: GiftCardTry,
  { since, most }: { since: Date; most: number },
): Promise<string | undefined> {
  await transaction.query("select pg_advisory_xact_lock($1, hashtext($2))", [advisoryLocks.giftCardTries, address]);
  const { rows } = await transaction.query<{ fullSince: string }>(
    `select created_at as "fullSince" from gift_card_tries where address = $1 and token_hash <> $2 and created_at > $3
      order by created_at desc offset $4 limit 1`,
    [address, tokenHash, since, most - 1],
  );
  return rows[0]?.fullSince;
}

/** Counts a try. */
export async function insertTry(
  transaction: PoolClient,
  { address, tokenHash }: GiftCardTry,
  now: Date,
): Promise<void> {
  await transaction.query(
    `insert into gift_card_tries (address, token_hash, created_at) values ($1, $2, $3)
     on conflict (address, token_hash) do update set created_at = excluded.created_at`,
    [address, tokenHash, now],
  );
}

/** Counts a try no longer where it has opened a card: asked of every try, so that none takes longer than another. */
export async function settleTry(pool: Pool, { address, tokenHash }: GiftCardTry, hasOpened: boolean): Promise<void> {
  const text = "delete from gift_card_tries where address = $1 and token_hash = $2 and $3";
  await pool.query(text, [address, tokenHash, hasOpened]);
}
