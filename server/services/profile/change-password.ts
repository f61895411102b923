import type { PoolClient } from "pg";
import type { Dependencies } from "../../core/dependencies.ts";
import { findClient, storePassword } from "../../db/queries/clients.ts";
import { revokeSessions } from "../../db/queries/sessions.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { refuseWeakPassword } from "../accounts/weak-password.ts";
import { tryOwnPassword } from "./own-password.ts";
import { foundClient } from "../accounts/own-client.ts";
import type { RequestContext } from "../../core/request-context.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { CurrentUser } from "../../core/current-user.ts";

type Schemas = components["schemas"];

type PasswordChange = Schemas["ChangePassword"] & { currentUser: CurrentUser } & Pick<
    RequestContext,
    "address" | "now"
  >;

/**
 * Changes the password and ends all sessions but the caller's.
 * @throws Refused wrongCredentials for the current one, weakPassword for the new one, tooManyRequests
 */
export async function changePassword(
  { currentPassword, newPassword, currentUser, address, now }: PasswordChange,
  dependencies: Pick<Dependencies, "pool">,
): Promise<(transaction: PoolClient) => Promise<Schemas["Done"]>> {
  const row = foundClient(await findClient(dependencies.pool, currentUser.id));
  refuseWeakPassword(newPassword, row.phone);
  const lockVerifiedClient = await tryOwnPassword(dependencies, row, { password: currentPassword, address, now });
  return async (transaction) => {
    const { id } = await lockVerifiedClient(transaction);
    await storePassword(transaction, id, await hashPassword(newPassword));
    await revokeSessions(transaction, id, { kept: currentUser.sessionId, now });
    return { done: true };
  };
}
