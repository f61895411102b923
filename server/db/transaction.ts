import pLimit from "p-limit";
import type { LimitFunction } from "p-limit";
import type { Pool, PoolClient, QueryConfig } from "pg";
import { limits } from "../core/limits.ts";
import { Refused } from "../core/refusal.ts";
import { errorCode } from "../core/startup-error.ts";
import { atOnce } from "./at-once.ts";
import { sharedBy, ToBeFound, withFound } from "./found-outside.ts";
import { leftByTransactions } from "./pool.ts";

// PostgreSQL: serialization_failure and deadlock_detected. The transaction had no effect and may run again.
const retryableCodes = new Set(["40001", "40P01"]);
const attempts = 5;

function isRetryable(error: unknown): boolean {
  return retryableCodes.has(errorCode(error) ?? "");
}

type Work<Value> = (client: PoolClient) => Promise<Value>;
/** Of texts and numbers alone, which always reach the database: what fails on the way there would not hold up the commit. */
type Last<Value> = (value: Value) => QueryConfig<(string | number | null)[]> | undefined;

/**
 * Runs the work in a transaction: all of it stands, or none. Work that lost to a deadlock is run again, and so is work for
 * which something was found (found-outside.ts).
 * @param last what is written last, once it is known what the work answers; it goes out together with the commit, which PostgreSQL takes for a rollback where it refuses the write
 * @throws Refused unavailable where finding what the work wants takes longer than limits.searchSeconds: nobody waits for it any more
 */
export async function inTransaction<Value>(pool: Pool, work: Work<Value>, last?: Last<Value>): Promise<Value> {
  const found: ToBeFound[] = [];
  const until = performance.now() + limits.searchSeconds * 1000;
  for (let lost = 0; ;) {
    try {
      return await runOnce(pool, work, { last, found });
    } catch (error) {
      if (error instanceof ToBeFound) {
        const asked = sharedBy(error);
        found.push(asked);
        // Where it fails, the work hears of it.
        await asked.answer.catch(() => {});
        if (performance.now() > until) throw new Refused("unavailable");
        continue;
      }
      lost += 1;
      if (lost === attempts || !isRetryable(error)) throw error;
    }
  }
}

const turns = new WeakMap<Pool, LimitFunction>();

function turnsOf(pool: Pool): LimitFunction {
  const own = turns.get(pool) ?? pLimit(Math.max(1, pool.options.max - leftByTransactions));
  turns.set(pool, own);
  return own;
}

type Run<Value> = { last: Last<Value> | undefined; found: readonly ToBeFound[] };

async function runOnce<Value>(pool: Pool, work: Work<Value>, run: Run<Value>): Promise<Value> {
  return turnsOf(pool)(async () => runOn(await pool.connect(), work, run));
}

async function runOn<Value>(client: PoolClient, work: Work<Value>, { last, found }: Run<Value>): Promise<Value> {
  try {
    const [, value] = await atOnce([client.query("begin"), withFound(client, found, work)]);
    const written = last?.(value);
    await atOnce([written && client.query(written), client.query("commit")]);
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
