import type { PoolClient } from "pg";
import { advisoryLocks } from "../locks.ts";
import type { NewHold } from "./holds.ts";

/**
 * How many times an address holds at a firm now, beside one reservation, and when the first of them runs out (RFC 3339);
 * null when there is none. Until the end of the transaction no other one of this address holds at the firm what it has not
 * yet counted.
 */
export async function lockHeldBeside(
  transaction: PoolClient,
  { firmId, heldFrom, now, id }: Pick<NewHold, "firmId" | "heldFrom" | "now" | "id">,
): Promise<HeldBeside> {
  const { rows } = await transaction.query<HeldBeside>({
    name: "held_beside",
    text: 'select held as count, free_at as "freeAt" from lock_held_beside($1, $2, $3, $4, $5)',
    values: [advisoryLocks.holds, firmId, heldFrom, now, id],
  });
  return rows[0] ?? { count: 0, freeAt: null };
}

export type HeldBeside = { count: number; freeAt: string | null };
