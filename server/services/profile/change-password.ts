import type { PoolClient } from "pg";
import type { Call, Success } from "../../contract/handler.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { findPerson, storePassword } from "../../db/queries/people.ts";
import { revokeSessions } from "../../db/queries/sessions.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { refuseWeakPassword } from "../accounts/weak-password.ts";
import { tryOwnPassword } from "./own-password.ts";
import { foundPerson } from "./profile.ts";

/**
 * Changes the password and ends all sessions but the caller's.
 * @throws Refused wrongCredentials for the current one, weakPassword for the new one, tooManyRequests
 */
export async function changePassword(
  { body, person, address, now }: Call<"changePassword">,
  house: Dependencies,
): Promise<(transaction: PoolClient) => Promise<Success<"changePassword">>> {
  const row = foundPerson(await findPerson(house.pool, person.id));
  refuseWeakPassword(body.newPassword, row.phone);
  const takePerson = await tryOwnPassword(house, row, { password: body.currentPassword, address, now });
  return async (transaction) => {
    const { id } = await takePerson(transaction);
    await storePassword(transaction, id, await hashPassword(body.newPassword));
    await revokeSessions(transaction, id, { kept: person.sessionId, now });
    return { done: true };
  };
}
