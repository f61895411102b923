import { isDeepStrictEqual } from "node:util";
import pLimit from "p-limit";
import type { LimitFunction } from "p-limit";
import type { Pool, PoolClient, QueryConfig } from "pg";
import { limits } from "../core/limits.ts";
import { Refused } from "../core/refusal.ts";
import { errorCode } from "../core/startup-error.ts";
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

/** What a transaction was ended for: it is run again once it is found. */
class ToBeFound extends Error {
  override readonly name = "ToBeFound";
  readonly question: unknown;
  readonly #find: () => Promise<unknown>;
  #answer: Promise<unknown> | undefined;

  constructor(question: unknown, find: () => Promise<unknown>) {
    super("A transaction ends while something is found for it.");
    this.question = question;
    this.#find = find;
  }

  /** Found once, for all transactions that this ended. */
  get answer(): Promise<unknown> {
    return (this.#answer ??= this.#answerOnce());
  }

  async #answerOnce(): Promise<unknown> {
    beingFound.add(this);
    try {
      return await this.#find();
    } finally {
      beingFound.delete(this);
    }
  }
}

/** Of which those who ask the same meanwhile wait for the same answer. */
const beingFound = new Set<ToBeFound>();

/** What was found for the work of a transaction, which has the connection now. */
const foundFor = new WeakMap<PoolClient, readonly ToBeFound[]>();

/**
 * Answers what takes long to find, for which no transaction waits: it is ended, and its work is run again once it is found.
 * What the work reads may be another by then, and so may be its question, which is found anew.
 * Whoever asks the same meanwhile, in another transaction, waits for the same answer.
 * @param question all that the answer depends on, as data, with whoever is not to wait for what others ask
 */
export function foundOutside<Found>(client: PoolClient, question: unknown, find: () => Promise<Found>): Promise<Found>;
export async function foundOutside(
  client: PoolClient,
  question: unknown,
  find: () => Promise<unknown>,
): Promise<unknown> {
  const found = foundFor.get(client);
  const known = found?.find((one) => isDeepStrictEqual(one.question, question));
  if (known !== undefined) return known.answer;
  if (found === undefined) return find();
  throw new ToBeFound(question, find);
}

/**
 * Runs the work in a transaction: all of it stands, or none. Work that lost to a deadlock is run again, and so is work for
 * which something was found ({@link foundOutside}).
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
        const asked = [...beingFound].find(({ question }) => isDeepStrictEqual(question, error.question)) ?? error;
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
  foundFor.set(client, found);
  try {
    const [, value] = await atOnce([client.query("begin"), work(client).finally(() => foundFor.delete(client))]);
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

/**
 * Waits for what is asked of one transaction without waiting for one answer after the other: the connections of our pool
 * send a question while others are still open, and PostgreSQL answers in order. All is waited for also where some of it
 * fails, or a question could be sent after its transaction has ended.
 * @throws what the first of them failed with
 */
export async function atOnce<Asked extends readonly unknown[] | []>(
  asked: Asked,
): Promise<{ -readonly [Index in keyof Asked]: Awaited<Asked[Index]> }> {
  await Promise.allSettled(asked);
  return Promise.all(asked);
}
