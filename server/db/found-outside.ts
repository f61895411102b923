import { isDeepStrictEqual } from "node:util";
import type { PoolClient } from "pg";

/** What a transaction was ended for: it is run again once it is found. */
export class ToBeFound extends Error {
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

/** Runs the work of a transaction on a connection, for which something was found. */
export async function withFound<Value>(
  client: PoolClient,
  found: readonly ToBeFound[],
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  foundFor.set(client, found);
  return work(client).finally(() => foundFor.delete(client));
}

/** What is found for whoever asks that, which another transaction may have been ended for already. */
export function sharedBy(asked: ToBeFound): ToBeFound {
  return [...beingFound].find(({ question }) => isDeepStrictEqual(question, asked.question)) ?? asked;
}
