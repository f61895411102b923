import type { PoolClient } from "pg";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import {
  lockLiveChallenge,
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
