import type { PoolClient } from "pg";
import type { House } from "../contract/handler.ts";
import { Refused } from "../contract/problem.ts";
import { inSavepoint, inTransaction } from "../db/transaction.ts";
import { isSameHash, keyedHash, seal, unseal } from "./secrets.ts";

/** An answer as it went out: the HTTP status and the JSON text. */
export type KeptAnswer = { status: number; text: string };

type Intent = { house: House; operation: string; key: string; body: unknown; now: Date };

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
export async function keepOnce(
  intent: Intent,
  work: (transaction: PoolClient) => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  const { house, operation, key, body, now } = intent;
  const { tokenKey } = house.config.secrets;
  const row = [keyedHash(tokenKey, "idempotency key", key).toString("hex"), operation];
  const bodyHash = keyedHash(tokenKey, "idempotent body", key, canonicalJson(body));
  return inTransaction(house.pool, async (transaction) => {
    const { rowCount } = await transaction.query(insertKey, [...row, bodyHash, now]);
    if (rowCount === 0) return replay(transaction, row, bodyHash, (text) => unseal(tokenKey, key, text));
    const answer = await workOrRefusal(transaction, work);
    const sealed = JSON.stringify(seal(tokenKey, key, answer.text));
    await transaction.query(storeAnswer, [...row, answer.status, sealed]);
    return answer;
  });
}

const insertKey = `
  insert into idempotency_keys (key, operation, body_hash, created_at) values ($1, $2, $3, $4)
  on conflict do nothing`;
const storeAnswer = "update idempotency_keys set status = $3, answer = $4 where key = $1 and operation = $2";
const findAnswer = "select body_hash, status, answer from idempotency_keys where key = $1 and operation = $2";

async function replay(
  transaction: PoolClient,
  row: string[],
  bodyHash: Buffer,
  open: (text: string) => string,
): Promise<KeptAnswer> {
  const { rows } = await transaction.query<{ body_hash: Buffer; status: number; answer: string }>(findAnswer, row);
  const [kept] = rows;
  if (kept === undefined) throw new Error("An idempotency key was purged while it was asked for.");
  if (!isSameHash(kept.body_hash, bodyHash)) throw new Refused("idempotencyKeyReused");
  return { status: kept.status, text: open(kept.answer) };
}

async function workOrRefusal(
  transaction: PoolClient,
  work: (transaction: PoolClient) => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
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

/** The same text for the same value, in whatever order its keys came. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : member,
  );
}
