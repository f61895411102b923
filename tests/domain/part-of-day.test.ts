import { expect, test } from "vitest";
import { inOwnOrder } from "../../domain/own-order.ts";
import { partOfDayAt } from "../../domain/part-of-day.ts";
import { parseMinutes } from "../../domain/time.ts";
import { partsOfSearchedDay } from "../../src/pages/search/hours.ts";

test.each([
  [0, "night"],
  [299, "night"],
  [300, "morning"],
  [719, "morning"],
  [720, "day"],
  [1079, "day"],
  [1080, "evening"],
  [1439, "evening"],
])("minute %i of the day is %s", (minute, part) => {
  expect(partOfDayAt(minute)).toBe(part);
});

test("the day and the evening of a search are those of the times that are shown", () => {
  for (const { name, from } of partsOfSearchedDay) {
    if (from === undefined) continue;
    expect([partOfDayAt(parseMinutes(from)), partOfDayAt(parseMinutes(from) - 1)]).toEqual([
      name,
      expect.not.stringMatching(name),
    ]);
  }
});

test("who likes to come by day is given what is open until the evening, and who likes the evening is not", () => {
  const firm = (name: string, startsMinute: number, endsMinute: number) => ({
    name,
    categoryIds: [],
    priceFrom: { amount: 1000 },
    averageRating: 4,
    weekly: [{ weekday: 1, startsMinute, endsMinute }],
  });
  const firms = [firm("never", 0, 60), firm("before six", 17 * 60, 18 * 60), firm("after six", 18 * 60, 19 * 60)];
  const order = (hours: "day" | "evening") =>
    inOwnOrder(firms, { hours: [hours], forWhom: [], interests: [] }).map(({ name }) => name);
  expect(order("day")).toEqual(["before six", "never", "after six"]);
  expect(order("evening")).toEqual(["after six", "never", "before six"]);
});
