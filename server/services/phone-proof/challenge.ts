import type { PoolClient } from "pg";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import {
  lockLiveChallenge,
  storePurpose,
  storeWrongAttempt,
  type Challenge,
  type ChallengeUse,
} from "../../db/queries/sms-challenges.ts";
import { isSameHash } from "../../core/secrets.ts";
import { hashCode } from "./code.ts";

/**
 * The challenge that a code answers; it stands until it is used. A wrong code uses up an attempt, whatever else happens.
 * @throws Refused wrongCode with the attempts left; codeExpired when the code ran out, was used, was followed by
 * another, is for something else or another's phone, or has no attempts left
 */
export async function answeredChallenge(
  { config }: Pick<Dependencies, "config">,
  transaction: PoolClient,
  code: string,
  use: ChallengeUse,
): Promise<Challenge> {
  const { id } = use;
  const challenge = await lockLiveChallenge(transaction, use);
  if (challenge === undefined) throw new Refused("codeExpired");
  if (!isSameHash(hashCode(config.secrets.tokenKey, { ...challenge, id }, code), challenge.codeHash)) {
    await storeWrongAttempt(transaction, id);
    throw new Refused("wrongCode", { attemptsLeft: challenge.attemptsLeft - 1 }, { keepsEffects: true });
  }
  return challenge;
}

/** Has a code that was answered answer once more, for another purpose: until `expiresAt`, or as long as it would have. */
export async function giveOtherPurpose(
  { config }: Pick<Dependencies, "config">,
  transaction: PoolClient,
  code: string,
  { id, phone, purpose, expiresAt }: Pick<Challenge, "phone" | "purpose"> & { id: string; expiresAt?: Date },
): Promise<void> {
  const codeHash = hashCode(config.secrets.tokenKey, { id, phone, purpose }, code);
  await storePurpose(transaction, id, { purpose, codeHash, ...(expiresAt && { expiresAt }) });
}
