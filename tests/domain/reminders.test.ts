import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { remindersOf, reviewRequestOf } from "../../domain/reminders.ts";
import { dayMs, hourMs, minuteMs } from "../../domain/time.ts";
import { formatInZone, localDateAt } from "../../domain/zone.ts";

const timeZone = "Asia/Aqtau";
const longAgo = Date.parse("2026-11-01T00:00:00Z");
const windowsOf = (startTime: string, madeAt = longAgo) =>
  Object.fromEntries(
    remindersOf({ startsAt: Date.parse(startTime), madeAt, timeZone }).map(({ kind, sendFrom, sendUntil }) => [
      kind,
      [formatInZone(timeZone, sendFrom).slice(5, 16), formatInZone(timeZone, sendUntil).slice(5, 16)],
    ]),
  );

describe("A client is reminded of a visit", () => {
  test("the day before and two hours before", () => {
    expect(windowsOf("2026-11-23T15:00:00+05:00")).toEqual({
      dayBefore: ["11-22T15:00", "11-22T21:00"],
      hoursBefore: ["11-23T13:00", "11-23T14:30"],
    });
  });

  test("in the morning instead of the night before it", () => {
    expect(windowsOf("2026-11-23T10:15:00+05:00").hoursBefore).toEqual(["11-23T09:00", "11-23T09:45"]);
    expect(windowsOf("2026-11-23T08:00:00+05:00").dayBefore).toEqual(["11-22T09:00", "11-22T21:00"]);
  });

  test("in the evening instead of the night after it", () => {
    expect(windowsOf("2026-11-23T23:30:00+05:00")).toEqual({
      dayBefore: ["11-22T20:00", "11-22T21:00"],
      hoursBefore: ["11-23T20:00", "11-23T21:00"],
    });
  });

  test("once where the morning would be too late for the second time", () => {
    expect(windowsOf("2026-11-23T09:30:00+05:00")).toEqual({ dayBefore: ["11-22T09:30", "11-22T21:00"] });
  });

  test("at night in the evening before, once where the second time would be due after midnight", () => {
    const dayBefore = ["11-22T09:00", "11-22T21:00"];
    expect(windowsOf("2026-11-23T01:45:00+05:00")).toEqual({ dayBefore, hoursBefore: ["11-22T20:00", "11-22T21:00"] });
    expect(windowsOf("2026-11-23T02:00:00+05:00")).toEqual({ dayBefore });
    expect(windowsOf("2026-11-23T03:00:00+05:00")).toEqual({ dayBefore });
  });

  test("and not of what they have reserved when it was due already", () => {
    const start = "2026-11-23T15:00:00+05:00";
    expect(Object.keys(windowsOf(start, Date.parse("2026-11-22T15:00:00+05:00")))).toEqual(["hoursBefore"]);
    expect(Object.keys(windowsOf(start, Date.parse("2026-11-22T14:59:59+05:00")))).toEqual([
      "dayBefore",
      "hoursBefore",
    ]);
    expect(windowsOf(start, Date.parse("2026-11-23T13:00:00+05:00"))).toEqual({});
  });
});

const visit = fc.record({
  startsAt: fc.integer({ min: Date.UTC(2023, 0, 1), max: Date.UTC(2027, 11, 31) }),
  leadMs: fc.integer({ min: 0, max: 3 * dayMs }),
  timeZone: fc.constantFrom("Asia/Aqtau", "Asia/Almaty", "Europe/London", "America/St_Johns", "Asia/Kathmandu"),
});

test("Nobody is reminded in the night of the salon, when it is of no use any more, or before the visit was made", () => {
  fc.assert(
    fc.property(visit, ({ startsAt, leadMs, timeZone: zone }) => {
      const madeAt = startsAt - leadMs;
      for (const { sendFrom, sendUntil } of remindersOf({ startsAt, madeAt, timeZone: zone })) {
        expect(sendFrom).toBeGreaterThan(madeAt);
        expect(sendFrom).toBeLessThan(sendUntil);
        expect(startsAt - sendUntil).toBeGreaterThanOrEqual(30 * minuteMs);
        expect(localDateAt(zone, sendFrom)).toBe(localDateAt(zone, sendUntil));
        expect(formatInZone(zone, sendFrom).slice(11, 16) >= "09:00").toBe(true);
        expect(formatInZone(zone, sendUntil).slice(11, 19) <= "21:00:00").toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test("Whoever reserved days before is always reminded the day before", () => {
  fc.assert(
    fc.property(visit, ({ startsAt, timeZone: zone }) => {
      const reminders = remindersOf({ startsAt, madeAt: startsAt - 3 * dayMs, timeZone: zone });
      expect(reminders[0]?.kind).toBe("dayBefore");
      expect(startsAt - (reminders[0]?.sendFrom ?? 0)).toBeGreaterThanOrEqual(9 * hourMs);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ["2026-11-23T00:00:00+05:00", "Asia/Aqtau", "2026-11-24T12:00", "2026-11-24T21:00"],
  ["2026-11-23T23:59:59+05:00", "Asia/Aqtau", "2026-11-24T12:00", "2026-11-24T21:00"],
  // Its clock goes back by an hour in the night after the visit.
  ["2026-10-24T15:00:00+01:00", "Europe/London", "2026-10-25T12:00", "2026-10-25T21:00"],
])("Whose visit ends at %s in %s is asked how it was from %s until %s there", (end, zone, from, until) => {
  const { sendFrom, sendUntil } = reviewRequestOf({ endsAt: Date.parse(end), timeZone: zone });
  expect([sendFrom, sendUntil].map((at) => formatInZone(zone, at).slice(0, 16))).toEqual([from, until]);
});
