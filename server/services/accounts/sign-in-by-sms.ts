import type { PoolClient } from "pg";
import { limits } from "../../core/limits.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import { lockClientByPhone } from "../../db/queries/clients.ts";
import { storeUse } from "../../db/queries/sms-challenges.ts";
import { answeredChallenge, giveOtherPurpose } from "../phone-proof/challenge.ts";
import { openSession } from "./open-session.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { components } from "../../../openapi/generated/api.ts";

type Schemas = components["schemas"];

/**
 * Signs in by the code that came to the phone of an account.
 * @throws Refused wrongCode, codeExpired: see {@link answeredChallenge}; accountMissing once the phone is proven: the code
 * is then one for signing up, for as long as a name and a password take
 */
export async function signInBySms(
  { phone, challengeId: id, smsCode, now, ...device }: Schemas["SignInBySms"] & Pick<RequestContext, "now">,
  dependencies: Pick<Dependencies, "config" | "tokens">,
  transaction: PoolClient,
): Promise<Schemas["SignedIn"]> {
  await answeredChallenge(dependencies, transaction, smsCode, { id, purpose: "SIGN_IN", phone, now });
  const client = await lockClientByPhone(transaction, phone);
  if (client === undefined) {
    const expiresAt = new Date(now.getTime() + limits.verificationSeconds * 1000);
    await giveOtherPurpose(dependencies, transaction, smsCode, { id, phone, purpose: "SIGN_UP", expiresAt });
    throw new Refused("accountMissing", {}, { keepsEffects: true });
  }
  await storeUse(transaction, id, now);
  return openSession(dependencies, transaction, client, { device, now });
}
