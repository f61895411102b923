import type { PoolClient } from "pg";
import type { CurrentUser } from "../../core/current-user.ts";
import { Refused } from "../../core/refusal.ts";
import { type ClientRow, lockClient } from "../../db/queries/clients.ts";

/**
 * Who is signed in, locked until the end of the transaction.
 * @throws Refused sessionRevoked when they were deleted since the request came
 */
export async function lockOwnClient(transaction: PoolClient, { id }: Pick<CurrentUser, "id">): Promise<ClientRow> {
  return foundClient(await lockClient(transaction, id));
}

/** @throws Refused sessionRevoked for nobody */
export function foundClient(row: ClientRow | undefined): ClientRow {
  if (row === undefined) throw new Refused("sessionRevoked");
  return row;
}
