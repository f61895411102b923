import { summarizeDay } from "../../domain/availability/day-times.ts";
import { visitRequestOf } from "../../domain/availability/visit-request.ts";
import { addDays } from "../../domain/time.ts";
import { firmDays, zoneDaysOf } from "../../server/services/availability/firm-days.ts";
import { firmSchedule } from "../../server/services/availability/firm-schedule.ts";
import type { BusyTime } from "../../server/db/queries/busy-times.ts";
import { median, printTable, quantile, short } from "./figures.ts";

const masters = [1, 2, 3, 4, 5, 6, 7, 8];
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const [opens, closes, visit, step] = [540, 1200, 60, 15];
const first = "2026-12-01";
const days = 31;
const firstMidnight = Date.parse("2026-11-30T19:00:00Z") / 60_000;
const now = Date.parse("2026-11-20T05:00:00Z");
const rounds = 400;

/** A month of days with their free share and first time, beside the least that whole numbers can do for the same. */
export function benchMonth(): void {
  const busy = busyTimes();
  const schedule = firmSchedule(scheduleRow());
  const able = masters.map((masterId) => ({ masterId, minutes: visit, price: 700_000, priceMax: null }));
  const request = visitRequestOf([{ person: 1, masterId: null, able }], 0);
  const ours = (): number[] =>
    firmDays({ schedule, masterIds: masters, now }, zoneDaysOf(schedule, first, addDays(first, days - 1)), busy).map(
      ({ day }) => summarizeDay(day, request).firstMinute ?? -1,
    );
  const expected = integerFloor(busy);
  if (ours().join() !== expected.join()) throw new Error("Both must find the same first times.");
  const [oursMs, floorMs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds * 2; round += 1) {
    const pair = [timeOf(ours), timeOf(() => integerFloor(busy))] as const;
    // The first half warms up.
    if (round < rounds) continue;
    oursMs.push(pair[0]);
    floorMs.push(pair[1]);
  }
  const row = (name: string, times: number[]) => [
    name,
    short(median(times)),
    short(quantile(times, 0.99)),
    short(median(times) / median(floorMs)),
  ];
  printTable(`A month of slots: ${days} days, ${masters.length} masters, ${busy.length} visits`, [
    ["", "p50 ms", "p99 ms", "p50 ÷ floor (aim ≤ 3)"],
    row("Kezek", oursMs),
    row("whole numbers", floorMs),
  ]);
}

function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** For each day the first minute at which a master is free for the visit; -1 when none is. No zones, breaks or prices. */
function integerFloor(busy: readonly BusyTime[]): number[] {
  const cells = (closes - opens) / step;
  const taken = new Uint8Array(days * masters.length * cells);
  for (const { id, startsAt, endsAt } of busy) {
    const day = Math.floor((startsAt - firstMidnight) / 1440);
    const start = startsAt - firstMidnight - day * 1440 - opens;
    const row = (day * masters.length + id - 1) * cells;
    taken.fill(1, row + Math.max(0, start / step), row + Math.min(cells, (start + endsAt - startsAt) / step));
  }
  return Array.from({ length: days }, (_, day) => firstFree(taken, day * masters.length * cells, cells));
}

function firstFree(taken: Uint8Array, row: number, cells: number): number {
  const length = visit / step;
  for (let start = 0; start + length <= cells; start += 1) {
    for (let master = 0; master < masters.length; master += 1) {
      const from = row + master * cells + start;
      let free = 0;
      while (free < length && taken[from + free] === 0) free += 1;
      if (free === length) return opens + start * step;
    }
  }
  return -1;
}

/** Eight visits a day and master; every third day is full. */
function busyTimes(): BusyTime[] {
  return Array.from({ length: days }, (_, day) =>
    masters.flatMap((id) =>
      Array.from({ length: day % 3 === 0 ? 11 : 8 }, (__, index) => {
        const gap = day % 3 === 0 ? 0 : (id % 4) * step;
        const startsAt = firstMidnight + day * 1440 + opens + gap + index * visit;
        return { firmId: 1, kind: "master" as const, id, startsAt, endsAt: startsAt + visit, isOwn: false };
      }),
    ),
  ).flat();
}

function scheduleRow(): Parameters<typeof firmSchedule>[0] {
  const hours = weekdays.map((weekday) => ({ weekday, startsMinute: opens, endsMinute: closes }));
  return {
    id: 1,
    version: 1,
    timeZone: "Asia/Aqtau",
    currency: "KZT",
    leadMinutes: 30,
    horizonDays: 60,
    freeCancelHours: 24,
    hours: { weekly: hours, special: {} },
    discounts: [],
    services: [
      {
        id: 1,
        categoryId: 1,
        price: 700_000,
        priceMax: null,
        minutes: visit,
        prepayment: 0,
        isPhoneOnly: false,
        isExpress: false,
        cleanupMinutes: 0,
      },
    ],
    rooms: [],
    masters: masters.map((id) => ({
      id,
      serviceIds: [1],
      rates: [],
      shifts: { weekly: hours, special: {} },
      breaks: [],
    })),
  };
}
