import { Temporal } from "temporal-polyfill";
import { addDays, dayMs, formatInstant, type Instant, type LocalDate, minuteMs, minutesOfDay, hourMs } from "./time.ts";

/** A stretch of time with one offset: epoch milliseconds, end excluded. */
type Stretch = { from: number; until: number; offsetMinutes: number };

/**
 * One local day as a line of minutes that really pass, counted from its first instant: 1440 of them, or 1380 or 1500
 * when the clocks change. `clock` tells from which minute on which offset stands, and what a clock on the wall shows then.
 */
export type ZoneDay = {
  zone: string;
  date: LocalDate;
  /** Epoch milliseconds of the first instant of the date. */
  startsAt: number;
  minutes: number;
  clock: readonly ClockPiece[];
};

type ClockPiece = { fromMinute: number; wallMinute: number; offsetMinutes: number };

/** The offset from UTC in a zone at an instant (epoch milliseconds), in minutes; a RangeError for an unknown zone. */
export function offsetAt(zone: string, epoch: number): number {
  return stretchAt(zone, epoch).offsetMinutes;
}

/** The date that it is in a zone at an instant (epoch milliseconds). */
export function localDateAt(zone: string, epoch: number): LocalDate {
  return new Date(epoch + offsetAt(zone, epoch) * minuteMs).toISOString().slice(0, 10);
}

/** An instant (epoch milliseconds) as RFC 3339 with the zone's offset. */
export function formatInZone(zone: string, epoch: number): Instant {
  return formatInstant(epoch, offsetAt(zone, epoch));
}

/** A date of a zone, with its length and the offsets that stand in it. */
export function zoneDay(zone: string, date: LocalDate): ZoneDay {
  const startsAt = startOfDay(zone, date);
  const endsAt = startOfDay(zone, addDays(date, 1));
  const clock: ClockPiece[] = [];
  const utcMidnight = Date.parse(date);
  for (let at = startsAt; at < endsAt;) {
    const { offsetMinutes, until } = stretchAt(zone, at);
    const wallMinute = (at - utcMidnight) / minuteMs + offsetMinutes;
    clock.push({ fromMinute: (at - startsAt) / minuteMs, wallMinute, offsetMinutes });
    at = until;
  }
  return { zone, date, startsAt, minutes: (endsAt - startsAt) / minuteMs, clock };
}

/** The offset that stands when `minute` minutes of the day have passed, in minutes. */
export function offsetOnDay(day: ZoneDay, minute: number): number {
  return pieceAt(day, minute)?.offsetMinutes ?? 0;
}

/** What a clock on the wall shows when `minute` minutes of the day have passed, as minutes from local midnight. */
export function wallMinuteAt(day: ZoneDay, minute: number): number {
  const piece = pieceAt(day, minute);
  return piece ? minute - piece.fromMinute + piece.wallMinute : minute;
}

function pieceAt({ clock }: ZoneDay, minute: number): ClockPiece | undefined {
  return clock.findLast(({ fromMinute }) => fromMinute <= minute);
}

/**
 * How many minutes of the day have passed when a clock on the wall first shows `wallMinute` or later. A time that the
 * clocks leap over is the moment of the leap; one that they show twice is its first showing.
 */
export function minuteAtWall(day: ZoneDay, wallMinute: number): number {
  for (const [index, { fromMinute, wallMinute: shown }] of day.clock.entries()) {
    const minute = fromMinute + Math.max(0, wallMinute - shown);
    const until = day.clock[index + 1]?.fromMinute ?? day.minutes;
    if (minute < until) return minute;
  }
  return day.minutes;
}

/** The instant (epoch milliseconds) at a minute of a wall clock; minutes past 1440 are of the next date. */
export function epochAtWall(zone: string, date: LocalDate, wallMinute: number): number {
  const days = Math.floor(wallMinute / minutesOfDay);
  const day = zoneDay(zone, addDays(date, days));
  return day.startsAt + minuteAtWall(day, wallMinute - days * minutesOfDay) * minuteMs;
}

/** Whether a day is 24 hours long, and no clock is changed on it or on the next. */
export function isUsualDay({ zone, startsAt, minutes }: ZoneDay): boolean {
  return minutes === minutesOfDay && stretchAt(zone, startsAt).until >= startsAt + 2 * dayMs;
}

/** The minutes of the day at which a clock on the wall shows again what it has shown before; undefined on most days. */
export function repeatedMinutes(day: ZoneDay): { startsMinute: number; endsMinute: number } | undefined {
  const [first, second] = day.clock;
  if (first === undefined || second === undefined || second.offsetMinutes >= first.offsetMinutes) return undefined;
  const startsMinute = second.fromMinute;
  return { startsMinute, endsMinute: startsMinute + first.offsetMinutes - second.offsetMinutes };
}

function startOfDay(zone: string, date: LocalDate): number {
  const utcMidnight = Date.parse(date);
  // No offset is above +14:00, so the stretch that holds this instant begins before the day does.
  let stretch = stretchAt(zone, utcMidnight - 15 * hourMs);
  for (;;) {
    const midnight = Math.max(stretch.from, utcMidnight - stretch.offsetMinutes * minuteMs);
    if (midnight < stretch.until) return midnight;
    stretch = stretchAt(zone, stretch.until);
  }
}

const known = new Map<string, Stretch[]>();

/** Has the offsets of every zone looked up again. */
export function forgetZones(): void {
  known.clear();
}

function stretchAt(zone: string, epoch: number): Stretch {
  const stretches = known.get(zone) ?? [];
  const found = stretches.find(({ from, until }) => from <= epoch && epoch < until);
  if (found) return found;
  const stretch = kazakhstanStretch(zone, epoch) ?? tableStretch(zone, epoch);
  known.set(zone, [...stretches, stretch]);
  return stretch;
}

function tableStretch(zone: string, epoch: number): Stretch {
  const local = Temporal.Instant.fromEpochMilliseconds(Math.floor(epoch)).toZonedDateTimeISO(zone);
  const previous = local.add({ nanoseconds: 1 }).getTimeZoneTransition("previous");
  const next = local.getTimeZoneTransition("next");
  const from = previous?.epochMilliseconds ?? Number.NEGATIVE_INFINITY;
  const until = next?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
  return { from, until: endBeforeKazakhstan(zone, until), offsetMinutes: Math.floor(local.offsetNanoseconds / 6e10) };
}

/**
 * Kazakhstan went over to one UTC+5 on 1 March 2024 (tzdata 2024a). Systems with older zone data still take Almaty and
 * Qostanay for UTC+6, so for these zones and from that instant on the system is not asked.
 */
const kazakhstan = {
  zones: new Set([
    "Asia/Almaty",
    "Asia/Aqtau",
    "Asia/Aqtobe",
    "Asia/Atyrau",
    "Asia/Oral",
    "Asia/Qostanay",
    "Asia/Qyzylorda",
  ]),
  from: Date.UTC(2024, 1, 29, 18),
  offsetMinutes: 300,
};

function kazakhstanStretch(zone: string, epoch: number): Stretch | undefined {
  const { zones, from, offsetMinutes } = kazakhstan;
  return zones.has(zone) && epoch >= from ? { from, until: Number.POSITIVE_INFINITY, offsetMinutes } : undefined;
}

function endBeforeKazakhstan(zone: string, until: number): number {
  return kazakhstan.zones.has(zone) ? Math.min(until, kazakhstan.from) : until;
}
