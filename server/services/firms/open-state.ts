import { type Hours, hoursOn, type WallMinutes } from "../../../domain/hours.ts";
import { addDays, dayMs, formatMinutes, minutesOfDay } from "../../../domain/time.ts";
import { epochAtWall, formatInZone, localDateAt } from "../../../domain/zone.ts";
import type { components } from "../../../openapi/generated/api.ts";

type Schemas = components["schemas"];

/** How far a closed firm is asked for its next opening. */
const daysAhead = 31;
/** How far ahead the dates with hours of their own are told. */
const specialDays = 14;

/** Whether a firm is open at `now` (epoch milliseconds), and what comes next. */
export function openState(hours: Hours, zone: string, now: number): Schemas["OpenState"] {
  const today = localDateAt(zone, now);
  let closesAt: number | undefined;
  // What began yesterday may go on past midnight.
  for (let date = addDays(today, -1); date <= addDays(today, daysAhead); date = addDays(date, 1)) {
    for (const { startsMinute, endsMinute } of hoursOn(hours, date)) {
      const opens = epochAtWall(zone, date, startsMinute);
      if (closesAt !== undefined && opens > closesAt) return openUntil(closesAt, zone);
      if (closesAt === undefined && opens > now) return { isOpen: false, opensAt: formatInZone(zone, opens) };
      const closes = epochAtWall(zone, date, endsMinute);
      if (closes > now) closesAt = Math.max(closesAt ?? 0, closes);
      if (closesAt !== undefined && closesAt > now + dayMs) return { isOpen: true };
    }
  }
  return closesAt === undefined ? { isOpen: false } : openUntil(closesAt, zone);
}

/** The hours of a week as the contract writes them, Monday first. */
export function weekOf({ weekly }: Hours): Schemas["WeekdayHours"][] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    ...written(weekly.filter((range) => range.weekday === weekday)),
  }));
}

/** The dates from today on that do not keep to the hours of their weekday, as far as they are told. */
export function specialHoursOf({ weekly, special }: Hours, zone: string, now: number): Schemas["SpecialHours"][] {
  const today = localDateAt(zone, now);
  return Array.from({ length: specialDays }, (_, days) => addDays(today, days)).flatMap((date) => {
    const own = special[date];
    const usual = hoursOn({ weekly, special: {} }, date);
    return own === undefined || isSame(own, usual) ? [] : [{ date, ...written(own) }];
  });
}

function openUntil(closesAt: number, zone: string): Schemas["OpenState"] {
  return { isOpen: true, closesAt: formatInZone(zone, closesAt).slice(11, 16) };
}

/** A firm has one stretch a day, or none. */
function written([open]: readonly WallMinutes[]): { opensAt?: string; closesAt?: string } {
  if (open === undefined) return {};
  const { startsMinute, endsMinute } = open;
  return {
    opensAt: formatMinutes(startsMinute),
    closesAt: formatMinutes(endsMinute > minutesOfDay ? endsMinute - minutesOfDay : endsMinute),
  };
}

function isSame([left]: readonly WallMinutes[], [right]: readonly WallMinutes[]): boolean {
  return left?.startsMinute === right?.startsMinute && left?.endsMinute === right?.endsMinute;
}
