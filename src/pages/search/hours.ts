import { begins } from "../../../domain/part-of-day.ts";
import type { SearchQuery } from "../../../domain/search-address.ts";
import { addDays, formatMinutes, type LocalDate, weekdayOf } from "../../../domain/time.ts";

const noon = formatMinutes(begins.day);
const evening = formatMinutes(begins.evening);
const latestTonight = 20;
const saturday = 6;
const friday = 5;

/** The hours of a date that are asked for, HH:MM; without both it is the whole day. */
type Hours = Pick<SearchQuery, "from" | "until">;

/** The hours that can be chosen of a day, in its order. */
export const partsOfSearchedDay = [
  { name: "whole", from: undefined, until: undefined },
  { name: "morning", from: undefined, until: noon },
  { name: "day", from: noon, until: evening },
  { name: "evening", from: evening, until: undefined },
] as const satisfies readonly (Hours & { name: string })[];

type Preset = { name: "tonight" | "tomorrowMorning" | "saturdayMorning"; when: Hours & { date: LocalDate } };

/**
 * What is asked for most, as far as it is still to come and none is another one.
 * @param hour of today, 0 to 23
 */
export function presetsOf(today: LocalDate, hour: number): Preset[] {
  const weekday = weekdayOf(today);
  const morning = { from: undefined, until: noon };
  const presets: Preset[] = [{ name: "tomorrowMorning", when: { date: addDays(today, 1), ...morning } }];
  if (hour < latestTonight)
    presets.unshift({ name: "tonight", when: { date: today, from: evening, until: undefined } });
  if (weekday < friday) {
    presets.push({ name: "saturdayMorning", when: { date: addDays(today, saturday - weekday), ...morning } });
  }
  return presets;
}

/** Whether an address asks for these hours. */
export function asksFor(query: SearchQuery, { from, until }: Hours): boolean {
  return query.from === from && query.until === until;
}

/** The hour that a clock on the wall shows in an IANA zone, 0 to 23. */
export function hourInZone(timeZone: string, epoch: number): number {
  return Number(new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(epoch));
}
