import type { Bill, ExpectedBill, Slot } from "./entities.ts";
import { type Money, sum } from "./money.ts";
import { freeCancelling, type Terms } from "./terms.ts";

/** What of an entry's price is known, in minor units. */
export type Priced = Pick<Slot["entries"][number], "price" | "fullPrice" | "priceMax" | "fullPriceMax">;

/** Minor units: what something costs at least and at most; both are the price where that is fixed. */
export type Cost = { from: number; to: number };

/** What is paid, and what it would be without a discount. */
export type Costs = { cost: Cost; full: Cost };

/** What a row of a bill, or several that are not billed yet, cost. */
export function costOf(rows: readonly Priced[]): Costs {
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

/** Whether one end differs from the other; a discount may bring a narrow range of full prices down to one price. */
export function isRange({ cost, full }: Costs): boolean {
  return cost.from < cost.to || full.from < full.to;
}

/** What all of a bill costs: what the service asks for, and no sum of its rows. */
export function totalOf({ total, totalMax = total, fullTotal, fullTotalMax = fullTotal }: Bill): Costs {
  return {
    cost: { from: total.amount, to: totalMax.amount },
    full: { from: fullTotal.amount, to: fullTotalMax.amount },
  };
}

/** What is sold, on which terms; prices in minor units of the currency. */
export type Sold = Terms & {
  slot: Pick<Slot, "price" | "fullPrice" | "entries">;
  currency: string;
  timeZone: string;
};

/**
 * The bill of what is sold.
 * @param now epoch milliseconds
 */
export function billOf({ slot, currency, timeZone, prepayment, freeCancelUntil }: Sold, now: number): Bill {
  const money = (amount: number): Money => ({ amount, currency });
  const { cost, full } = costOf(slot.entries);
  return {
    total: money(slot.price),
    ...(isRange({ cost, full }) && { totalMax: money(cost.to), fullTotalMax: money(full.to) }),
    fullTotal: money(slot.fullPrice),
    prepayment: money(prepayment),
    ...freeCancelling({ freeCancelUntil }, timeZone, now),
  };
}

/** What of a bill that they have seen a client agrees to. */
export function expectedOf({ total, totalMax, prepayment }: Bill): ExpectedBill {
  return { total, ...(totalMax && { totalMax }), prepayment };
}

/** What is asked for where one amount is, all of it now. */
export function billOfAmount(amount: Money): ExpectedBill {
  return { total: amount, prepayment: amount };
}

/** Whether a bill asks for what the client has agreed to. */
export function agreesTo(bill: ExpectedBill, expected: ExpectedBill): boolean {
  return (
    isSame(bill.total, expected.total) &&
    isSame(bill.totalMax, expected.totalMax) &&
    isSame(bill.prepayment, expected.prepayment)
  );
}

function isSame(one: Money | undefined, other: Money | undefined): boolean {
  return one?.amount === other?.amount && one?.currency === other?.currency;
}
