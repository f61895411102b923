import type { Slot } from "./entities.ts";
import { sum } from "./money.ts";

/** What of an entry's price is known, in minor units. */
export type Priced = Pick<Slot["entries"][number], "price" | "fullPrice" | "priceMax" | "fullPriceMax">;

/** Minor units: what something costs at least and at most; both are the price where that is fixed. */
export type Cost = { from: number; to: number };

/** What a row of a bill, or several, cost: with the discount and before it. */
export function costOf(rows: readonly Priced[]): { cost: Cost; full: Cost } {
  return {
    cost: {
      from: sum(rows.map(({ price }) => price)),
      to: sum(rows.map(({ price, priceMax = price }) => priceMax)),
    },
    full: {
      from: sum(rows.map(({ fullPrice }) => fullPrice)),
      to: sum(rows.map(({ fullPrice, fullPriceMax = fullPrice }) => fullPriceMax)),
    },
  };
}
