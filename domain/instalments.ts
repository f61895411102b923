import { limits } from "./limits.ts";
import { fromMajor } from "./money.ts";
import { addMonths, type LocalDate } from "./time.ts";

/** What is paid of an amount on a date; minor units. */
export type Instalment = { date: LocalDate; amount: number };

const majorUnit = fromMajor(1);

/**
 * An amount in monthly parts that make it up exactly: the first on the day it is paid on, the others on that day of the
 * months after it, or on the last day of a month that has none. Parts are alike to the major unit, and what does not divide
 * goes to the first ones.
 * @param amount minor units
 * @param count how many parts there are, from 1
 */
export function instalmentsOf(amount: number, count: number, firstDate: LocalDate): Instalment[] {
  const unit = amount % majorUnit === 0 ? majorUnit : 1;
  const units = amount / unit;
  const least = Math.floor(units / count);
  const withOneMore = units - least * count;
  return Array.from({ length: count }, (_, index) => ({
    date: addMonths(firstDate, index),
    amount: (least + (index < withOneMore ? 1 : 0)) * unit,
  }));
}

/** Of the numbers of parts that a firm has, those in which no part of an amount (minor units) is too small to be asked for. */
export function countsFor(amount: number, counts: readonly number[]): number[] {
  return counts.filter((count) => Math.floor(amount / count) >= limits.smallestInstalment);
}
