import fc from "fast-check";
import { expect, test } from "vitest";
import { leftOf, takenApart, usableOf } from "../../domain/prepayment-parts.ts";

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

test("a price is told by its parts: the discount, what is taken off, what is paid now, and what is left for the salon", () => {
  const visit = { total: 900_000, fullTotal: 1_000_000, prepayment: 300_000 };
  expect(takenApart(visit, { cashback: 50_000, giftCard: 20_000 })).toEqual({
    price: 1_000_000,
    discount: 100_000,
    cashback: 50_000,
    giftCard: 20_000,
    now: 230_000,
    atSalon: 600_000,
  });
});

test("whatever a visit costs, its parts make up its price to the tiyn", () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, amount, (prepayment, atSalon, discount, cashback, giftCard) => {
      const total = prepayment + atSalon;
      const parts = takenApart({ total, fullTotal: total + discount, prepayment }, { cashback, giftCard });
      expect(parts.discount + parts.cashback + parts.giftCard + parts.now + parts.atSalon).toBe(parts.price);
    }),
  );
});
