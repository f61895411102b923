import type { PoolClient } from "pg";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import { deleteAttempt } from "../../db/queries/password-attempts.ts";
import type { PersonRow } from "../../db/queries/people.ts";
import { tryPassword } from "../accounts/password-attempts.ts";
import { ownPerson } from "./profile.ts";

type Trial = { password: string; address: string; now: Date };

/**
 * Has a person who is signed in show that they know their password. It is counted as in signing in.
 * @returns what locks the person in a transaction, and throws Refused wrongCredentials when the password is not theirs
 * @throws Refused tooManyRequests
 */
export async function tryOwnPassword(
  { pool }: Pick<Dependencies, "pool">,
  { id, phone, passwordHash: kept }: PersonRow,
  { password, address, now }: Trial,
): Promise<(transaction: PoolClient) => Promise<PersonRow>> {
  const { fits, attemptId } = await tryPassword(pool, { kept, password, phone, address, now });
  return async (transaction) => {
    const row = await ownPerson(transaction, { id });
    // The password may have been changed since it was looked at; then the new one counts.
    if (!fits || row.passwordHash !== kept) throw new Refused("wrongCredentials");
    await deleteAttempt(transaction, attemptId);
    return row;
  };
}
