import type { PoolClient } from "pg";
import { limits } from "../../../domain/limits.ts";
import type { Call, Success } from "../../contract/handler.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { answeredChallenge } from "../phone-proof/challenge.ts";
import { giveProof } from "../phone-proof/proof.ts";

/**
 * Takes a code for the proof of its phone, with which a new password can be set.
 * @throws Refused wrongCode, codeExpired: see {@link answeredChallenge}
 */
export async function validateCode(
  { body, now }: Call<"validateCode">,
  house: Dependencies,
  transaction: PoolClient,
): Promise<Success<"validateCode">> {
  const { phone, purpose, challengeId: id, smsCode } = body;
  await answeredChallenge(house, transaction, smsCode, { id, purpose, phone, now });
  const expiresInSeconds = limits.verificationSeconds;
  return { verificationToken: await giveProof(transaction, id, now, expiresInSeconds), expiresInSeconds };
}
