import type { PoolClient, QueryConfig } from "pg";
import type { Reader } from "../../core/reader.ts";

/** A key as it is kept: the hash of what the client sent, and the operation that it was sent to. */
export type IdempotencyKey = { hash: string; operation: string };

/** The first answer to a key, sealed; `bodyHash` is of what the key came with, `createdAt` when it came first. */
export type StoredAnswer = { bodyHash: Buffer; status: number; sealed: string; createdAt: string };

/** Writes a key; answers whether it is new. One that another transaction is writing is waited for. */
export async function insertKey(
  transaction: PoolClient,
  { hash, operation }: IdempotencyKey,
  bodyHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await transaction.query({
    name: "insert_key",
    text: `insert into idempotency_keys (key, operation, body_hash, created_at) values ($1, $2, $3, $4)
           on conflict do nothing`,
    values: [hash, operation, bodyHash, now],
  });
  return rowCount === 1;
}

/** What writes the answer to a key. */
export function storeAnswer(
  { hash, operation }: IdempotencyKey,
  { status, sealed }: Pick<StoredAnswer, "status" | "sealed">,
): QueryConfig<(string | number)[]> {
  return {
    name: "store_answer",
    text: "update idempotency_keys set status = $3, answer = $4 where key = $1 and operation = $2",
    values: [hash, operation, status, JSON.stringify(sealed)],
  };
}

export async function findAnswer(
  reader: Reader,
  { hash, operation }: IdempotencyKey,
): Promise<StoredAnswer | undefined> {
  const { rows } = await reader.query<StoredAnswer>(
    `select body_hash as "bodyHash", status, answer as sealed, created_at as "createdAt"
       from idempotency_keys where key = $1 and operation = $2`,
    [hash, operation],
  );
  return rows[0];
}
