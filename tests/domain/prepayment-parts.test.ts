import fc from "fast-check";
import { expect, test } from "vitest";
import { leftOf, usableOf } from "../../domain/prepayment-parts.ts";

const amount = fc.nat(10_000_000);

test.each([
  [25_000, 200_000, 25_000],
  [300_000, 200_000, 200_000],
  [300_000, 0, 0],
  [0, 200_000, 0],
  [300_000, -100, 0],
])("of %i, %i being left to be paid, %i can be taken off", (balance, left, usable) => {
  expect(usableOf(balance, left)).toBe(usable);
});

test("whatever is due, and whatever cashback and cards there are, the parts make up what is due to the tiyn", () => {
  fc.assert(
    fc.property(amount, fc.array(fc.tuple(fc.constantFrom("cashback", "giftCard"), amount)), (prepayment, balances) => {
      const parts = { cashback: 0, giftCard: 0 };
      for (const [name, balance] of balances) {
        const usable = usableOf(balance, leftOf(prepayment, parts));
        expect(usable).toBeGreaterThanOrEqual(0);
        expect(usable).toBeLessThanOrEqual(balance);
        parts[name] += usable;
        const left = leftOf(prepayment, parts);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + parts.cashback + parts.giftCard).toBe(prepayment);
        // Nothing is left to be paid while there is still something to take off.
        expect(left === 0 || usable === balance).toBe(true);
      }
    }),
  );
});
