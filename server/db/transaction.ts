import pLimit from "p-limit";
import type { LimitFunction } from "p-limit";
import type { Pool, PoolClient } from "pg";
import { errorCode } from "../core/startup-error.ts";

// PostgreSQL: serialization_failure and deadlock_detected. The transaction had no effect and may run again.
const retryableCodes = new Set(["40001", "40P01"]);
const attempts = 5;

function isRetryable(error: unknown): boolean {
  return retryableCodes.has(errorCode(error) ?? "");
}

/** Runs the work in a transaction: all of it stands, or none. Work that lost to a deadlock is run again. */
export async function inTransaction<Value>(pool: Pool, work: (client: PoolClient) => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(pool, work);
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
    }
  }
}

/** What a transaction asks of others (the count of tried passwords) may need a connection too: so many are left for that. */
const leftToOthers = 3;
const limits = new WeakMap<Pool, LimitFunction>();

function limitOf(pool: Pool): LimitFunction {
  const limit = limits.get(pool) ?? pLimit(Math.max(1, pool.options.max - leftToOthers));
  limits.set(pool, limit);
  return limit;
}

async function runOnce<Value>(pool: Pool, work: (client: PoolClient) => Promise<Value>): Promise<Value> {
  return limitOf(pool)(async () => runOn(await pool.connect(), work));
}

async function runOn<Value>(client: PoolClient, work: (client: PoolClient) => Promise<Value>): Promise<Value> {
  try {
    await client.query("begin");
    const value = await work(client);
    await client.query("commit");
    client.release();
    return value;
  } catch (error) {
    await rollback(client);
    throw error;
  }
}

/** Ends what the transaction did; a connection that cannot even do that is closed, which ends it too. */
async function rollback(client: PoolClient): Promise<void> {
  try {
    await client.query("rollback");
    client.release();
  } catch {
    client.release(true);
  }
}

/** Runs the work so that its effects are taken back when it throws, and the transaction lives on. */
export async function inSavepoint<Value>(client: PoolClient, work: () => Promise<Value>): Promise<Value> {
  await client.query("savepoint work");
  try {
    const value = await work();
    await client.query("release savepoint work");
    return value;
  } catch (error) {
    // Released too, or a savepoint around this one, which has the same name, could not be reached any more.
    await client.query("rollback to savepoint work; release savepoint work");
    throw error;
  }
}
