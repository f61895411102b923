import type { PoolClient } from "pg";
import { atOnce } from "./at-once.ts";

let savepoints = 0;

/**
 * Runs the work so that its effects are taken back when it throws, and the transaction lives on. Nobody waits for that: what is
 * asked next is asked together with it.
 */
export async function inSavepoint<Value>(client: PoolClient, work: () => Promise<Value>): Promise<Value> {
  // A name of its own: it is not released, and one around it has to be reached behind it.
  const name = `work_${(savepoints += 1)}`;
  try {
    const [, value] = await atOnce([client.query(`savepoint ${name}`), work()]);
    return value;
  } catch (error) {
    // Where it fails, so does whatever comes after it.
    client.query(`rollback to savepoint ${name}`).catch(() => {});
    throw error;
  }
}

const nothing = new Error("The work came to nothing.");

/** Like {@link inSavepoint} for work that may come to nothing: where it answers undefined, its effects are taken back. */
export async function inSavepointOrNothing<Value>(
  client: PoolClient,
  work: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  try {
    return await inSavepoint(client, async () => {
      const value = await work();
      if (value === undefined) throw nothing;
      return value;
    });
  } catch (error) {
    if (error === nothing) return undefined;
    throw error;
  }
}
