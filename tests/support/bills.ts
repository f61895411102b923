import fc from "fast-check";
import { billOf, costOf, type Priced } from "../../domain/bill.ts";
import type { Reservation } from "../../domain/entities.ts";
import { discounted } from "../../domain/money.ts";
import { reservation } from "../../machines/kit/examples.ts";

/** A reservation of rows at these prices, as the service answers it. */
export function reserved(rows: readonly Priced[], due = 0): Reservation {
  const { cost, full } = costOf(rows);
  const { timeZone, startTime } = reservation;
  const entries = rows.flatMap((row, index) =>
    reservation.entries.map((entry) => ({ ...entry, ...row, person: index + 1 })),
  );
  const slot = { price: cost.from, fullPrice: full.from, entries };
  const terms = { prepayment: due, freeCancelUntil: startTime };
  return { ...reservation, ...billOf({ slot, currency: "KZT", timeZone, ...terms }, 0), entries };
}

/** The ends of a written price in minor units: "7 000–9 000 ₸" is [700000, 900000]. */
export function amountsOf(text: string): [number, number] {
  const [from = "", to = from] = text.split("–");
  const minor = (part: string) => Number(part.replaceAll(/\D/g, "")) * 100;
  return [minor(from), minor(to)];
}

/** From what to what several come to. */
export const sumOf = (pairs: readonly [number, number][]) =>
  pairs.reduce<[number, number]>(([from, to], [low, high]) => [from + low, to + high], [0, 0]);

/** Minor units, tenge without a rest. */
export const tenge = fc.integer({ min: 1, max: 200_000 }).map((amount) => amount * 100);
const percent = fc.constantFrom(0, 10, 50);
const fixed = fc
  .record({ fullPrice: tenge, percent })
  .map(({ fullPrice, percent }): Priced => ({ fullPrice, price: discounted(fullPrice, percent) }));
const ranged = fc.record({ fullPrice: tenge, more: tenge, percent }).map(({ fullPrice, more, percent }): Priced => ({
  fullPrice,
  price: discounted(fullPrice, percent),
  fullPriceMax: fullPrice + more,
  priceMax: discounted(fullPrice + more, percent),
}));

/** What a visit of one to five services costs: some at a fixed price and some at a range, some with a discount. */
export const pricedRows = fc.array(fc.oneof(fixed, ranged), { minLength: 1, maxLength: 5 });
