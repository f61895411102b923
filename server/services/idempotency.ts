import canonicalize from "canonicalize";
import type { PoolClient } from "pg";
import type { Dependencies } from "../core/dependencies.ts";
import type { Reader } from "../core/reader.ts";
import { Refused } from "../core/refusal.ts";
import { isSameHash, keyedHash, seal, unseal } from "../core/secrets.ts";
import { findAnswer, insertKey, storeAnswer, type IdempotencyKey } from "../db/queries/idempotency-keys.ts";
import { inSavepoint, inTransaction } from "../db/transaction.ts";

/** An answer as it went out: the HTTP status and the JSON text. */
export type KeptAnswer = { status: number; text: string };

/**
 * What a call is answered. `ageSeconds` is a repetition's alone: how long ago the intent came first, rounded up, so that a
 * time that the answer counts from then never looks longer than it is.
 */
export type Answered = KeptAnswer & { ageSeconds?: number };

/** `body`: all that a repetition has to bring again: what was asked for, of what, and by whom. */
type Intent = { dependencies: Dependencies; operation: string; key: string; body: unknown; now: Date };
type Work = (transaction: PoolClient) => Promise<KeptAnswer>;

/**
 * Does the work of an intent once, and answers every repetition of its Idempotency-Key with the first answer.
 *
 * The key's row, the work and the stored answer are one transaction. A repetition that comes while the first is at work
 * waits for it on the row. Refusals are answers too: their effects are taken back (unless the refusal keeps them) and
 * they are stored. A failure of ours stores nothing, so that the intent may be tried again.
 *
 * Answers hold secrets: the guest's key to a reservation, the proof of a phone. So an answer is stored sealed under a
 * key made of ours and the Idempotency-Key itself, of which the database has only a keyed hash: who reads the database
 * cannot open it, and the client that asks again brings what opens it.
 *
 * @throws Refused idempotencyKeyReused when the key came before with another body
 */
export async function keepOnce(intent: Intent, work: Work): Promise<Answered> {
  const { dependencies, now } = intent;
  const key = keyOf(intent);
  const { tokenKey } = dependencies.config.secrets;
  const { answer } = await inTransaction<{ isNew: boolean; answer: Answered }>(
    dependencies.pool,
    async (transaction) => {
      if (await insertKey(transaction, key, bodyHash(intent), now))
        return { isNew: true, answer: await workOrRefusal(transaction, work) };
      const kept = await findKept(transaction, intent);
      if (kept === undefined) throw new Error("An idempotency key was purged while it was asked for.");
      return { isNew: false, answer: kept };
    },
    ({ isNew, answer: { status, text } }) =>
      isNew ? storeAnswer(key, { status, sealed: seal(tokenKey, intent.key, text) }) : undefined,
  );
  return answer;
}

/**
 * Like {@link keepOnce} for work before which something is read or computed outside of the transaction: what takes long, or
 * asks the outside world. A repetition whose answer is kept reads nothing; one that comes meanwhile reads a second time,
 * so that nothing may be changed there: that is the outbox's.
 */
export async function keepAfterReading(intent: Intent, readFirst: () => Promise<Work>): Promise<Answered> {
  const kept = await findKept(intent.dependencies.pool, intent);
  if (kept !== undefined) return kept;
  const work = await readFirst().catch((error: unknown): Work => {
    if (!(error instanceof Refused)) throw error;
    return () => Promise.reject(error);
  });
  return keepOnce(intent, work);
}

function keyOf({ dependencies, key, operation }: Intent): IdempotencyKey {
  return { hash: keyedHash(dependencies.config.secrets.tokenKey, "idempotency key", key).toString("hex"), operation };
}

function bodyHash({ dependencies, key, body }: Intent): Buffer {
  return keyedHash(dependencies.config.secrets.tokenKey, "idempotent body", key, canonicalize(body) ?? "");
}

async function findKept(reader: Reader, intent: Intent): Promise<Answered | undefined> {
  const kept = await findAnswer(reader, keyOf(intent));
  if (kept === undefined) return undefined;
  if (!isSameHash(kept.bodyHash, bodyHash(intent))) throw new Refused("idempotencyKeyReused");
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
    if (error instanceof Refused) return refusalAnswer(error);
    throw error;
  }
}

function refusalAnswer({ problem }: Refused): KeptAnswer {
  return { status: problem.status, text: JSON.stringify(problem) };
}
