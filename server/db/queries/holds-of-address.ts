import type { PoolClient } from "pg";
import { advisoryLocks } from "../locks.ts";
import type { NewHold } from "./holds.ts";

/** Until the end of the transaction no other one of this address holds at the firm what it has not yet counted. */
export async function lockHolds(
  transaction: PoolClient,
  { firmId, heldFrom }: Pick<NewHold, "firmId" | "heldFrom">,
): Promise<void> {
  await transaction.query({
    name: "lock_holds",
    text: "select pg_advisory_xact_lock($1, hashtext($2))",
    values: [advisoryLocks.holds, `${firmId} ${heldFrom}`],
  });
}

/**
 * How many times an address holds at a firm now, beside one reservation, and when the first of them runs out (RFC 3339);
 * null when there is none.
 */
export async function countHolds(
  transaction: PoolClient,
  { firmId, heldFrom, now }: Pick<NewHold, "firmId" | "heldFrom" | "now">,
  id: string,
): Promise<HeldBeside> {
  const { rows } = await transaction.query<HeldBeside>({
    name: "count_holds",
    text: `select count(*)::int as count, min(held_until) as "freeAt"
             from reservations
            where firm_id = $1 and held_from = $2 and held_until > $3 and id <> $4`,
    values: [firmId, heldFrom, now, id],
  });
  return rows[0] ?? { count: 0, freeAt: null };
}

export type HeldBeside = { count: number; freeAt: string | null };
