import fc from "fast-check";
import { expect, test } from "vitest";
import { subscriptionSum } from "../../domain/subscription.ts";

const sums = fc.record({
  amount: fc.integer({ min: 0, max: 1_000_000_000 }),
  months: fc.integer({ min: 1, max: 36 }),
  monthly: fc.integer({ min: 0, max: 100_000_000 }),
});

test("the months together are never less than what is paid, and by less than a tenge each more", () => {
  fc.assert(
    fc.property(sums, (asked) => {
      const { perMonth } = subscriptionSum(asked);
      expect(perMonth * asked.months).toBeGreaterThanOrEqual(asked.amount);
      expect(perMonth * asked.months - asked.amount).toBeLessThan(100 * asked.months);
    }),
  );
});

test("what is saved and what is paid are what the months cost by themselves, where anything is saved", () => {
  fc.assert(
    fc.property(sums, (asked) => {
      const { amount, saved } = subscriptionSum(asked);
      const separately = asked.monthly * asked.months;
      if (saved === 0) expect(amount).toBeGreaterThanOrEqual(separately);
      else expect(amount + saved).toBe(separately);
    }),
  );
});

test("a month by itself is what it costs", () => {
  expect(subscriptionSum({ amount: 499_050, months: 1, monthly: 499_050 })).toEqual({
    amount: 499_050,
    perMonth: 499_050,
    saved: 0,
  });
});
