import type { PoolClient } from "pg";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import { deleteAttempt } from "../../db/queries/password-attempts.ts";
import { findClientByPhone, lockClientByPhone } from "../../db/queries/clients.ts";
import { openSession } from "./open-session.ts";
import { tryPassword } from "./password-attempts.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { components } from "../../../openapi/generated/api.ts";

type Schemas = components["schemas"];

/**
 * Signs in with a password. Nobody can tell an unknown phone from a wrong password.
 * @throws Refused wrongCredentials; tooManyRequests for a phone, an address or all together that had too many wrong ones
 */
export async function signIn(
  { phone, password, address, now, ...device }: Schemas["SignIn"] & Pick<RequestContext, "address" | "now">,
  dependencies: Pick<Dependencies, "pool" | "tokens">,
): Promise<(transaction: PoolClient) => Promise<Schemas["SignedIn"]>> {
  const kept = (await findClientByPhone(dependencies.pool, phone))?.passwordHash;
  const { fits, attemptId } = await tryPassword(dependencies.pool, { kept, password, phone, address, now });
  return async (transaction) => {
    const client = await lockClientByPhone(transaction, phone);
    // The password may have been changed since it was looked at; then the new one counts.
    if (!fits || client === undefined || client.passwordHash !== kept) throw new Refused("wrongCredentials");
    await deleteAttempt(transaction, attemptId);
    return openSession(dependencies, transaction, client, { device, now });
  };
}
