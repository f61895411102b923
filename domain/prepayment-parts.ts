/** What is taken off a prepayment before a card pays the rest, minor units. */
export type PrepaymentParts = { cashback: number; giftCard: number };

/** What is left of a prepayment to be paid by card, minor units. */
export function leftOf(prepayment: number, { cashback, giftCard }: PrepaymentParts): number {
  return prepayment - cashback - giftCard;
}

/** What of a balance, of cashback or of a gift card, can be taken off what is left: at most all of either. Minor units. */
export function usableOf(balance: number, left: number): number {
  return Math.max(0, Math.min(balance, left));
}
