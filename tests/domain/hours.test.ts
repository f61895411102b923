import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Hours, hoursOn, hoursOnBoth, type WallMinutes } from "../../domain/hours.ts";

const range = (startsMinute: number, endsMinute: number): WallMinutes => ({ startsMinute, endsMinute });
/** Open from nine to six on Mondays and from ten to three on Tuesdays; on one Tuesday closed, on another late. */
const hours: Hours = {
  weekly: [
    { weekday: 1, ...range(540, 1080) },
    { weekday: 2, ...range(600, 900) },
  ],
  special: { "2026-11-24": [], "2026-12-01": [range(720, 1500)] },
};

describe("The hours of a date", () => {
  test.each([
    ["2026-11-23", [{ weekday: 1, ...range(540, 1080) }]],
    ["2026-11-17", [{ weekday: 2, ...range(600, 900) }]],
    ["2026-11-24", []],
    ["2026-12-01", [range(720, 1500)]],
    ["2026-11-25", []],
  ])("on %s are those of its weekday, where no others stand in their place", (date, wanted) => {
    expect(hoursOn(hours, date)).toEqual(wanted);
  });
});

describe("What the hours of two have in common", () => {
  const everyDay = (ranges: readonly WallMinutes[]): Hours => ({ weekly: [], special: { "2026-11-23": ranges } });
  const common = (one: readonly WallMinutes[], other: readonly WallMinutes[]) =>
    hoursOnBoth(everyDay(one), everyDay(other), "2026-11-23");

  test.each([
    ["a part", [range(540, 1080)], [range(600, 1200)], [range(600, 1080)]],
    ["one within the other", [range(540, 1080)], [range(600, 660)], [range(600, 660)]],
    ["nothing where one begins as the other ends", [range(540, 600)], [range(600, 660)], []],
    [
      "two parts around a break",
      [range(540, 1080)],
      [range(540, 720), range(780, 1080)],
      [range(540, 720), range(780, 1080)],
    ],
  ] as const)("is %s", (_, one, other, wanted) => {
    expect(common(one, other)).toEqual(wanted);
    expect(common(other, one)).toEqual(wanted);
  });

  test("is each minute that both have, and no other", () => {
    const day = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 30 }))
      .map(([start, length]) => [range(start, start + length)]);
    const has = (ranges: readonly WallMinutes[], minute: number) =>
      ranges.some(({ startsMinute, endsMinute }) => startsMinute <= minute && minute < endsMinute);
    fc.assert(
      fc.property(day, day, fc.integer({ min: 0, max: 95 }), (one, other, minute) => {
        expect(has(common(one, other), minute)).toBe(has(one, minute) && has(other, minute));
      }),
    );
  });
});
