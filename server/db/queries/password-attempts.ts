import type { PoolClient } from "pg";
import { advisoryLocks } from "../locks.ts";
import type { SendingLimits } from "./sms-challenges.ts";

export type AttemptLimits = SendingLimits & { perPhoneAndAddress: number };

/** Whose attempt at a password it is; the address as it is counted. */
export type Attempt = { phone: number; address: string; now: Date };

/**
 * Of each full window that the attempt falls into, the attempt that must leave it before the next may be made. Until the end of the transaction
 * nobody else counts or adds attempts.
 */
export async function findFullWindows(
  transaction: PoolClient,
  { phone, address }: Attempt,
  since: Date,
  { perPhoneAndAddress, perPhone, perAddress, inTotal }: AttemptLimits,
): Promise<string[]> {
  await transaction.query("select pg_advisory_xact_lock($1)", [advisoryLocks.passwordAttempts]);
  const { rows } = await transaction.query<{ fullSince: string }>(
    `(select created_at as "fullSince" from password_attempts where phone = $1 and created_at > $3
       order by created_at desc offset $4 limit 1)
     union all
     (select created_at from password_attempts where address = $2 and created_at > $3
       order by created_at desc offset $5 limit 1)
     union all
     (select created_at from password_attempts where phone = $1 and address = $2 and created_at > $3
       order by created_at desc offset $6 limit 1)
     union all
     (select created_at from password_attempts where created_at > $3 order by created_at desc offset $7 limit 1)`,
    [phone, address, since, perPhone - 1, perAddress - 1, perPhoneAndAddress - 1, inTotal - 1],
  );
  return rows.map(({ fullSince }) => fullSince);
}

/** Counts an attempt; answers its id. */
export async function insertAttempt(transaction: PoolClient, { phone, address, now }: Attempt): Promise<number> {
  const { rows } = await transaction.query<{ id: number }>(
    "insert into password_attempts (phone, address, created_at) values ($1, $2, $3) returning id",
    [phone, address, now],
  );
  return rows[0]?.id ?? 0;
}

/** Counts an attempt no longer. */
export async function deleteAttempt(transaction: PoolClient, id: number): Promise<void> {
  await transaction.query("delete from password_attempts where id = $1", [id]);
}
