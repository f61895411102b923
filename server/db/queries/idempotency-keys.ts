import type { PoolClient, QueryConfig } from "pg";
import type { Reader } from "../../core/reader.ts";
import { advisoryLocks } from "../locks.ts";

/** A key as it is kept: the hash of what the client sent, and the operation that it was sent to. */
export type IdempotencyKey = { hash: string; operation: string };

/** The first answer to a key, sealed; `bodyHash` is of what the key came with, `createdAt` when it came first (RFC 3339). */
export type StoredAnswer = { bodyHash: Buffer; status: number; sealed: string; createdAt: string };

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

const columns = 'body_hash as "bodyHash", status, answer as sealed, created_at as "createdAt"';

export async function findAnswer(
  reader: Reader,
  { hash, operation }: IdempotencyKey,
): Promise<StoredAnswer | undefined> {
  const text = `select ${columns} from idempotency_keys where key = $1 and operation = $2`;
  const { rows } = await reader.query<StoredAnswer>(text, [hash, operation]);
  return rows[0];
}

/** Like {@link findAnswer}, once no other transaction works on the key; until the end of this one no other does. */
export async function lockAnswer(
  transaction: PoolClient,
  { hash, operation }: IdempotencyKey,
): Promise<StoredAnswer | undefined> {
  const { rows } = await transaction.query<StoredAnswer>({
    name: "lock_answer",
    text: `select ${columns} from lock_kept_answer($1, $2, $3)`,
    values: [advisoryLocks.idempotencyKeys, hash, operation],
  });
  return rows[0];
}
