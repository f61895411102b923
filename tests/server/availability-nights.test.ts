import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findTimes, summarizeDay, visitAt } from "../../domain/availability/day-times.ts";
import type { Hours, WallMinutes } from "../../domain/hours.ts";
import { addDays, epochOf, type LocalDate, minuteMs } from "../../domain/time.ts";
import { epochAtWall, formatInZone, localDateAt, repeatedMinutes, zoneDay } from "../../domain/zone.ts";
import type { BusyTime } from "../../server/db/queries/busy-times.ts";
import { firmDays, zoneDaysOf } from "../../server/services/availability/firm-days.ts";
import { firmSchedule } from "../../server/services/availability/firm-schedule.ts";
import { instantAt, slotWriter } from "../../server/services/availability/slot.ts";
import { withMaster } from "../../server/services/availability/wanted.ts";

const discounts = [{ weekday: 5 as const, startsMinute: 1440, endsMinute: 1560, percent: 10 }];

/** A firm with one master, who works whenever it is open, and one service. */
function firmOf(
  timeZone: string,
  hours: Hours,
  minutes = 60,
  breaks: { weekday: 5; startsMinute: number; endsMinute: number }[] = [],
) {
  return firmSchedule({
    id: 1,
    version: 1,
    timeZone,
    currency: "KZT",
    leadMinutes: 0,
    horizonDays: 366,
    freeCancelHours: 24,
    hours,
    discounts,
    services: [
      {
        id: 1,
        categoryId: 1,
        price: 700_000,
        priceMax: null,
        minutes,
        prepayment: 0,
        isPhoneOnly: false,
        isExpress: false,
        cleanupMinutes: 0,
      },
    ],
    rooms: [],
    masters: [{ id: 1, serviceIds: [1], rates: [], shifts: hours, breaks }],
  });
}

const now = Date.parse("2024-01-01T00:00:00Z");

function daysOf(schedule: ReturnType<typeof firmOf>, from: LocalDate, until: LocalDate, busy: BusyTime[] = []) {
  const [service] = schedule.services.values();
  if (service === undefined) throw new Error("The firm has a service");
  const asked = withMaster(schedule, service, null);
  return firmDays({ schedule, masterIds: [1], now }, zoneDaysOf(schedule, from, until), busy).map(
    ({ zoneDay: of, day }) => ({
      date: of.date,
      summary: summarizeDay(day, asked.request),
      slots: findTimes(day, asked.request).visits.map(slotWriter(asked, of)),
      blocked: findTimes(day, asked.request).blocked.map(({ startMinute }) => ({
        startTime: instantAt(of, startMinute),
      })),
      answerAt: (minute: number) => visitAt(day, asked.request, minute).kind,
    }),
  );
}

/** Midnights around which the clock of a zone changes, and one around which it doesn't. */
const places = fc.constantFrom(
  ["Asia/Almaty", "2024-03-01"],
  ["Asia/Aqtau", "2024-03-01"],
  ["Asia/Aqtau", "2026-11-27"],
  ["Europe/Berlin", "2026-03-29"],
  ["Europe/Berlin", "2026-10-25"],
  ["America/Havana", "2026-03-08"],
  ["America/Havana", "2026-11-01"],
) satisfies fc.Arbitrary<[string, string]>;

const stretch = fc
  .record({ from: fc.integer({ min: 0, max: 95 }), cells: fc.integer({ min: 1, max: 96 }) })
  .map(({ from, cells }): WallMinutes => ({ startsMinute: from * 15, endsMinute: (from + cells) * 15 }));
const hoursOfDay = fc.oneof(fc.constant<WallMinutes[]>([]), fc.tuple(stretch));

const worlds = places.chain(([zone, date]) => {
  const dates = [-2, -1, 0, 1, 2].map((days) => addDays(date, days));
  return fc.record({
    zone: fc.constant(zone),
    date: fc.constant(date),
    weekly: fc.array(hoursOfDay, { minLength: 7, maxLength: 7 }),
    special: fc.dictionary(fc.constantFrom(...dates), hoursOfDay, { maxKeys: 3 }),
    minutes: fc.integer({ min: 1, max: 16 }).map((cells) => cells * 15),
    busy: fc.array(fc.record({ from: fc.integer({ min: -48, max: 144 }), cells: fc.integer({ min: 1, max: 12 }) }), {
      maxLength: 3,
    }),
  });
});

describe("Hours past midnight and on special dates", () => {
  it("offer every time at which the master can be had, once, under the date that it is then at the firm", () => {
    fc.assert(
      fc.property(worlds, ({ zone, date, weekly, special, minutes, busy }) => {
        const hours: Hours = {
          weekly: weekly.flatMap((ranges, index) => ranges.map((range) => ({ weekday: index + 1, ...range }))),
          special,
        };
        const [from, until] = [addDays(date, -1), addDays(date, 1)];
        const taken = busy.map((visit): BusyTime => {
          const startsAt = epochAtWall(zone, date, 0) / minuteMs + visit.from * 15;
          return { firmId: 1, kind: "master", id: 1, startsAt, endsAt: startsAt + visit.cells * 15, isOwn: false };
        });
        const days = daysOf(firmOf(zone, hours, minutes), from, until, taken);
        const offered = days.flatMap(({ date: shown, slots }) => slots.map(({ startTime }) => [shown, startTime]));
        expect(offered).toEqual(expectedStarts({ zone, hours, minutes, taken, from, until }));
        for (const { date: shown, slots, summary, answerAt } of days) {
          expect(summary.state === "free").toBe(slots.length > 0);
          for (const { startTime, endTime } of slots) {
            expect(epochOf(endTime) - epochOf(startTime)).toBe(minutes * minuteMs);
            expect(formatInZone(zone, epochOf(endTime))).toBe(endTime);
            expect(answerAt((epochOf(startTime) - zoneDay(zone, shown).startsAt) / minuteMs)).toBe("visit");
          }
        }
      }),
      { numRuns: 120 },
    );
  });

  it("a visit of a Friday night begins before midnight and ends after it, or begins after it under Saturday", () => {
    const nights: Hours = { weekly: [{ weekday: 5, startsMinute: 1080, endsMinute: 1560 }], special: {} };
    const [friday, saturday] = daysOf(firmOf("Asia/Aqtau", nights), "2026-11-27", "2026-11-28");
    expect(friday?.slots.at(-1)).toMatchObject({
      startTime: "2026-11-27T23:45:00+05:00",
      endTime: "2026-11-28T00:45:00+05:00",
      price: 700_000,
    });
    expect(saturday?.slots.map(({ startTime }) => startTime.slice(0, 16))).toEqual([
      "2026-11-28T00:00",
      "2026-11-28T00:15",
      "2026-11-28T00:30",
      "2026-11-28T00:45",
      "2026-11-28T01:00",
    ]);
  });

  it("a discount of a Friday after midnight is one of Saturday's first hours", () => {
    const always: Hours = {
      weekly: [5, 6].map((weekday) => ({ weekday, startsMinute: 0, endsMinute: 1440 })),
      special: {},
    };
    const [friday, saturday] = daysOf(firmOf("Asia/Aqtau", always), "2026-11-27", "2026-11-28");
    const cheaper = [...(friday?.slots ?? []), ...(saturday?.slots ?? [])].filter(({ price }) => price < 700_000);
    expect([cheaper[0]?.startTime.slice(0, 16), cheaper.at(-1)?.startTime.slice(0, 16)]).toEqual([
      "2026-11-28T00:00",
      "2026-11-28T01:45",
    ]);
  });

  it("a break after midnight belongs to the night, and not to a date with hours of its own", () => {
    const weekly = [{ weekday: 5, startsMinute: 1380, endsMinute: 1560 }];
    const breaks = [{ weekday: 5 as const, startsMinute: 1470, endsMinute: 1500 }];
    const startsOf = (special: Hours["special"]) =>
      daysOf(firmOf("Asia/Aqtau", { weekly, special }, 30, breaks), "2026-11-28", "2026-11-28")[0]?.slots.map(
        ({ startTime }) => startTime.slice(11, 16),
      );
    expect(startsOf({})).toEqual(["00:00", "01:00", "01:15", "01:30"]);
    const own = [{ startsMinute: 1380, endsMinute: 1500 }];
    expect(startsOf({ "2026-11-27": own })).toEqual(["00:00", "00:15", "00:30"]);
  });

  it("a holiday is a closed day, though the night before goes on into it", () => {
    const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startsMinute: 1200, endsMinute: 1500 }));
    const days = daysOf(firmOf("Asia/Aqtau", { weekly, special: { "2027-01-01": [] } }), "2026-12-31", "2027-01-02");
    const times = days.map(({ slots }) => [slots[0]?.startTime.slice(11, 16), slots.at(-1)?.endTime.slice(11, 16)]);
    expect(times).toEqual([
      ["00:00", "00:45"],
      ["00:00", "01:00"],
      ["20:00", "00:45"],
    ]);
    const resting = daysOf(firmOf("Asia/Aqtau", { weekly: [], special: {} }), "2027-01-01", "2027-01-01");
    expect(resting[0]?.summary).toEqual({ state: "closed", freeShare: 0 });
  });

  it("a holiday and what is beside it are not told as the same days of the week before", () => {
    const everyDay = (startsMinute: number, endsMinute: number) =>
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startsMinute, endsMinute }));
    const special = { "2027-01-01": [] };
    const nights = daysOf(firmOf("Asia/Aqtau", { weekly: everyDay(1200, 1500), special }), "2026-12-26", "2027-01-02");
    expect(nights.map(({ slots }) => slots[0]?.startTime.slice(11, 16))).toEqual([...Array(7).fill("00:00"), "20:00"]);
    const always = daysOf(firmOf("Asia/Aqtau", { weekly: everyDay(0, 1440), special }), "2026-12-24", "2026-12-31");
    expect(always.map(({ slots }) => slots.at(-1)?.startTime.slice(11, 16))).toEqual([
      ...Array(7).fill("23:45"),
      "23:00",
    ]);
  });

  it("between a night and the next evening no time is shown that nobody could have", () => {
    const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startsMinute: 1320, endsMinute: 1500 }));
    const [friday] = daysOf(firmOf("Asia/Aqtau", { weekly, special: {} }), "2026-11-27", "2026-11-27");
    const shown = [...(friday?.slots ?? []), ...(friday?.blocked ?? [])].map(({ startTime }) =>
      startTime.slice(11, 16),
    );
    expect(shown.toSorted()).toEqual(
      ["00", "22", "23"].flatMap((hour) => ["00", "15", "30", "45"].map((minute) => `${hour}:${minute}`)),
    );
  });

  it("a day before one that opens at midnight is closed itself", () => {
    const weekly = [{ weekday: 6, startsMinute: 0, endsMinute: 600 }];
    const [friday] = daysOf(firmOf("Asia/Aqtau", { weekly, special: {} }), "2026-11-27", "2026-11-27");
    expect([friday?.summary.state, friday?.slots]).toEqual(["closed", []]);
  });
});

type Asked = { zone: string; hours: Hours; minutes: number; taken: BusyTime[]; from: LocalDate; until: LocalDate };

/** Every instant of the grid from which the master is at work and free for so long, minute by minute. */
function expectedStarts({ zone, hours, minutes, taken, from, until }: Asked): [LocalDate, string][] {
  const atWork = new Set<number>();
  for (let date = addDays(from, -2); date <= addDays(until, 2); date = addDays(date, 1)) {
    const weekday = ((Date.parse(date) / 86_400_000 + 3) % 7) + 1;
    const ranges = hours.special[date] ?? hours.weekly.filter((range) => range.weekday === weekday);
    for (const { startsMinute, endsMinute } of ranges) {
      const end = epochAtWall(zone, date, endsMinute) / minuteMs;
      for (let at = epochAtWall(zone, date, startsMinute) / minuteMs; at < end; at += 1) atWork.add(at);
    }
  }
  for (const { startsAt, endsAt } of taken) for (let at = startsAt; at < endsAt; at += 1) atWork.delete(at);
  const found: [LocalDate, string][] = [];
  const [first, end] = [zoneDay(zone, from).startsAt, zoneDay(zone, addDays(until, 1)).startsAt];
  for (let at = first / minuteMs; at < end / minuteMs; at += 15) {
    const shown = localDateAt(zone, at * minuteMs);
    const day = zoneDay(zone, shown);
    const repeated = repeatedMinutes(day);
    const minute = at - day.startsAt / minuteMs;
    if (repeated && repeated.startsMinute <= minute && minute < repeated.endsMinute) continue;
    if (Array.from({ length: minutes }, (_, index) => at + index).every((one) => atWork.has(one)))
      found.push([shown, formatInZone(zone, at * minuteMs)]);
  }
  return found;
}
