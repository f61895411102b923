import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wholeIn } from "../../src/format/typed-amount.ts";

const groupsOf = (whole: number, mark: string) => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, mark);

const whole = fc.integer({ min: 1, max: 999_999_999 });
const around = fc.constantFrom("", " ", " ₸", " тг", "\u00a0KZT");
/** How thousands are parted, and the marks that decimals may stand behind beside that. */
const parting = fc.constantFrom<[mark: string, decimal: string]>(
  ["", "."],
  ["", ","],
  [" ", "."],
  [" ", ","],
  ["\u00a0", ","],
  ["\u202f", ","],
  ["'", "."],
  [",", "."],
  [".", ","],
);
const decimals = fc.constantFrom("", "0", "00", "5", "50", "99");

describe("Of an amount that was typed", () => {
  test("the whole tenge are read however they are parted, and nothing of what is behind a decimal mark", () => {
    fc.assert(
      fc.property(whole, parting, decimals, around, (amount, [mark, decimal], rest, end) => {
        const typed = groupsOf(amount, mark) + (rest === "" ? "" : decimal + rest) + end;
        expect(wholeIn(typed)).toBe(String(amount));
      }),
    );
  });

  test("it is never more than its figures before the first decimal mark", () => {
    fc.assert(
      fc.property(whole, fc.constantFrom(".", ","), fc.stringMatching(/^\d{0,9}$/), (amount, mark, rest) => {
        const read = Number(wholeIn(`${amount}${mark}${rest}`));
        const isGrouped = rest.length === 3 && amount < 1000;
        expect(read).toBe(isGrouped ? amount * 1000 + Number(rest) : amount);
      }),
    );
  });

  test.each([
    ["", ""],
    ["0", ""],
    ["000", ""],
    ["0015", "15"],
    [".50", ""],
    ["0.500", ""],
    ["2000.", "2000"],
    ["1,234,56", "1"],
    ["сто", ""],
  ])("%j is read as %j", (typed, read) => {
    expect(wholeIn(typed)).toBe(read);
  });
});
