import { limits } from "./limits.ts";
import type { LocalDate } from "./time.ts";
import { epochAtWall, localDateAt } from "./zone.ts";

/** Between which instants of a local date people are written to in a zone, `until` excluded. Epoch milliseconds. */
export function sendingHours(timeZone: string, date: LocalDate): { from: number; until: number } {
  const { fromHour, untilHour } = limits.reminderHours;
  const at = (hour: number) => epochAtWall(timeZone, date, hour * 60);
  return { from: at(fromHour), until: at(untilHour) };
}

/** Whether people are written to at this hour in a zone. */
export function isSendingHour(timeZone: string, now: number): boolean {
  const { from, until } = sendingHours(timeZone, localDateAt(timeZone, now));
  return from <= now && now < until;
}
