import type { PoolClient } from "pg";
import { limits } from "../../../domain/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Call, House } from "../../contract/handler.ts";
import { Refused } from "../../contract/problem.ts";
import { lockLiveChallenge, storeProof, storeWrongAttempt } from "../../db/queries/sms-challenges.ts";
import { hashSecret, isSameHash, newSecret } from "../secrets.ts";
import { hashCode } from "./code.ts";

/**
 * Takes a code for the proof of its phone. A wrong one uses up an attempt, whatever else happens.
 * @throws Refused wrongCode with the attempts left; codeExpired when the code ran out, was used, was followed by
 * another, or has no attempts left
 */
export async function checkCode(
  { body, now }: Call<"checkSmsCode">,
  { config }: House,
  transaction: PoolClient,
): Promise<components["schemas"]["PhoneProof"]> {
  const { challengeId: id, code } = body;
  const challenge = await lockLiveChallenge(transaction, id, now);
  if (challenge === undefined) throw new Refused("codeExpired");
  if (!isSameHash(hashCode(config.secrets.tokenKey, { ...challenge, id }, code), challenge.codeHash)) {
    await storeWrongAttempt(transaction, id);
    throw new Refused("wrongCode", { attemptsLeft: challenge.attemptsLeft - 1 }, { keepsEffects: true });
  }
  const proof = newSecret();
  const expiresAt = new Date(now.getTime() + limits.phoneProofSeconds * 1000);
  await storeProof(transaction, id, { hash: hashSecret(proof), now, expiresAt });
  return { proof, expiresInSeconds: limits.phoneProofSeconds };
}
