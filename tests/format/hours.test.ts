import { expect, test } from "vitest";
import { runsOfHours } from "../../src/format/hours.ts";

const day = (weekday: number, opensAt?: string, closesAt?: string) => ({ weekday, opensAt, closesAt });

test("weekdays with equal hours are one line", () => {
  const hours = [1, 2, 3, 4, 5].map((weekday) => day(weekday, "09:00", "20:00"));
  expect(runsOfHours([...hours, day(6, "10:00", "18:00"), day(7)])).toEqual([
    { from: 1, to: 5, opensAt: "09:00", closesAt: "20:00" },
    { from: 6, to: 6, opensAt: "10:00", closesAt: "18:00" },
    { from: 7, to: 7, opensAt: undefined, closesAt: undefined },
  ]);
});

test("equal hours with another day between them are two lines", () => {
  const runs = runsOfHours([day(3, "09:00", "20:00"), day(1, "09:00", "20:00"), day(2)]);
  expect(runs.map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});
