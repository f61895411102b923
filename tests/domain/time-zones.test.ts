import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { addDays, formatMinutes } from "../../domain/time.ts";
import {
  epochAtWall,
  forgetZones,
  formatInZone,
  isUsualDay,
  localDateAt,
  minuteAtWall,
  offsetAt,
  offsetOnDay,
  repeatedMinutes,
  wallMinuteAt,
  zoneDay,
} from "../../domain/zone.ts";

const zones = [
  "Asia/Almaty",
  "Asia/Aqtau",
  "Europe/Berlin",
  "America/New_York",
  "America/Havana", // leaps from midnight to one
  "America/Nuuk", // leaps to midnight, and back from it
  "Australia/Lord_Howe", // by half an hour
  "Africa/Casablanca",
  "Asia/Kathmandu",
  "UTC",
];
const zone = fc.constantFrom(...zones);
const date = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays("2024-04-01", days));
const epoch = fc.integer({ min: Date.UTC(2024, 3, 1), max: Date.UTC(2028, 3, 1) });

describe("Kazakhstan", () => {
  it.each(["Almaty", "Aqtau", "Aqtobe", "Atyrau", "Oral", "Qostanay", "Qyzylorda"])(
    "keeps one time since 1 March 2024, in %s as well",
    (city) => {
      for (const instant of ["2024-02-29T18:00:00Z", "2026-07-01T00:00:00Z", "2026-11-23T00:00:00Z"]) {
        expect(offsetAt(`Asia/${city}`, Date.parse(instant))).toBe(300);
      }
    },
  );

  it("kept two until then", () => {
    const lastMoment = Date.parse("2024-02-29T17:59:59Z");
    expect(formatInZone("Asia/Almaty", lastMoment)).toBe("2024-02-29T23:59:59+06:00");
    expect(formatInZone("Asia/Aqtau", lastMoment)).toBe("2024-02-29T22:59:59+05:00");
    expect(formatInZone("Asia/Almaty", lastMoment + 1_000)).toBe("2024-02-29T23:00:00+05:00");
  });

  it("went over to one on a day of 25 hours, whatever was asked about its zones before", () => {
    forgetZones();
    expect(zoneDay("Asia/Almaty", "2024-02-29")).toMatchObject({
      minutes: 1500,
      clock: [{ offsetMinutes: 360 }, { offsetMinutes: 300, fromMinute: 1440 }],
    });
  });

  it("had summers of their own until 2004", () => {
    const offsets = ["2004-01-15", "2004-07-15", "2005-07-15"].map((iso) => offsetAt("Asia/Almaty", Date.parse(iso)));
    expect(offsets).toEqual([360, 420, 360]);
  });
});

describe("A zone", () => {
  it("has the offset that the calendar library gives it, at every instant", () => {
    fc.assert(
      fc.property(zone, epoch, (name, instant) => {
        const local = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(name);
        expect(offsetAt(name, instant) * 6e10).toBe(local.offsetNanoseconds);
        expect(localDateAt(name, instant)).toBe(local.toPlainDate().toString());
      }),
    );
  });

  it("that is unknown is an error", () => {
    expect(() => offsetAt("Asia/Kezek", 0)).toThrow(RangeError);
  });
});

describe("A day of a zone", () => {
  it("begins and ends where the calendar library says", () => {
    fc.assert(
      fc.property(zone, date, (name, iso) => {
        const start = Temporal.PlainDate.from(iso).toZonedDateTime(name);
        const day = zoneDay(name, iso);
        expect(day.startsAt).toBe(start.epochMilliseconds);
        expect(day.minutes).toBe(start.hoursInDay * 60);
      }),
    );
  });

  it.each([
    ["the day before clocks leap from midnight", "America/Havana", "2025-03-08", "2025-03-08T05:00:00Z", 1440],
    ["a day that begins with the leap", "America/Havana", "2025-03-09", "2025-03-09T05:00:00Z", 1380],
    ["a day that clocks leap to", "America/Nuuk", "2025-03-30", "2025-03-30T01:00:00Z", 1440],
    ["a day whose midnight clocks have shown before", "America/Nuuk", "2025-10-26", "2025-10-26T02:00:00Z", 1440],
  ])("is one stretch: %s", (_, name, iso, startsAt, minutes) => {
    const day = zoneDay(name, iso);
    expect(new Date(day.startsAt)).toEqual(new Date(startsAt));
    expect(day.minutes).toBe(minutes);
    expect(day.clock).toHaveLength(1);
  });

  it("has at each of its minutes the offset that stands then", () => {
    fc.assert(
      fc.property(zone, date, fc.nat(), (name, iso, pick) => {
        const day = zoneDay(name, iso);
        const minute = pick % day.minutes;
        expect(offsetOnDay(day, minute)).toBe(offsetAt(name, day.startsAt + minute * 60_000));
      }),
    );
    const leap = zoneDay("Europe/Berlin", "2026-03-29");
    expect([119, 120].map((minute) => offsetOnDay(leap, minute))).toEqual([60, 120]);
  });

  it("follows the day before without a gap", () => {
    fc.assert(
      fc.property(zone, date, (name, iso) => {
        const day = zoneDay(name, iso);
        expect(zoneDay(name, addDays(iso, 1)).startsAt).toBe(day.startsAt + day.minutes * 60_000);
      }),
    );
  });

  it("shows on its clock what the calendar library shows", () => {
    fc.assert(
      fc.property(zone, date, fc.nat(), (name, iso, pick) => {
        const day = zoneDay(name, iso);
        const minute = pick % day.minutes;
        const shown = Temporal.Instant.fromEpochMilliseconds(day.startsAt + minute * 60_000)
          .toZonedDateTimeISO(name)
          .toPlainTime();
        expect(formatMinutes(wallMinuteAt(day, minute))).toBe(shown.toString({ smallestUnit: "minute" }));
      }),
    );
  });

  it("has each time of the clock that exists exactly once, when repeated ones are left out", () => {
    fc.assert(
      fc.property(zone, date, (name, iso) => {
        const day = zoneDay(name, iso);
        const repeated = repeatedMinutes(day);
        const shown: number[] = [];
        for (let minute = 0; minute < day.minutes; minute += 15) {
          const isRepeated = repeated && repeated.startsMinute <= minute && minute < repeated.endsMinute;
          if (!isRepeated) shown.push(wallMinuteAt(day, minute));
        }
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown).toEqual(shown.toSorted((left, right) => left - right));
        const exists = Array.from({ length: 96 }, (_, index) => index * 15).filter((wall) => isShown(name, iso, wall));
        expect(shown).toEqual(exists);
      }),
    );
  });

  it("finds the first minute at which its clock shows a time or a later one", () => {
    fc.assert(
      fc.property(zone, date, fc.integer({ min: 0, max: 1440 }), (name, iso, wall) => {
        const day = zoneDay(name, iso);
        let first = 0;
        while (first < day.minutes && wallMinuteAt(day, first) < wall) first += 1;
        expect(minuteAtWall(day, wall)).toBe(first);
      }),
    );
  });
});

describe("In Berlin", () => {
  it("the last Sunday of March has 23 hours and no half past two", () => {
    const day = zoneDay("Europe/Berlin", "2026-03-29");
    expect(day.minutes).toBe(23 * 60);
    expect(minuteAtWall(day, 150)).toBe(120);
    expect(wallMinuteAt(day, 120)).toBe(180);
    expect(repeatedMinutes(day)).toBeUndefined();
  });

  it("the last Sunday of October has 25, and two o'clock twice", () => {
    const day = zoneDay("Europe/Berlin", "2026-10-25");
    expect(day.minutes).toBe(25 * 60);
    expect(minuteAtWall(day, 150)).toBe(150);
    expect(repeatedMinutes(day)).toEqual({ startsMinute: 180, endsMinute: 240 });
  });
});

function isShown(name: string, iso: string, wall: number): boolean {
  const local = Temporal.PlainDate.from(iso).toPlainDateTime({ hour: Math.floor(wall / 60), minute: wall % 60 });
  return local.toZonedDateTime(name).toPlainDateTime().equals(local);
}

describe("Where the clocks change", () => {
  it("a day begins at its midnight also where they are changed before that of Greenwich", () => {
    expect(zoneDay("Australia/Sydney", "2026-10-04").startsAt).toBe(Date.parse("2026-10-03T14:00:00Z"));
  });

  it("the time at which they are put back comes when they show it again", () => {
    const day = zoneDay("Europe/Berlin", "2026-10-25");
    expect([119, 120, 179, 180].map((minute) => minuteAtWall(day, minute))).toEqual([119, 120, 179, 240]);
  });

  it("no time comes twice on a day on which the law alone changes", () => {
    expect(repeatedMinutes(zoneDay("Asia/Aqtau", "2024-02-29"))).toBeUndefined();
  });

  it("a date that is left out has no minute, and nothing fails that asks about it", () => {
    const day = zoneDay("Pacific/Apia", "2011-12-30");
    expect(day).toMatchObject({ minutes: 0, clock: [] });
    expect([offsetOnDay(day, 0), wallMinuteAt(day, 0), minuteAtWall(day, 540)]).toEqual([0, 0, 0]);
  });

  it.each([
    ["as long as others, the clocks staying as they are on the next one too", "Europe/Berlin", "2026-03-27", true],
    ["the one before the clocks change", "Europe/Berlin", "2026-03-28", false],
    ["the one on which they do", "Europe/Berlin", "2026-03-29", false],
    ["the one after it", "Europe/Berlin", "2026-03-30", true],
    ["the last but one before a midnight that they leap from", "America/Havana", "2025-03-07", true],
    ["one that begins with the leap", "America/Havana", "2025-03-09", false],
    ["any where they are never changed", "Asia/Almaty", "2026-03-29", true],
  ])("a day that is %s is usual: in %s, %s: %s", (_, name, iso, isUsual) => {
    expect(isUsualDay(zoneDay(name, iso))).toBe(isUsual);
  });

  it("minutes past midnight are of the next day, as its clocks show them", () => {
    const at = (minute: number) => new Date(epochAtWall("Europe/Berlin", "2026-10-24", minute)).toISOString();
    expect([at(1439), at(1440), at(1440 + 180), at(2 * 1440)]).toEqual([
      "2026-10-24T21:59:00.000Z",
      "2026-10-24T22:00:00.000Z",
      "2026-10-25T02:00:00.000Z",
      "2026-10-25T23:00:00.000Z",
    ]);
  });
});
