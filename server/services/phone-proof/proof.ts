import type { PoolClient } from "pg";
import { Refused } from "../../core/refusal.ts";
import { storeProof, useProof, type ProofUse } from "../../db/queries/sms-challenges.ts";
import { hashSecret, newSecret } from "../../core/secrets.ts";

/** Ends a challenge that was answered, with a proof that stands for so many seconds and can be used once. */
export async function giveProof(transaction: PoolClient, id: string, now: Date, seconds: number): Promise<string> {
  const proof = newSecret();
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  await storeProof(transaction, id, { hash: hashSecret(proof), now, expiresAt });
  return proof;
}

/**
 * Uses up the proof that a phone is the client's, for the purpose and the subject that it was asked for.
 * @throws Refused phoneNotProven when it is another phone's or subject's, ran out, was used or is none
 */
export async function spendPhoneProof(
  transaction: PoolClient,
  { proof, ...use }: { proof: string } & Omit<ProofUse, "hash">,
): Promise<void> {
  if (!(await useProof(transaction, { ...use, hash: hashSecret(proof) }))) throw new Refused("phoneNotProven");
}
