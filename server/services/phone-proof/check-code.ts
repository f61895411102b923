import type { PoolClient } from "pg";
import { limits } from "../../../domain/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Call } from "../../contract/handler.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { answeredChallenge } from "./challenge.ts";
import { giveProof } from "./proof.ts";

/**
 * Takes a code for the proof of its phone.
 * @throws Refused wrongCode, codeExpired: see {@link answeredChallenge}
 */
export async function checkCode(
  { body, now }: Call<"checkSmsCode">,
  house: Dependencies,
  transaction: PoolClient,
): Promise<components["schemas"]["PhoneProof"]> {
  const { challengeId: id, code } = body;
  await answeredChallenge(house, transaction, code, { id, purpose: "confirmReservation", now });
  const expiresInSeconds = limits.phoneProofSeconds;
  return { proof: await giveProof(transaction, id, now, expiresInSeconds), expiresInSeconds };
}
