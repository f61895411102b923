import type { PoolClient } from "pg";
import { limits } from "../../core/limits.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { answeredChallenge } from "../phone-proof/challenge.ts";
import { giveProof } from "../phone-proof/proof.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { components } from "../../../openapi/generated/api.ts";

type Schemas = components["schemas"];

/**
 * Takes a code for the proof of its phone, with which a new password can be set.
 * @throws Refused wrongCode, codeExpired: see {@link answeredChallenge}
 */
export async function validateCode(
  { phone, purpose, challengeId: id, smsCode, now }: Schemas["ValidateCode"] & Pick<RequestContext, "now">,
  dependencies: Pick<Dependencies, "config">,
  transaction: PoolClient,
): Promise<Schemas["ValidatedCode"]> {
  await answeredChallenge(dependencies, transaction, smsCode, { id, purpose, phone, now });
  const expiresInSeconds = limits.verificationSeconds;
  return { verificationToken: await giveProof(transaction, id, now, expiresInSeconds), expiresInSeconds };
}
