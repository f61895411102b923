import type { PoolClient } from "pg";
import { limits } from "../../core/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { answeredChallenge } from "../phone-proof/challenge.ts";
import { giveProof } from "../phone-proof/proof.ts";
import type { RequestContext } from "../../core/request-context.ts";

type Schemas = components["schemas"];

/**
 * Takes a code for the proof of its phone, good for the reservation that it was asked for.
 * @throws Refused wrongCode, codeExpired: see {@link answeredChallenge}
 */
export async function checkCode(
  { challengeId: id, code, now }: Schemas["CheckSmsCode"] & Pick<RequestContext, "now">,
  dependencies: Pick<Dependencies, "config">,
  transaction: PoolClient,
): Promise<Schemas["PhoneProof"]> {
  await answeredChallenge(dependencies, transaction, code, { id, purpose: "confirmReservation", now });
  const expiresInSeconds = limits.phoneProofSeconds;
  return { proof: await giveProof(transaction, id, now, expiresInSeconds), expiresInSeconds };
}
