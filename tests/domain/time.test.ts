import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  daysBetween,
  epochOf,
  isInstant,
  formatInstant,
  formatMinutes,
  isLocalDate,
  localDateOf,
  localMinuteOf,
  parseMinutes,
  secondsUntil,
  weekdayOf,
} from "../../domain/time.ts";

const day = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays("2026-11-23", days % 20_000));
const offset = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15);
const second = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1_000);

describe("A local date", () => {
  it("has a weekday: 23 November 2026 is a Monday, 29 February 2024 was a Thursday", () => {
    expect([weekdayOf("2026-11-23"), weekdayOf("2024-02-29"), weekdayOf("2026-11-29")]).toEqual([1, 4, 7]);
  });

  it("is the one that the platform's own calendar has so many days after 1970", () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (days) => {
        expect(addDays("1970-01-01", days)).toBe(new Date(days * 86_400_000).toISOString().slice(0, 10));
      }),
      { numRuns: 1_000 },
    );
  });

  it("comes back after as many days forth as back", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1_000, max: 1_000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it("has the next weekday on the next day", () => {
    fc.assert(fc.property(day, (date) => weekdayOf(addDays(date, 1)) === (weekdayOf(date) % 7) + 1));
  });

  it("before 1970 has a weekday as well", () => {
    expect(weekdayOf("1969-12-31")).toBe(3);
    expect(weekdayOf("1969-12-28")).toBe(7);
  });

  it.each(["2026-02-30", "2026-13-01", "2026-2-3", "20261123", "2026-11-23T00:00:00Z", "12026-11-23", "", "tomorrow"])(
    "is not %j",
    (text) => {
      expect(isLocalDate(text)).toBe(false);
      expect(() => addDays(text, 1)).toThrow(RangeError);
    },
  );

  it("of a leap year has its 29 February", () => {
    expect(isLocalDate("2028-02-29")).toBe(true);
    expect(isLocalDate("2027-02-29")).toBe(false);
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2000-02-28", 1)).toBe("2000-02-29");
  });
});

describe("A time of day", () => {
  it("is written with hours and minutes, and read back", () => {
    expect([formatMinutes(0), formatMinutes(545), formatMinutes(1440)]).toEqual(["00:00", "09:05", "24:00"]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => parseMinutes(formatMinutes(minutes)) === minutes),
    );
  });

  it.each(["24:15", "25:00", "9:00", "09:60", "", "09:00:00", "ab:cd"])("is not %j", (text) => {
    expect(() => parseMinutes(text)).toThrow(RangeError);
  });
});

describe("An instant", () => {
  it("is so many whole seconds away that what is left lasts at least as long, and none once it is over", () => {
    const instant = "2026-11-23T13:00:00+05:00";
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (ms) => {
        const seconds = secondsUntil(instant, Date.parse(instant) - ms);
        expect(seconds).toBe(ms < 0 ? 0 : (ms - (ms % 1000)) / 1000);
      }),
    );
  });

  it("tells the date and the minute of the place whose offset it carries", () => {
    expect(localDateOf("2026-11-23T23:45:00+05:00")).toBe("2026-11-23");
    expect(localMinuteOf("2026-11-23T23:45:00+05:00")).toBe(1425);
  });

  it("is the same instant at every offset", () => {
    fc.assert(fc.property(second, offset, (epoch, minutes) => epochOf(formatInstant(epoch, minutes)) === epoch));
  });

  it("is written with the offset of the salon", () => {
    expect(formatInstant(Date.UTC(2026, 10, 23, 8), 300)).toBe("2026-11-23T13:00:00+05:00");
    expect(formatInstant(Date.UTC(2026, 10, 23, 8), -210)).toBe("2026-11-23T04:30:00-03:30");
    expect(formatInstant(Date.UTC(2026, 10, 23, 8), 0)).toBe("2026-11-23T08:00:00+00:00");
  });

  it.each([
    "2026-11-23T13:00:00",
    "2026-11-23",
    "2026-02-30T13:00:00+05:00",
    "2026-11-23T24:00:00+05:00",
    "2026-11-23 13:00:00+05:00",
    "2026-11-23T13:00+05:00",
    "2026-11-23T13:00:00+05:00 sharp",
    "at 2026-11-23T13:00:00+05:00",
    "2026-11-23T13:00:00+99:00",
    "soon",
  ])("is not %j", (text) => {
    expect(isInstant(text)).toBe(false);
    expect(() => epochOf(text)).toThrow(RangeError);
  });
});
