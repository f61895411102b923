import { addDays, formatMinutes, weekdayOf, minuteMs } from "../../../domain/time.ts";
import { formatInZone, localDateAt, minuteAtWall, wallMinuteAt, zoneDay } from "../../../domain/zone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { OpeningHours } from "../../db/queries/opening-hours.ts";

type Schemas = components["schemas"];

const daysAhead = 7;

/** Whether a firm is open at `now` (epoch milliseconds), and what comes next. */
export function openState(hours: readonly OpeningHours[], zone: string, now: number): Schemas["OpenState"] {
  const today = zoneDay(zone, localDateAt(zone, now));
  const wallMinute = wallMinuteAt(today, (now - today.startsAt) / minuteMs);
  const open = hoursOn(hours, today.date);
  if (open && open.opensMinute <= wallMinute && wallMinute < open.closesMinute) {
    const goesOn = open.closesMinute === 1440 && hoursOn(hours, addDays(today.date, 1))?.opensMinute === 0;
    return goesOn ? { isOpen: true } : { isOpen: true, closesAt: formatMinutes(open.closesMinute % 1440) };
  }
  const opensAt = nextOpening(hours, zone, now);
  return opensAt === undefined ? { isOpen: false } : { isOpen: false, opensAt: formatInZone(zone, opensAt) };
}

/** The hours of a week as the contract writes them, Monday first. */
export function weekOf(hours: readonly OpeningHours[]): Schemas["WeekdayHours"][] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const open = hours.find((entry) => entry.weekday === weekday);
    if (open === undefined) return { weekday };
    return { weekday, opensAt: formatMinutes(open.opensMinute), closesAt: formatMinutes(open.closesMinute) };
  });
}

function hoursOn(hours: readonly OpeningHours[], date: string): OpeningHours | undefined {
  const weekday = weekdayOf(date);
  return hours.find((entry) => entry.weekday === weekday);
}

function nextOpening(hours: readonly OpeningHours[], zone: string, now: number): number | undefined {
  const today = localDateAt(zone, now);
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const date = addDays(today, ahead);
    const open = hoursOn(hours, date);
    const day = zoneDay(zone, date);
    const opensAt = open && day.startsAt + minuteAtWall(day, open.opensMinute) * minuteMs;
    if (opensAt !== undefined && opensAt > now) return opensAt;
  }
  return undefined;
}
