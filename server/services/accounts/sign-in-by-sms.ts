import type { PoolClient } from "pg";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import { lockClientByPhone } from "../../db/queries/clients.ts";
import { storeUse } from "../../db/queries/sms-challenges.ts";
import { answeredChallenge } from "../phone-proof/challenge.ts";
import { openSession } from "./open-session.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { components } from "../../../openapi/generated/api.ts";

type Schemas = components["schemas"];

/** @throws Refused wrongCode, codeExpired: see {@link answeredChallenge} */
export async function signInBySms(
  { phone, challengeId: id, smsCode, now, ...device }: Schemas["SignInBySms"] & Pick<RequestContext, "now">,
  dependencies: Pick<Dependencies, "config" | "tokens">,
  transaction: PoolClient,
): Promise<Schemas["SignedIn"]> {
  await answeredChallenge(dependencies, transaction, smsCode, { id, purpose: "SIGN_IN", phone, now });
  const client = await lockClientByPhone(transaction, phone);
  if (client === undefined) throw new Refused("codeExpired");
  await storeUse(transaction, id, now);
  return openSession(dependencies, transaction, client, { device, now });
}
