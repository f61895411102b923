/** A local date as ISO 8601 writes it: "2026-11-23". */
export type LocalDate = string;
/** An RFC 3339 instant with an offset: "2026-11-23T13:00:00+05:00". */
export type Instant = string;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const minutesOfDay = 1440;

/** Spec §9: the time zone of the product, and of a salon that names no other. */
export const defaultTimeZone = "Asia/Aqtau";

/** Whole seconds from now, epoch milliseconds, until an instant; none once it is over. */
export function secondsUntil(instant: Instant, now: number): number {
  return Math.max(0, Math.floor((Date.parse(instant) - now) / 1000));
}

/** Whether the text is a date that the calendar has: "2026-02-30" is not. */
export function isLocalDate(text: string): boolean {
  return !Number.isNaN(readDay(text));
}

/** The date `days` later; earlier when negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDay(dayOf(date) + days);
}

/** The date `months` later, on the same day of the month; on the last one of a month that has no such day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year, month, day] = date.split("-").map(Number);
  const count = Number(year) * 12 + Number(month) - 1 + months;
  const firstOf = (counted: number) =>
    `${String(Math.floor(counted / 12)).padStart(4, "0")}-${twoDigits((counted % 12) + 1)}-01`;
  const last = addDays(firstOf(count + 1), -1);
  return addDays(firstOf(count), Math.min(Number(day), Number(last.slice(8))) - 1);
}

/** How many days after `from` the date `to` is. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayOf(to) - dayOf(from);
}

/** The ISO weekday: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: LocalDate): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
  // Day 0, 1970-01-01, was a Thursday.
  return weekdays[(((dayOf(date) + 3) % 7) + 7) % 7] ?? 1;
}

/** Minutes from midnight as "HH:MM"; the end of a day, 1440, is "24:00". */
export function formatMinutes(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** "HH:MM" as minutes from midnight; throws a RangeError for anything else. */
export function parseMinutes(text: string): number {
  const time = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(text);
  const total = Number(time?.[1]) * 60 + Number(time?.[2]);
  if (!(total <= minutesOfDay)) throw new RangeError(`Not a time of day: "${text}"`);
  return total;
}

/** The date that the instant itself writes, which is the date at the place whose offset it carries. */
export function localDateOf(instant: Instant): LocalDate {
  return instant.slice(0, 10);
}

/** The minute of the day that the instant itself writes. */
export function localMinuteOf(instant: Instant): number {
  return parseMinutes(instant.slice(11, 16));
}

/** Whether a text is an instant: RFC 3339 with seconds and an offset, of a date that the calendar has. */
export function isInstant(text: string): text is Instant {
  return instantPattern.test(text) && isLocalDate(localDateOf(text)) && !Number.isNaN(Date.parse(text));
}

/** Epoch milliseconds; throws a RangeError for what is not RFC 3339 with an offset. */
export function epochOf(instant: Instant): number {
  if (!isInstant(instant)) throw new RangeError(`Not an instant with an offset: "${String(instant)}"`);
  return Date.parse(instant);
}

/**
 * Writes an instant at an offset, to the second.
 * @param epoch milliseconds
 * @param offsetMinutes 300 is +05:00
 */
export function formatInstant(epoch: number, offsetMinutes: number): Instant {
  const local = new Date(epoch + offsetMinutes * minuteMs).toISOString().slice(0, 19);
  return local + formatOffset(offsetMinutes);
}

/** Minutes ahead of UTC as RFC 3339 writes them: 300 is "+05:00". */
export function formatOffset(offsetMinutes: number): string {
  return (offsetMinutes < 0 ? "-" : "+") + formatMinutes(Math.abs(offsetMinutes));
}

// RFC 3339 §5.6, with the capital letters that everyone writes.
const instantPattern = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Days since 1970-01-01; throws a RangeError for what is not a date. */
function dayOf(date: LocalDate): number {
  const day = readDay(date);
  if (Number.isNaN(day)) throw new RangeError(`Not a date: "${date}"`);
  return day;
}

/*
 * The Gregorian calendar in whole numbers: a year is counted from 1 March, so that the leap day is its last, and 400
 * years are 146 097 days. Day 719 468 of this count is 1970-01-01.
 */
const daysIn400Years = 146_097;
const daysBefore1970 = 719_468;

/** Days since 1970-01-01; NaN for what is not a date. */
function readDay(text: string): number {
  const date = /(\d{4})-(\d\d)-(\d\d)/.exec(text);
  const [month, dayOfMonth] = [Number(date?.[2]), Number(date?.[3])];
  const year = Number(date?.[1]) - (month <= 2 ? 1 : 0);
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth - 1;
  const day = year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + dayOfYear;
  return dateOfDay(day - daysBefore1970) === text ? day - daysBefore1970 : Number.NaN;
}

function dateOfDay(day: number): LocalDate {
  const count = day + daysBefore1970;
  const era = Math.floor(count / daysIn400Years);
  const dayOfEra = count - era * daysIn400Years;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted + (shifted < 10 ? 3 : -9);
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  const dayOfMonth = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
