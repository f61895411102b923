import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discounted, sum } from "../../domain/money.ts";

const tenge = fc.integer({ min: 0, max: 10_000_000 }).map((whole) => whole * 100);

describe("A discount", () => {
  it("takes 15 % off 13 500 ₸", () => {
    expect(discounted(1_350_000, 15)).toBe(1_147_500);
  });

  it("of nothing changes nothing, not even tiyn", () => {
    expect(discounted(594_950, 0)).toBe(594_950);
  });

  it("is never less than promised, and never by a tenge more", () => {
    fc.assert(
      fc.property(tenge, fc.integer({ min: 1, max: 100 }), (amount, percent) => {
        const asked = discounted(amount, percent);
        const exact = amount - (amount * percent) / 100;
        expect(asked).toBeLessThanOrEqual(exact);
        expect(exact - asked).toBeLessThan(100);
        expect(asked % 100).toBe(0);
        expect(asked).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("that is larger never asks for more", () => {
    fc.assert(
      fc.property(tenge, fc.integer({ min: 0, max: 99 }), (amount, percent) => {
        expect(discounted(amount, percent + 1)).toBeLessThanOrEqual(discounted(amount, percent));
      }),
    );
  });
});

describe("A sum", () => {
  it("of integers is exact in any order", () => {
    fc.assert(
      fc.property(fc.array(tenge, { maxLength: 20 }), (amounts) => {
        expect(sum(amounts)).toBe(sum(amounts.toReversed()));
      }),
    );
  });

  it("that is no longer exact is an error, not a guess", () => {
    expect(() => sum([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });
});
