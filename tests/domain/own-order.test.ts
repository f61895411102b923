import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inOwnOrder, type Measured, type Taste } from "../../domain/own-order.ts";

const [hair, nails, barber] = [1, 2, 4];
const noTaste: Taste = { forWhom: [], interests: [] };
const every = (weekdays: readonly number[], startsMinute: number, endsMinute: number) =>
  weekdays.map((weekday) => ({ weekday, startsMinute, endsMinute }));
const workdays = every([1, 2, 3, 4, 5], 600, 1140);

type Firm = Measured & { name: string };
const firm = (name: string, more: Partial<Measured> = {}): Firm => ({
  name,
  categoryIds: [hair],
  priceFrom: { amount: 500_000 },
  averageRating: 4.5,
  weekly: workdays,
  ...more,
});
const namesOf = (firms: readonly Firm[], taste: Partial<Taste>) =>
  inOwnOrder(firms, { ...noTaste, ...taste }).map(({ name }) => name);

describe("firms that fit a taste come first", () => {
  test("by what is of interest: those that do all of it, then a part, then nothing", () => {
    const firms = [
      firm("nothing", { categoryIds: [barber] }),
      firm("a part"),
      firm("all", { categoryIds: [hair, nails] }),
    ];
    expect(namesOf(firms, { interests: [hair, nails] })).toEqual(["all", "a part", "nothing"]);
  });

  test("by for whom they are", () => {
    const firms = [firm("for women"), firm("for men", { categoryIds: [barber] })];
    expect(namesOf(firms, { forWhom: [barber, nails] })).toEqual(["for men", "for women"]);
  });

  test("by when they are open", () => {
    const firms = [
      firm("office hours"),
      firm("early", { weekly: every([1, 2, 3, 4, 5], 480, 1020) }),
      firm("late", { weekly: every([1, 2, 3, 4, 5], 780, 1320) }),
      firm("on weekends", { weekly: [...workdays, ...every([6, 7], 600, 900)] }),
    ];
    expect(namesOf(firms, { hours: ["morning"] })[0]).toBe("early");
    expect(namesOf(firms, { hours: ["evening"] })[0]).toBe("late");
    expect(namesOf(firms, { hours: ["weekend"] })[0]).toBe("on weekends");
    expect(namesOf(firms, { hours: ["day"] }).at(-1)).toBe("late");
  });

  test("by what they cost beside the others", () => {
    const firms = [300, 100, 200].map((tenge) => firm(String(tenge), { priceFrom: { amount: tenge * 100 } }));
    expect(namesOf(firms, { budget: ["low"] })).toEqual(["100", "200", "300"]);
    expect(namesOf(firms, { budget: ["high"] })).toEqual(["300", "200", "100"]);
    expect(namesOf(firms, { budget: ["middle"] })[0]).toBe("200");
  });

  test("by what counts most", () => {
    const firms = [
      firm("plain"),
      firm("loved", { averageRating: 4.9 }),
      firm("soon", { nearest: { startTime: "2026-11-23T10:00:00+05:00" } }),
      firm("later", { nearest: { startTime: "2026-11-23T12:00:00+05:00" } }),
      firm("cheaper", { discountPercent: 20 }),
    ];
    expect(namesOf(firms, { priority: ["rating"] })[0]).toBe("loved");
    expect(namesOf(firms, { priority: ["soon"] }).slice(0, 2)).toEqual(["soon", "later"]);
    expect(namesOf(firms, { priority: ["discount"] })[0]).toBe("cheaper");
  });

  test("with what is done before what it costs and how it is rated", () => {
    const firms = [
      firm("cheap and loved", { categoryIds: [barber], priceFrom: { amount: 100 }, averageRating: 5 }),
      firm("dear", { categoryIds: [nails], priceFrom: { amount: 900_000 }, averageRating: 4 }),
    ];
    expect(namesOf(firms, { interests: [nails], budget: ["low"], priority: ["rating"] })[0]).toBe("dear");
  });
});

describe("a firm is measured for what was asked alone:", () => {
  const open = (from: number, until: number) => ({ weekly: every([1, 2, 3, 4, 5], from, until) });

  test("hours before the morning and before noon are none of the morning and of the day", () => {
    const morning = [firm("by night", open(0, 480)), firm("for half an hour", open(630, 1140))];
    expect(namesOf(morning, { hours: ["morning"] })).toEqual(["for half an hour", "by night"]);
    const day = [firm("until noon", open(0, 720)), firm("for an hour", open(960, 1140))];
    expect(namesOf(day, { hours: ["day"] })).toEqual(["for an hour", "until noon"]);
  });

  test("whole mornings are as much as whole weekends", () => {
    const firms = [firm("saturdays", { weekly: every([6], 720, 1000) }), firm("mornings", open(480, 660))];
    expect(namesOf(firms, { hours: ["morning", "weekend"] })[0]).toBe("mornings");
  });

  test("one that is never open is open at no hour", () => {
    const firms = [firm("closed", { weekly: [] }), firm("open")];
    expect(namesOf(firms, { hours: ["day"] })).toEqual(["open", "closed"]);
  });

  test("of two the cheaper one is cheap, and where all cost the same that says nothing", () => {
    const [dear, cheap] = [firm("dear"), firm("cheap", { priceFrom: { amount: 100 } })];
    expect(namesOf([dear, cheap], { budget: ["low"] })).toEqual(["cheap", "dear"]);
    const same = [firm("hair"), firm("nails", { categoryIds: [nails] })];
    expect(namesOf(same, { budget: ["low"], interests: [nails] })[0]).toBe("nails");
  });

  test("ratings up to four say nothing, and larger discounts count more", () => {
    const rated = [3, 3.9, 4].map((averageRating) => firm(String(averageRating), { averageRating }));
    expect(namesOf(rated, { priority: ["rating"] })).toEqual(["3", "3.9", "4"]);
    const cheaper = [10, 25].map((discountPercent) => firm(String(discountPercent), { discountPercent }));
    expect(namesOf(cheaper, { priority: ["discount"] })).toEqual(["25", "10"]);
  });

  test("half of what is of interest is less than for whom it is", () => {
    const firms = [firm("half", { categoryIds: [nails] }), firm("for men", { categoryIds: [barber] })];
    expect(namesOf(firms, { forWhom: [barber], interests: [hair, nails] })[0]).toBe("for men");
  });
});

const categories = fc.uniqueArray(fc.integer({ min: 1, max: 5 }));
const anyFirm: fc.Arbitrary<Measured> = fc.record({
  categoryIds: categories,
  priceFrom: fc.record({ amount: fc.nat(1_000_000) }),
  averageRating: fc.float({ min: 0, max: 5, noNaN: true }),
  weekly: fc.array(
    fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      startsMinute: fc.integer({ min: 0, max: 700 }),
      endsMinute: fc.integer({ min: 701, max: 1440 }),
    }),
  ),
});
const anyTaste: fc.Arbitrary<Taste> = fc.record({
  forWhom: categories,
  interests: categories,
  hours: fc.subarray(["morning", "day", "evening", "weekend"] as const),
  budget: fc.subarray(["low", "middle", "high"] as const, { maxLength: 1 }),
  priority: fc.subarray(["rating", "soon", "discount"] as const, { maxLength: 1 }),
});

test("whatever the taste, all firms are there once, and the order does not depend on how they stood but for equals", () => {
  fc.assert(
    fc.property(fc.array(anyFirm), anyTaste, (firms, taste) => {
      const ordered = inOwnOrder(firms, taste);
      expect(ordered).toHaveLength(firms.length);
      expect(new Set(ordered)).toEqual(new Set(firms));
      expect(inOwnOrder(ordered, taste)).toEqual(ordered);
    }),
  );
});

test("without a taste firms stay as they stood", () => {
  fc.assert(
    fc.property(fc.array(anyFirm), (firms) => {
      expect(inOwnOrder(firms, noTaste)).toEqual(firms);
    }),
  );
});
