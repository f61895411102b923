import fc from "fast-check";
import { expect, test } from "vitest";
import { cashbackOf, promisedCashback } from "../../domain/cashback.ts";

test.each([
  [500_000, 5, 25_000],
  [199_900, 5, 9_900],
  [199_900, 0, 0],
  [1_900, 5, 0],
])("of %i tiyn %i per cent come back as %i", (paid, percent, back) => {
  expect(cashbackOf(paid, percent)).toBe(back);
});

test("what comes back is whole, never more than promised, and less than a tenge below it", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(50), (paid, percent) => {
      const back = cashbackOf(paid, percent);
      const exact = (paid * percent) / 100;
      expect(back % 100).toBe(0);
      expect(back).toBeLessThanOrEqual(exact);
      expect(exact - back).toBeLessThan(100);
    }),
  );
});

test("a visit promises what comes back of what is paid for it, and says nothing where that is nothing", () => {
  expect(promisedCashback(2_000, 5, "KZT")).toEqual({ promisedCashback: { amount: 100, currency: "KZT" } });
  expect(promisedCashback(1_900, 5, "KZT")).toStrictEqual({});
});
