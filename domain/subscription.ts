const wholeUnit = 100;

/** What a tariff costs that is paid for several months at once. Minor units. */
export type SubscriptionSum = { amount: number; perMonth: number; saved: number };

/**
 * @param amount what all the months cost together, minor units
 * @param monthly what one month costs by itself
 * @returns the price of one of these months, rounded up to whole units of the currency, and what is saved on all of them
 */
export function subscriptionSum({
  amount,
  months,
  monthly,
}: {
  amount: number;
  months: number;
  monthly: number;
}): SubscriptionSum {
  const perMonth = months === 1 ? amount : Math.ceil(amount / months / wholeUnit) * wholeUnit;
  return { amount, perMonth, saved: Math.max(0, monthly * months - amount) };
}
