import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findTimes } from "../../domain/availability/day-times.ts";
import { epochOf } from "../../domain/time.ts";
import { formatInZone } from "../../domain/zone.ts";
import { firmDays, zoneDaysOf } from "../../server/services/availability/firm-days.ts";
import { firmSchedule } from "../../server/services/availability/firm-schedule.ts";
import type { BusyTime } from "../../server/db/queries/busy-times.ts";
import { instantAt, slotWriter } from "../../server/services/availability/slot.ts";
import { withMaster } from "../../server/services/availability/wanted.ts";

/** A firm that is open around the clock, with one master and one service of an hour. */
function firmIn(timeZone: string, opens = 0, closes = 1440) {
  const hours = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({
    weekday,
    startsMinute: opens,
    endsMinute: closes,
  }));
  return firmSchedule({
    id: 1,
    version: 1,
    timeZone,
    currency: "KZT",
    leadMinutes: 0,
    horizonDays: 366,
    freeCancelHours: 24,
    hours: { weekly: hours, special: {} },
    discounts: [],
    services: [
      {
        id: 1,
        categoryId: 1,
        price: 700_000,
        priceMax: null,
        minutes: 60,
        prepayment: 0,
        isPhoneOnly: false,
        isExpress: false,
        cleanupMinutes: 0,
      },
    ],
    rooms: [],
    masters: [{ id: 1, serviceIds: [1], rates: [], shifts: { weekly: hours, special: {} }, breaks: [] }],
  });
}

function slotsOn(date: string, timeZone: string, { opens = 0, closes = 1440, busy = [] as BusyTime[] } = {}) {
  const schedule = firmIn(timeZone, opens, closes);
  const [service] = schedule.services.values();
  if (service === undefined) throw new Error("The firm has a service");
  const firmRequest = withMaster(schedule, service, null);
  const now = Date.parse("2026-01-01T00:00:00Z");
  return firmDays({ schedule, masterIds: [1], now }, zoneDaysOf(schedule, date, date), busy).flatMap(
    ({ zoneDay, day }) => {
      const { visits, blocked } = findTimes(day, firmRequest.request);
      return {
        slots: visits.map(slotWriter(firmRequest, zoneDay)),
        blocked: blocked.map(({ startMinute }) => instantAt(zoneDay, startMinute)),
      };
    },
  )[0];
}

const changes = fc.constantFrom(
  ["Europe/Berlin", "2026-03-29"],
  ["Europe/Berlin", "2026-10-25"],
  ["America/Havana", "2026-03-08"],
  ["America/Havana", "2026-11-01"],
  ["Australia/Lord_Howe", "2026-04-05"],
  ["Australia/Lord_Howe", "2026-10-04"],
  ["Asia/Aqtau", "2026-10-25"],
) satisfies fc.Arbitrary<[string, string]>;

const busyOn = (date: string) =>
  fc.array(
    fc
      .record({ from: fc.integer({ min: -120, max: 1500 }), minutes: fc.integer({ min: 5, max: 300 }) })
      .map(({ from, minutes }): BusyTime => {
        const startsAt = Date.parse(date) / 60_000 + from;
        return { firmId: 1, kind: "master", id: 1, startsAt, endsAt: startsAt + minutes, isOwn: false };
      }),
    { maxLength: 4 },
  );

describe("On a day on which the clocks change", () => {
  it("each offered time exists, is offered once, lasts as long as the service and meets no other visit", () => {
    fc.assert(
      fc.property(
        changes.chain(([zone, date]) => fc.tuple(fc.constant(zone), fc.constant(date), busyOn(date))),
        ([zone, date, busy]) => {
          const { slots = [], blocked = [] } = slotsOn(date, zone, { busy }) ?? {};
          const shown = [...slots.map(({ startTime }) => startTime), ...blocked];
          expect(new Set(shown.map((time) => time.slice(0, 16))).size).toBe(shown.length);
          for (const { startTime, endTime } of slots) {
            const [start, end] = [epochOf(startTime), epochOf(endTime)];
            expect(formatInZone(zone, start)).toBe(startTime);
            expect(formatInZone(zone, end)).toBe(endTime);
            expect(startTime.slice(0, 10)).toBe(date);
            expect(end - start).toBe(3_600_000);
            const meets = busy.some(({ startsAt, endsAt }) => startsAt * 60_000 < end && start < endsAt * 60_000);
            expect(meets).toBe(false);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it("in spring no visit begins in the hour that is left out", () => {
    const times = slotsOn("2026-03-29", "Europe/Berlin")?.slots.map(({ startTime }) => startTime) ?? [];
    expect(times).toContain("2026-03-29T01:45:00+01:00");
    expect(times).toContain("2026-03-29T03:00:00+02:00");
    expect(times.filter((time) => time.includes("T02:"))).toEqual([]);
    expect(times).toHaveLength(23 * 4);
  });

  it("in autumn visits begin in the first showing of the hour that comes twice", () => {
    const times = slotsOn("2026-10-25", "Europe/Berlin")?.slots.map(({ startTime }) => startTime) ?? [];
    expect(times).toContain("2026-10-25T02:30:00+02:00");
    expect(times).not.toContain("2026-10-25T02:30:00+01:00");
    expect(times).toContain("2026-10-25T03:00:00+01:00");
    expect(times).toHaveLength(24 * 4);
  });

  it("a salon opens and closes by the clock on the wall", () => {
    for (const date of ["2026-03-29", "2026-10-25"]) {
      const times = slotsOn(date, "Europe/Berlin", { opens: 540, closes: 1200 })?.slots ?? [];
      expect([times[0]?.startTime.slice(11, 16), times.at(-1)?.endTime.slice(11, 16)]).toEqual(["09:00", "20:00"]);
    }
  });
});
