import type { PoolClient, QueryConfig } from "pg";
import type { Reader } from "../../core/reader.ts";
import { advisoryLocks } from "../locks.ts";

/** A key as it is kept: the hash of what the client sent, and the operation that it was sent to. */
export type IdempotencyKey = { hash: string; operation: string };

/** The first answer to a key, sealed; `bodyHash` is of what the key came with, `createdAt` when it came first (RFC 3339). */
export type StoredAnswer = { bodyHash: Buffer; status: number; sealed: string; createdAt: string };

/** Until the end of the transaction no other one looks for this key, or does what it was sent for. */
export async function lockKey(transaction: PoolClient, { hash, operation }: IdempotencyKey): Promise<void> {
  await transaction.query({
    name: "lock_key",
    text: "select pg_advisory_xact_lock($1, hashtext($2))",
    values: [advisoryLocks.idempotencyKeys, `${hash} ${operation}`],
  });
}

/** What writes a key with its answer. */
export function storeAnswer(
  { hash, operation }: IdempotencyKey,
  { bodyHash, status, sealed, createdAt }: StoredAnswer,
): QueryConfig<(string | number)[]> {
  return {
    name: "store_answer",
    text: `insert into idempotency_keys (key, operation, body_hash, status, answer, created_at)
           values ($1, $2, decode($3, 'hex'), $4, to_jsonb($5::text), $6)`,
    values: [hash, operation, bodyHash.toString("hex"), status, sealed, createdAt],
  };
}

export async function findAnswer(
  reader: Reader,
  { hash, operation }: IdempotencyKey,
): Promise<StoredAnswer | undefined> {
  const { rows } = await reader.query<StoredAnswer>({
    name: "kept_answer",
    text: `select body_hash as "bodyHash", status, answer as sealed, created_at as "createdAt"
             from idempotency_keys where key = $1 and operation = $2`,
    values: [hash, operation],
  });
  return rows[0];
}
