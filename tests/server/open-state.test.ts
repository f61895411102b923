import { describe, expect, test } from "vitest";
import type { Hours } from "../../domain/hours.ts";
import { openState, specialHoursOf, weekOf } from "../../server/services/firms/open-state.ts";

const zone = "Asia/Aqtau";
/** Monday to Saturday, 09:00–20:00. */
const hours = weekly([1, 2, 3, 4, 5, 6], 540, 1200);
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
  const monday = weekly([1], 540, 1200);
  expect(openState(monday, zone, at("2026-11-23T20:00:00"))).toEqual({
    isOpen: false,
    opensAt: "2026-11-30T09:00:00+05:00",
  });
});

test("a firm without hours is closed, and nobody knows until when", () => {
  expect(openState(weekly([], 0, 0), zone, at("2026-11-23T12:00:00"))).toEqual({ isOpen: false });
});

test("a firm that closes at midnight closes at 00:00, and one that never does has no such time", () => {
  const always = weekly([1, 2, 3, 4, 5, 6, 7], 0, 1440);
  expect(openState(weekly([1], 0, 1440), zone, at("2026-11-23T12:00:00"))).toEqual({
    isOpen: true,
    closesAt: "00:00",
  });
  expect(openState(always, zone, at("2026-11-23T12:00:00"))).toEqual({ isOpen: true });
});

describe("a firm that works from 18:00 to 02:00 on Fridays and Saturdays", () => {
  const nights = weekly([5, 6], 1080, 1560);
  test.each([
    ["is open in the evening", "2026-11-27T18:00:00", { isOpen: true, closesAt: "02:00" }],
    ["is open after midnight", "2026-11-29T01:59:59", { isOpen: true, closesAt: "02:00" }],
    ["opens again the same evening", "2026-11-28T02:00:00", { isOpen: false, opensAt: "2026-11-28T18:00:00+05:00" }],
    ["opens in a week after that", "2026-11-29T02:00:00", { isOpen: false, opensAt: "2026-12-04T18:00:00+05:00" }],
  ])("%s", (_what, now, expected) => {
    expect(openState(nights, zone, at(now))).toEqual(expected);
  });

  test("closes at an hour of the next day", () => {
    expect(weekOf(nights)[4]).toEqual({ weekday: 5, opensAt: "18:00", closesAt: "02:00" });
  });
});

describe("a firm with hours of its own on some dates", () => {
  const special = {
    "2026-12-31": [{ startsMinute: 540, endsMinute: 1080 }],
    "2027-01-01": [],
    "2027-01-02": [{ startsMinute: 540, endsMinute: 1200 }],
    "2027-01-03": [{ startsMinute: 600, endsMinute: 1500 }],
  };
  const festive: Hours = { ...hours, special };

  test.each([
    ["closes earlier on a short day", "2026-12-31T17:59:00", { isOpen: true, closesAt: "18:00" }],
    ["stays closed on a holiday", "2026-12-31T18:00:00", { isOpen: false, opensAt: "2027-01-02T09:00:00+05:00" }],
    ["opens on a Sunday that it is there", "2027-01-03T10:00:00", { isOpen: true, closesAt: "01:00" }],
    ["goes on past midnight", "2027-01-04T00:30:00", { isOpen: true, closesAt: "01:00" }],
  ])("%s", (_what, now, expected) => {
    expect(openState(festive, zone, at(now))).toEqual(expected);
  });

  test("says them two weeks ahead, but not where they are the usual ones", () => {
    const days = [
      { date: "2026-12-31", opensAt: "09:00", closesAt: "18:00" },
      { date: "2027-01-01" },
      { date: "2027-01-03", opensAt: "10:00", closesAt: "01:00" },
    ];
    expect(specialHoursOf(festive, zone, at("2026-12-22T12:00:00"))).toEqual(days);
    expect(specialHoursOf(festive, zone, at("2026-12-17T12:00:00"))).toEqual([]);
    expect(specialHoursOf(festive, zone, at("2027-01-01T12:00:00"))).toEqual(days.slice(1));
  });
});

test("a firm that is closed for three weeks opens when they are over", () => {
  const special = Object.fromEntries(
    Array.from({ length: 21 }, (_, day) => [`2026-12-${String(day + 1).padStart(2, "0")}`, []]),
  );
  expect(openState({ ...hours, special }, zone, at("2026-12-01T12:00:00"))).toEqual({
    isOpen: false,
    opensAt: "2026-12-22T09:00:00+05:00",
  });
});

function weekly(weekdays: readonly number[], startsMinute: number, endsMinute: number): Hours {
  return { weekly: weekdays.map((weekday) => ({ weekday, startsMinute, endsMinute })), special: {} };
}
