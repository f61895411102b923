import { expect, test } from "vitest";
import { nextDiscounted } from "../../domain/discount-day.ts";

const friday = "2026-11-20";
const eleven = 11 * 60;

test.each([
  ["today, while its hours go on", [5], eleven - 1, "2026-11-20"],
  ["a week later, once they are over", [5], eleven, "2026-11-27"],
  ["the next of its weekdays", [1, 4], eleven, "2026-11-23"],
  ["no day where it has none", [], 0, undefined],
])("a discount until 11:00 is had next on %s", (_, weekdays, minute, date) => {
  expect(nextDiscounted({ weekdays, endsAt: "11:00" }, { date: friday, minute })).toBe(date);
});
