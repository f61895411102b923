import fc from "fast-check";
import { expect, test } from "vitest";
import { leftOf, partsOf, takenApart, totalOfParts, usableOf } from "../../domain/prepayment-parts.ts";

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

const kzt = (minor: number) => ({ amount: minor, currency: "KZT" });

test("a price is told by its parts: the discount, what is taken off, what is paid now, and what is left for the salon", () => {
  const visit = { total: kzt(900_000), fullTotal: kzt(1_000_000), prepayment: kzt(300_000) };
  expect(takenApart(visit, { cashback: 50_000, giftCard: 20_000 })).toEqual({
    price: kzt(1_000_000),
    discount: kzt(100_000),
    cashback: kzt(50_000),
    giftCard: kzt(20_000),
    now: kzt(230_000),
    atSalon: kzt(600_000),
  });
});

test("what is taken off is read from a bill as it was, and all of it together", () => {
  const visit = { total: kzt(900_000), fullTotal: kzt(1_000_000), prepayment: kzt(300_000) };
  const parts = { cashback: 50_000, giftCard: 20_000 };
  expect(partsOf(takenApart(visit, parts))).toEqual(parts);
  expect(totalOfParts(parts)).toBe(70_000);
});

test("whatever a visit costs, the parts make up its price to the tiyn, at both ends of a range", () => {
  fc.assert(
    fc.property(
      fc.tuple(amount, amount, amount, amount),
      fc.tuple(amount, amount),
      ([prepayment, atSalon, discount, range], [cashback, giftCard]) => {
        const total = prepayment + atSalon;
        const ends = range > 0 && { totalMax: kzt(total + range), fullTotalMax: kzt(total + range + discount) };
        const visit = { total: kzt(total), fullTotal: kzt(total + discount), prepayment: kzt(prepayment), ...ends };
        const parts = takenApart(visit, { cashback, giftCard });
        const taken = parts.cashback.amount + parts.giftCard.amount + parts.now.amount;
        expect(parts.discount.amount + taken + parts.atSalon.amount).toBe(parts.price.amount);
        const most = [parts.discountMax, parts.atSalonMax, parts.priceMax].map((money) => money?.amount ?? null);
        const expected = [discount, atSalon + range, total + range + discount];
        expect(most).toEqual(range > 0 ? expected : [null, null, null]);
      },
    ),
  );
});
