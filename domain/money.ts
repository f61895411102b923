import type { components } from "../openapi/generated/api.ts";
import type { Language } from "./language.ts";

/** Integer minor units beside an ISO 4217 currency: { amount: 700000, currency: "KZT" } is 7 000 ₸. */
export type Money = components["schemas"]["Money"];

/** Where no city says which one. */
export const defaultCurrency = "KZT";

const minorUnits = 100;

/** An amount of minor units in major ones, which need not be whole. */
export function toMajor(amount: number): number {
  return amount / minorUnits;
}

/** An amount of major units in minor ones. */
export function fromMajor(amount: number): number {
  return amount * minorUnits;
}

// U+202F groups digits: an amount never breaks in two lines.
const groupSpace = "\u202f";
const signs: Readonly<Record<string, string>> = { KZT: "₸", RUB: "₽" };

/**
 * An amount without its currency: 700000 is "7 000", 595050 is "5 950,50".
 * Written without Intl: browsers print KZT as "KZT" where Node prints "₸", and pages must come out the same on both.
 * @param amount minor units
 */
export function formatAmount(amount: number, language: Language): string {
  const major = String(Math.floor(toMajor(amount))).replace(/\B(?=(\d{3})+$)/g, groupSpace);
  const minor = amount % minorUnits;
  if (minor === 0) return major;
  return `${major}${language === "en" ? "." : ","}${String(minor).padStart(2, "0")}`;
}

/** The sign of a currency; its ISO 4217 code where it has none. */
export function signOf(currency: string): string {
  return signs[currency] ?? currency;
}

/**
 * A percentage off an amount, to the whole major unit in the client's favour: nobody is asked for 5 949,50 ₸.
 * @param amount minor units
 * @param percent 0 to 100
 */
export function discounted(amount: number, percent: number): number {
  const exact = (amount * (100 - percent)) / 100;
  return percent === 0 ? amount : fromMajor(Math.floor(toMajor(exact)));
}

/** The sum of amounts in minor units; throws a RangeError where it stops being an exact integer. */
export function sum(amounts: readonly number[]): number {
  const total = amounts.reduce((left, right) => left + right, 0);
  if (!Number.isSafeInteger(total)) throw new RangeError(`Not an exact amount of minor units: ${total}`);
  return total;
}
