import { describe, expect, test } from "vitest";
import { openState, weekOf } from "../../server/services/firms/open-state.ts";

const zone = "Asia/Aqtau";
/** Monday to Saturday, 09:00–20:00. */
const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1200 }));
const at = (text: string) => Date.parse(`${text}+05:00`);

describe("a firm that works from 09:00 to 20:00, but not on Sundays", () => {
  test.each([
    ["opens later the same day", "2026-11-23T08:59:59", { isOpen: false, opensAt: "2026-11-23T09:00:00+05:00" }],
    ["is open from its first minute", "2026-11-23T09:00:00", { isOpen: true, closesAt: "20:00" }],
    ["is open to its last", "2026-11-23T19:59:59", { isOpen: true, closesAt: "20:00" }],
    ["opens the next morning", "2026-11-23T20:00:00", { isOpen: false, opensAt: "2026-11-24T09:00:00+05:00" }],
    ["opens after its day off", "2026-11-28T21:00:00", { isOpen: false, opensAt: "2026-11-30T09:00:00+05:00" }],
    ["opens when its day off is over", "2026-11-29T12:00:00", { isOpen: false, opensAt: "2026-11-30T09:00:00+05:00" }],
  ])("%s", (_what, now, expected) => {
    expect(openState(hours, zone, at(now))).toEqual(expected);
  });

  test("shows seven days, with no hours on the one off", () => {
    const week = weekOf(hours);
    expect(week).toHaveLength(7);
    expect(week[0]).toEqual({ weekday: 1, opensAt: "09:00", closesAt: "20:00" });
    expect(week[6]).toEqual({ weekday: 7 });
  });
});

test("a firm that works one day a week opens in a week when that day is over", () => {
  const monday = [{ weekday: 1, opensMinute: 540, closesMinute: 1200 }];
  expect(openState(monday, zone, at("2026-11-23T20:00:00"))).toEqual({
    isOpen: false,
    opensAt: "2026-11-30T09:00:00+05:00",
  });
});

test("a firm without hours is closed, and nobody knows until when", () => {
  expect(openState([], zone, at("2026-11-23T12:00:00"))).toEqual({ isOpen: false });
});

test("a firm that closes at midnight closes at 00:00, and one that never does has no such time", () => {
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensMinute: 0, closesMinute: 1440 }));
  const [monday] = always;
  expect(openState(monday ? [monday] : [], zone, at("2026-11-23T12:00:00"))).toEqual({
    isOpen: true,
    closesAt: "00:00",
  });
  expect(openState(always, zone, at("2026-11-23T12:00:00"))).toEqual({ isOpen: true });
});
