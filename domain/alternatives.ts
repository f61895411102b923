import type { Slot } from "./entities.ts";
import { isRefusal, type Failure } from "./failure.ts";
import { isInstant } from "./time.ts";

/** The nearest other times that a refusal names; what is no time with its price and its masters is left out. */
export function alternativesTo(failure: { kind: string } | Failure): readonly Slot[] {
  const alternatives: unknown = isRefusal(failure) ? failure.problem.alternatives : null;
  return Array.isArray(alternatives) ? alternatives.filter(isSlot) : [];
}

function isSlot(named: Partial<Slot> | null): named is Slot {
  const { startTime, price, entries } = { ...named };
  if (typeof startTime !== "string" || !isInstant(startTime) || typeof price !== "number") return false;
  return Array.isArray(entries) && entries.every((entry) => typeof entry?.masterId === "number");
}
