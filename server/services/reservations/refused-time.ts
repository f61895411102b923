import type { PoolClient } from "pg";
import type { Availability, Refusal, WantedAt } from "../../core/availability.ts";
import { Refused } from "../../core/refusal.ts";

/** Where another time, or another master, can be had. */
const withAlternatives: readonly Refusal[] = ["slotTaken", "slotTooSoon", "slotOutsideHours", "noMasterFree"];

/** Why a time can't be had, with the nearest others; without them where the search has no time for these. */
export async function refusedTime(
  refusal: Refusal,
  wanted: WantedAt,
  availability: Pick<Availability, "alternatives">,
  transaction?: PoolClient,
): Promise<Refused> {
  if (!withAlternatives.includes(refusal)) return new Refused(refusal);
  const found = await availability.alternatives(wanted, transaction).catch((error: unknown) => {
    if (error instanceof Refused && error.problem.code === "unavailable") return undefined;
    throw error;
  });
  return new Refused(refusal, found && { alternatives: found });
}
