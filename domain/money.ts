import type { components } from "../openapi/generated/api.ts";

/** Integer minor units beside an ISO 4217 currency: { amount: 700000, currency: "KZT" } is 7 000 ₸. */
export type Money = components["schemas"]["Money"];

/**
 * A percentage off an amount, to the whole major unit in the client's favour: nobody is asked for 5 949,50 ₸.
 * @param amount minor units
 * @param percent 0 to 100
 */
export function discounted(amount: number, percent: number): number {
  const exact = (amount * (100 - percent)) / 100;
  return percent === 0 ? amount : Math.floor(exact / 100) * 100;
}

/** The sum of amounts in minor units; throws a RangeError where it stops being an exact integer. */
export function sum(amounts: readonly number[]): number {
  const total = amounts.reduce((left, right) => left + right, 0);
  if (!Number.isSafeInteger(total)) throw new RangeError(`Not an exact amount of minor units: ${total}`);
  return total;
}
