import type { Prepayment } from "./entities.ts";

/** What is taken off a prepayment before a card pays the rest, minor units. */
export type PrepaymentParts = { cashback: number; giftCard: number };

/** What is left of a prepayment to be paid by card, minor units. */
export function leftOf(prepayment: number, { cashback, giftCard }: PrepaymentParts): number {
  return prepayment - cashback - giftCard;
}

/** The price of a visit taken apart, minor units: what is left of it after the discount is paid in parts, or at the salon. */
export function takenApart(
  visit: { total: number; fullTotal: number; prepayment: number },
  { cashback, giftCard }: PrepaymentParts,
): Record<keyof Prepayment["bill"], number> {
  return {
    price: visit.fullTotal,
    discount: visit.fullTotal - visit.total,
    cashback,
    giftCard,
    now: leftOf(visit.prepayment, { cashback, giftCard }),
    atSalon: visit.total - visit.prepayment,
  };
}

/** What of a balance, of cashback or of a gift card, can be taken off what is left: at most all of either. Minor units. */
export function usableOf(balance: number, left: number): number {
  return Math.max(0, Math.min(balance, left));
}
