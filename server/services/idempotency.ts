import canonicalize from "canonicalize";
import type { PoolClient } from "pg";
import type { Dependencies } from "../core/dependencies.ts";
import { Refused } from "../core/refusal.ts";
import { isSameHash, keyedHash, seal, unseal } from "../core/secrets.ts";
import {
  findAnswer,
  lockAnswer,
  type StoredAnswer,
  storeAnswer,
  type IdempotencyKey,
} from "../db/queries/idempotency-keys.ts";
import { inSavepoint } from "../db/savepoint.ts";
import { inTransaction } from "../db/transaction.ts";

/** An answer as it went out: the HTTP status and the JSON text. */
export type KeptAnswer = { status: number; text: string };

/**
 * What a call is answered. `ageSeconds` is a repetition's alone: how long ago the intent came first, rounded up, so that a
 * time that the answer counts from then never looks longer than it is.
 */
export type Answered = KeptAnswer & { ageSeconds?: number };

/** `body`: all that a repetition has to bring again: what was asked for, of what, and by whom. */
export type Intent = { dependencies: Dependencies; operation: string; key: string; body: unknown; now: Date };
type Work = (transaction: PoolClient) => Promise<KeptAnswer>;

/**
 * Does the work of an intent once, and answers every repetition of its Idempotency-Key with the first answer.
 *
 * The work and the key with its answer are one transaction. A repetition that comes while the first is at work waits for it
 * on the key's lock, before it does any work: what it counted of tried codes would be taken back with it. While something is
 * found for the first (foundOutside) nobody has that lock: whoever commits first is answered to both. Refusals are
 * answers too: their effects are taken back (unless the refusal keeps them) and they are stored. A failure of ours stores
 * nothing, and neither does a refusal that says to come again, so that the intent may be tried again.
 *
 * Answers hold secrets: the guest's key to a reservation, the proof of a phone. So an answer is stored sealed under a
 * key made of ours and the Idempotency-Key itself, of which the database has only a keyed hash: who reads the database
 * cannot open it, and the client that asks again brings what opens it.
 *
 * @throws Refused idempotencyKeyReused when the key came before with another body
 */
export function keepOnce(intent: Intent, work: Work): Promise<Answered> {
  return keepAfterAsking(intent, async () => work);
}

/**
 * Like {@link keepOnce} for work that asks the database before it changes anything: that is asked at once with whether the
 * intent is new, and was asked in vain where it is not.
 */
export async function keepAfterAsking(
  intent: Intent,
  askFirst: (transaction: PoolClient) => Promise<Work>,
): Promise<Answered> {
  const { dependencies, now } = intent;
  const key = keyOf(intent);
  const bodyHash = bodyHashOf(intent);
  const { tokenKey } = dependencies.config.secrets;
  const { answer } = await inTransaction<{ isNew: boolean; answer: Answered }>(
    dependencies.pool,
    async (transaction) => {
      // What a repetition asks in vain may fail, and is answered as it was all the same.
      const [kept, work] = await Promise.allSettled([lockAnswer(transaction, key), askFirst(transaction)]);
      if (kept.status === "rejected") throw kept.reason;
      if (kept.value !== undefined) return { isNew: false, answer: openKept(kept.value, intent) };
      const answer =
        work.status === "rejected" ? refusalAnswer(work.reason) : await workOrRefusal(transaction, work.value);
      return { isNew: true, answer };
    },
    ({ isNew, answer: { status, text } }) => {
      if (!isNew) return undefined;
      const sealed = seal(tokenKey, intent.key, text);
      return storeAnswer(key, { bodyHash, status, sealed, createdAt: now.toISOString() });
    },
  );
  return answer;
}

/**
 * Like {@link keepOnce} for work before which something is read or computed outside of the transaction: what takes long, or
 * asks the outside world. A repetition whose answer is kept reads nothing; one that comes meanwhile reads a second time,
 * so that nothing may be changed there: that is the outbox's.
 */
export async function keepAfterReading(intent: Intent, readFirst: () => Promise<Work>): Promise<Answered> {
  const kept = await findAnswer(intent.dependencies.pool, keyOf(intent));
  if (kept !== undefined) return openKept(kept, intent);
  const work = readFirst();
  // What fails otherwise than by a refusal needs no transaction.
  await work.catch(refusalAnswer);
  return keepAfterAsking(intent, () => work);
}

function keyOf({ dependencies, key, operation }: Intent): IdempotencyKey {
  return { hash: keyedHash(dependencies.config.secrets.tokenKey, "idempotency key", key).toString("hex"), operation };
}

function bodyHashOf({ dependencies, key, body }: Intent): Buffer {
  return keyedHash(dependencies.config.secrets.tokenKey, "idempotent body", key, canonicalize(body) ?? "");
}

function openKept(kept: StoredAnswer, intent: Intent): Answered {
  if (!isSameHash(kept.bodyHash, bodyHashOf(intent))) throw new Refused("idempotencyKeyReused");
  const text = unseal(intent.dependencies.config.secrets.tokenKey, intent.key, kept.sealed);
  return { status: kept.status, text, ageSeconds: secondsSince(kept.createdAt, intent.now) };
}

/** Not negative where another process has a clock that goes ahead. */
function secondsSince(instant: string, now: Date): number {
  return Math.max(0, Math.ceil((now.getTime() - Date.parse(instant)) / 1000));
}

async function workOrRefusal(transaction: PoolClient, work: Work): Promise<KeptAnswer> {
  try {
    return await inSavepoint(transaction, async () => {
      try {
        return await work(transaction);
      } catch (error) {
        if (error instanceof Refused && error.keepsEffects) return refusalAnswer(error);
        throw error;
      }
    });
  } catch (error) {
    return refusalAnswer(error);
  }
}

/** @throws what is a failure of ours, or says to come again: it is nothing to be kept */
function refusalAnswer(error: unknown): KeptAnswer {
  if (!(error instanceof Refused) || error.problem.status >= 500 || error.problem.waitSeconds !== undefined)
    throw error;
  const { problem } = error;
  return { status: problem.status, text: JSON.stringify(problem) };
}
