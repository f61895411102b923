import type { Cost } from "../../domain/bill.ts";

/** The state of an entry of the history that a shown price led to. */
export function withShownCost(shownCost: Cost): object {
  return { shownCost };
}

/** What the entry of {@link withShownCost} was shown to cost; undefined of any other. */
export function shownCostIn(state: unknown): Cost | undefined {
  const isThere = typeof state === "object" && state !== null && "shownCost" in state;
  return isThere && isCost(state.shownCost) ? state.shownCost : undefined;
}

function isCost(value: unknown): value is Cost {
  if (typeof value !== "object" || value === null || !("from" in value) || !("to" in value)) return false;
  return typeof value.from === "number" && typeof value.to === "number";
}
