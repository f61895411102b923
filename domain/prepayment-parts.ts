import { isRange, totalOf } from "./bill.ts";
import type { Bill, Prepayment } from "./entities.ts";
import type { Money } from "./money.ts";

/** What is taken off a prepayment before a card pays the rest, minor units. */
export type PrepaymentParts = { cashback: number; giftCard: number };

const none: PrepaymentParts = { cashback: 0, giftCard: 0 };

/** Their names, in the order in which a bill tells of them. */
export const partNames: readonly (keyof PrepaymentParts)[] = Object.keys(none).filter(isPart);

function isPart(name: string): name is keyof PrepaymentParts {
  return Object.hasOwn(none, name);
}

/** All of them together, minor units. */
export function totalOfParts(parts: PrepaymentParts): number {
  return Object.values(parts).reduce((total, part) => total + part, 0);
}

/** What a bill says was taken off. */
export function partsOf({ cashback, giftCard }: Pick<Prepayment["bill"], keyof PrepaymentParts>): PrepaymentParts {
  return { cashback: cashback.amount, giftCard: giftCard.amount };
}

/** What is left of a prepayment to be paid by card, minor units. */
export function leftOf(prepayment: number, parts: PrepaymentParts): number {
  return prepayment - totalOfParts(parts);
}

/** The price of a visit taken apart: what is left of it after the discount is paid in parts, or at the salon. */
export function takenApart(bill: Bill, { cashback, giftCard }: PrepaymentParts): Prepayment["bill"] {
  const { cost, full } = totalOf(bill);
  const { amount: prepayment, currency } = bill.prepayment;
  const money = (amount: number): Money => ({ amount, currency });
  return {
    price: money(full.from),
    discount: money(full.from - cost.from),
    cashback: money(cashback),
    giftCard: money(giftCard),
    now: money(leftOf(prepayment, { cashback, giftCard })),
    atSalon: money(cost.from - prepayment),
    ...(isRange({ cost, full }) && {
      priceMax: money(full.to),
      discountMax: money(full.to - cost.to),
      atSalonMax: money(cost.to - prepayment),
    }),
  };
}

/** What of a balance, of cashback or of a gift card, can be taken off what is left: at most all of either. Minor units. */
export function usableOf(balance: number, left: number): number {
  return Math.max(0, Math.min(balance, left));
}
