import type { Bill } from "./entities.ts";
import { fromMajor, toMajor } from "./money.ts";

/**
 * What comes back of an amount that was paid online, to the whole major unit below: nobody has 49,50 ₸ of bonuses.
 * @param paid minor units
 * @param percent 0 to 50
 */
export function cashbackOf(paid: number, percent: number): number {
  return fromMajor(Math.floor(toMajor((paid * percent) / 100)));
}

/**
 * What a visit promises: what comes back of what is to be paid online before it, once it has taken place; nothing where that is
 * nothing.
 * @param paid minor units
 * @param percent 0 to 50
 */
export function promisedCashback(paid: number, percent: number, currency: string): Pick<Bill, "promisedCashback"> {
  const amount = cashbackOf(paid, percent);
  return amount > 0 ? { promisedCashback: { amount, currency } } : {};
}
