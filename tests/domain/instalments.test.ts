import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countsFor, instalmentsOf } from "../../domain/instalments.ts";
import { sum } from "../../domain/money.ts";
import { addDays, addMonths, daysBetween, isLocalDate } from "../../domain/time.ts";

const amount = fc.integer({ min: 1, max: 1_000_000_000 });
const count = fc.integer({ min: 1, max: 24 });
const date = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays("2000-01-01", days));

describe("Instalments", () => {
  it("of 20 000 ₸ in three parts are 6 667, 6 667 and 6 666 ₸, a month apart", () => {
    expect(instalmentsOf(2_000_000, 3, "2026-11-23")).toEqual([
      { date: "2026-11-23", amount: 666_700 },
      { date: "2026-12-23", amount: 666_700 },
      { date: "2027-01-23", amount: 666_600 },
    ]);
  });

  it("of an amount with tiyn are divided to the tiyn", () => {
    expect(instalmentsOf(100_001, 2, "2026-11-23").map((part) => part.amount)).toEqual([50_001, 50_000]);
  });

  it("that begin on the 31st fall on the last day of shorter months, and on the 31st again", () => {
    expect(instalmentsOf(400_000, 4, "2026-12-31").map((part) => part.date)).toEqual([
      "2026-12-31",
      "2027-01-31",
      "2027-02-28",
      "2027-03-31",
    ]);
    expect(instalmentsOf(200_000, 2, "2028-01-30")[1]?.date).toBe("2028-02-29");
  });

  it("make up the amount exactly, alike to a major unit, the larger ones first", () => {
    fc.assert(
      fc.property(amount, count, date, (whole, parts, first) => {
        const amounts = instalmentsOf(whole, parts, first).map((part) => part.amount);
        expect(amounts).toHaveLength(parts);
        expect(sum(amounts)).toBe(whole);
        expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(whole % 100 === 0 ? 100 : 1);
      }),
    );
  });

  it("are a month apart, on the same day of it where there is one", () => {
    fc.assert(
      fc.property(count, date, (parts, first) => {
        for (const [index, { date: due }] of instalmentsOf(100_000, parts, first).entries()) {
          expect(isLocalDate(due)).toBe(true);
          const isLast = addDays(due, 1).endsWith("-01");
          expect(due.slice(8) === first.slice(8) || (isLast && due.slice(8) < first.slice(8))).toBe(true);
          expect(due.slice(0, 7)).toBe(addMonths(`${first.slice(0, 7)}-01`, index).slice(0, 7));
        }
      }),
    );
  });

  it("go over the end of a year", () => {
    expect(addMonths("2026-12-15", 1)).toBe("2027-01-15");
    expect(addMonths("2026-11-30", 15)).toBe("2028-02-29");
    expect(daysBetween("2026-12-15", addMonths("2026-12-15", 12))).toBe(365);
  });

  it("are not offered where a part would be under 500 ₸", () => {
    expect(countsFor(200_000, [3, 4, 6, 12])).toEqual([3, 4]);
    expect(countsFor(149_999, [3])).toEqual([]);
    expect(countsFor(150_000, [3])).toEqual([3]);
  });
});
