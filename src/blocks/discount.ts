import type { Slot } from "../../domain/entities.ts";

/** By how many per cent a time costs less than others, at least one; undefined where it does not. */
export function discountOf({ price, fullPrice }: Pick<Slot, "price" | "fullPrice">): number | undefined {
  return price < fullPrice ? Math.max(1, Math.round((1 - price / fullPrice) * 100)) : undefined;
}
