import type { PoolClient } from "pg";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import { insertClient } from "../../db/queries/clients.ts";
import { storeUse } from "../../db/queries/sms-challenges.ts";
import { answeredChallenge, giveOtherPurpose } from "../phone-proof/challenge.ts";
import { cleanName, visibleName } from "../kit/client-text.ts";
import { openSession } from "./open-session.ts";
import { hashPassword } from "./passwords.ts";
import { refuseWeakPassword } from "./weak-password.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { components } from "../../../openapi/generated/api.ts";

type Schemas = components["schemas"];

/**
 * Makes an account for a phone that is proven by its code, and signs in.
 * @throws Refused validationFailed for a name without a letter, weakPassword, wrongCode, codeExpired;
 * accountExists once the phone is proven: the code is then one for signing in
 */
export async function signUp(
  { language, now, ...account }: Schemas["SignUp"] & Pick<RequestContext, "language" | "now">,
  dependencies: Pick<Dependencies, "config" | "tokens">,
  transaction: PoolClient,
): Promise<Schemas["SignedIn"]> {
  const { phone, password, challengeId: id, smsCode } = account;
  const name = visibleName(account.name, "/name");
  refuseWeakPassword(password, phone);
  await answeredChallenge(dependencies, transaction, smsCode, { id, purpose: "SIGN_UP", phone, now });
  const passwordHash = await hashPassword(password);
  const referrer = cleanName(account.referrer) || null;
  const client = await insertClient(transaction, { phone, name, passwordHash, language, referrer, now });
  if (client === undefined) {
    await giveOtherPurpose(dependencies, transaction, smsCode, { id, phone, purpose: "SIGN_IN" });
    throw new Refused("accountExists", {}, { keepsEffects: true });
  }
  await storeUse(transaction, id, now);
  return openSession(dependencies, transaction, { ...client, name, surname: null }, { device: account, now });
}
