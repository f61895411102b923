import type { PoolClient } from "pg";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import { deleteAttempt } from "../../db/queries/password-attempts.ts";
import type { ClientRow } from "../../db/queries/clients.ts";
import { tryPassword } from "../accounts/password-attempts.ts";
import { lockOwnClient } from "../accounts/own-client.ts";

type Trial = { password: string; address: string; now: Date };

/**
 * Has a client who is signed in show that they know their password. It is counted as in signing in.
 * @returns what locks the client in a transaction, and throws Refused wrongCredentials when the password is not theirs
 * @throws Refused tooManyRequests
 */
export async function tryOwnPassword(
  { pool }: Pick<Dependencies, "pool">,
  { id, phone, passwordHash: kept }: ClientRow,
  { password, address, now }: Trial,
): Promise<(transaction: PoolClient) => Promise<ClientRow>> {
  const { fits, attemptId } = await tryPassword(pool, { kept, password, phone, address, now });
  return async (transaction) => {
    const row = await lockOwnClient(transaction, { id });
    // The password may have been changed since it was looked at; then the new one counts.
    if (!fits || row.passwordHash !== kept) throw new Refused("wrongCredentials");
    await deleteAttempt(transaction, attemptId);
    return row;
  };
}
