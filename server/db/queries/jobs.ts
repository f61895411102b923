import type { PoolClient } from "pg";

/** `key`: this job takes the place of one that waits under the same key. */
export type JobTime = { key: string; inSeconds: number };

/** Puts a job into the queue; it is there for the workers once this transaction stands. */
export async function addJob(
  transaction: PoolClient,
  name: string,
  payload: object,
  { key, inSeconds }: JobTime,
): Promise<void> {
  await transaction.query(
    "select graphile_worker.add_job($1, $2::json, run_at => now() + $3 * interval '1 second', job_key => $4)",
    [name, JSON.stringify(payload), inSeconds, key],
  );
}

/** Puts a job into the queue unless one waits under its key already. */
export async function ensureJob(transaction: PoolClient, name: string, payload: object, key: string): Promise<void> {
  await transaction.query(
    "select graphile_worker.add_job($1, $2::json, job_key => $3, job_key_mode => 'preserve_run_at')",
    [name, JSON.stringify(payload), key],
  );
}
