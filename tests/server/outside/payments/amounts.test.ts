import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromDecimal, toDecimal } from "../../../../server/outside/payments/amounts.ts";

const amounts = fc.integer({ min: 0, max: 1e15 - 1 });

describe("amounts as the processors write them", () => {
  test("come back to the tiyn, as text and as a JSON number", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(fromDecimal(toDecimal(amount))).toBe(amount);
        const json: unknown = JSON.parse(JSON.stringify(Number(toDecimal(amount))));
        expect(fromDecimal(Number(json))).toBe(amount);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [0, "0.00"],
    [5, "0.05"],
    [700_050, "7000.50"],
  ])("%i is %s", (amount, decimal) => expect(toDecimal(amount)).toBe(decimal));

  test.each([-1, 0.5, 1e15, Number.NaN])("%d is none", (amount) => {
    expect(() => toDecimal(amount)).toThrow(RangeError);
  });

  test.each(["", "-1", "1.005", "1,5", "1e3", " 1", ".5", "1.", "12345678901234"])('"%s" is none', (text) => {
    expect(fromDecimal(text)).toBeUndefined();
  });

  test("zeros at the end say nothing", () => expect(fromDecimal("7000.500")).toBe(700_050));
});
