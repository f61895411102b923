import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "../../domain/limits.ts";
import { gradeOf, publicNameOf, reviewabilityOf, reviewableUntil } from "../../domain/review.ts";
import { dayMs, epochOf } from "../../domain/time.ts";

const endTime = "2026-11-23T13:00:00+05:00";
const end = epochOf(endTime);

test("every rating has its word", () => {
  expect([1, 2, 3, 4, 5].map(gradeOf)).toEqual(["BAD", "BAD", "NORMAL", "GOOD", "EXCELLENT"]);
});

test.each([0, 6, 4.5])("no word is for a rating of %d", (rating) => {
  expect(() => gradeOf(rating)).toThrow(`No rating is ${rating}.`);
});

describe("A visit can be reviewed", () => {
  const over = reviewableUntil(endTime);

  test("for as many days as are given, from its end on", () => {
    expect(over - end).toBe(limits.reviewDays * dayMs);
  });

  test.each([
    ["confirmed", end - 1, "early"],
    ["arrived", end - 1, "early"],
    ["held", end, "early"],
    ["awaitingPrepayment", end, "early"],
    ["confirmed", end, "open"],
    ["arrived", end, "open"],
    ["completed", over - 1, "open"],
    ["completed", over, "over"],
    ["cancelledByClient", end, "impossible"],
    ["cancelledBySalon", end, "impossible"],
    ["expired", end, "impossible"],
    ["noShow", end, "impossible"],
  ] as const)("where it is %s at %i: %s", (status, now, reviewability) => {
    expect(reviewabilityOf({ status, endTime }, now)).toBe(reviewability);
  });
});

describe("The name under a review", () => {
  test.each([
    ["Айгерим Сапарова", "Айгерим С."],
    ["  Айгерим \t Сапарова ", "Айгерим С."],
    ["Айгерим Сапарова Маратқызы", "Айгерим С."],
    ["Айгерим", "Айгерим"],
    ["Ай 𐐀бв", "Ай 𐐀."],
    ["", ""],
  ])("of %j is %j", (name, shown) => {
    expect(publicNameOf(name)).toBe(shown);
  });

  test("tells of a surname no more than its initial", () => {
    const word = fc.string({ unit: fc.constantFrom(..."АБВабвӘәABab"), minLength: 1 });
    fc.assert(
      fc.property(word, word, (name, surname) => {
        expect(publicNameOf(`${name} ${surname}`)).toBe(`${name} ${surname.charAt(0)}.`);
      }),
    );
  });
});
