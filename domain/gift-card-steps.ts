/** The steps of buying a gift card, in their order; addresses name them so. */
export const giftCardSteps = ["amount", "design", "words", "contacts", "preview"] as const;
export type GiftCardStep = (typeof giftCardSteps)[number];

/** The step before another one; undefined before the first. */
export function giftCardStepBefore(step: GiftCardStep): GiftCardStep | undefined {
  return giftCardSteps[giftCardSteps.indexOf(step) - 1];
}
