import { cellMinutes, cellsOfDay } from "../../../domain/availability/cells.ts";
import type { Day } from "../../../domain/availability/day.ts";
import { addDays, type LocalDate, minuteMs } from "../../../domain/time.ts";
import { localDateAt, repeatedMinutes, type ZoneDay, zoneDay } from "../../../domain/zone.ts";
import type { Reader } from "../../core/reader.ts";
import { type BusyTime, readBusyTimes, type Resource } from "../../db/queries/busy-times.ts";
import { busyCells } from "./busy-cells.ts";
import { busyUnits } from "./busy-units.ts";
import type { FirmSchedule } from "./firm-schedule.ts";

/** A day of a firm, ready to be searched. */
export type FirmDay = { zoneDay: ZoneDay; day: Day };

/** Which days of a firm: from one local date to another, both included. */
export type DaysQuestion = {
  schedule: FirmSchedule;
  masterIds: readonly number[];
  /** The numbers of units that are asked for; none where absent. */
  units?: readonly number[];
  from: LocalDate;
  until: LocalDate;
  /** Epoch milliseconds. */
  now: number;
  /** The reservation whose entries do not count as taken. */
  ownReservationId?: string | undefined;
  /** How long before its start a visit can be had; the firm's lead time where absent. */
  leadMinutes?: number | undefined;
};

type DayQuestion = Pick<DaysQuestion, "schedule" | "masterIds" | "units" | "now" | "leadMinutes">;

/** The dates on which a firm takes reservations now, from today to its horizon, and the instant at which they end. */
export function openDates({ timeZone, horizonDays }: FirmSchedule, now: number): OpenDates {
  const first = localDateAt(timeZone, now);
  const last = addDays(first, horizonDays);
  return { first, last, endsAt: zoneDay(timeZone, addDays(last, 1)).startsAt };
}

type OpenDates = { first: LocalDate; last: LocalDate; endsAt: number };

/** Reads those of the days on which the firm takes reservations now, in one query; in none when there are none. */
export async function readFirmDays(reader: Reader, question: DaysQuestion): Promise<FirmDay[]> {
  const { schedule, masterIds, units, now, ownReservationId, leadMinutes } = question;
  const open = openDates(schedule, now);
  const from = question.from > open.first ? question.from : open.first;
  const until = question.until < open.last ? question.until : open.last;
  const days = zoneDaysOf(schedule, from, until);
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const times = await readBusyTimes(reader, {
    resources: resourcesOf(schedule, masterIds, units),
    from: first.startsAt,
    until: endOfCells(last),
    now,
    ownReservationId,
  });
  return firmDays({ schedule, masterIds, units, now, leadMinutes }, days, times);
}

/** What can be taken of all that is asked for. */
export function resourcesOf(
  { id: firmId, rooms }: FirmSchedule,
  masterIds: readonly number[],
  units: readonly number[] = [],
): Resource[] {
  const masters = masterIds.map((id) => ({ firmId, kind: "master" as const, id }));
  return units.length === 0 ? masters : [...masters, ...rooms.unitsBeside(units).map((unit) => ({ firmId, ...unit }))];
}

/** Reads one day of a firm; undefined when the firm takes no reservations for it now. */
export async function readFirmDay(
  reader: Reader,
  { date, ...question }: Omit<DaysQuestion, "from" | "until"> & { date: LocalDate },
): Promise<FirmDay | undefined> {
  const [day] = await readFirmDays(reader, { ...question, from: date, until: date });
  return day;
}

/** The days of a firm's zone from one date to another, both included. */
export function zoneDaysOf({ timeZone }: FirmSchedule, from: LocalDate, until: LocalDate): ZoneDay[] {
  const days: ZoneDay[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) days.push(zoneDay(timeZone, date));
  return days;
}

/** Makes the days of what is known to be taken. */
export function firmDays(
  { schedule, masterIds, units = [], now, leadMinutes = schedule.leadMinutes }: DayQuestion,
  days: readonly ZoneDay[],
  times: readonly BusyTime[],
): FirmDay[] {
  const ofMasters = units.length === 0 ? times : times.filter(({ kind }) => kind === "master");
  const own = new Set(ofMasters.filter(({ isOwn }) => isOwn).map(({ id }) => id));
  const busyOn = busyCells(days, masterIds, own.size === 0 ? ofMasters : ofMasters.filter(({ isOwn }) => !isOwn));
  const unitsOn = units.length === 0 ? undefined : busyUnits(schedule.rooms, units, days, times);
  return days.map((day, index) => ({
    zoneDay: day,
    day: {
      minutes: day.minutes,
      masters: masterIds.map((id) => ({
        id,
        work: schedule.workOf(id, day),
        busy: busyOn(index, id),
        rank: schedule.rankOf(id),
        isPreferred: own.has(id),
      })),
      ...(unitsOn && { units: unitsOn(index) }),
      nowMinute: minuteOf(day, now),
      earliestMinute: minuteOf(day, now + leadMinutes * minuteMs),
      repeated: repeatedMinutes(day),
    },
  }));
}

/** The instant up to which the cells of a day reach: some hours into the next. */
export function endOfCells({ startsAt }: ZoneDay): number {
  return startsAt + cellsOfDay * cellMinutes * minuteMs;
}

/** The first cell of a day at which a visit of a firm may start at `now`, as far as the clock is concerned. */
export function earliestCell({ leadMinutes }: FirmSchedule, day: ZoneDay, now: number): number {
  return Math.ceil(minuteOf(day, now + leadMinutes * minuteMs) / cellMinutes);
}

/** The minute of a day at an instant: 0 before the day, its length after it. */
function minuteOf(day: ZoneDay, epoch: number): number {
  return Math.min(day.minutes, Math.max(0, (epoch - day.startsAt) / minuteMs));
}
