import type { PoolClient } from "pg";

/** Puts a job into the queue; it is there for the workers once this transaction stands. */
export async function addJob(transaction: PoolClient, name: string, payload: object): Promise<void> {
  await transaction.query("select graphile_worker.add_job($1, $2::json)", [name, JSON.stringify(payload)]);
}
