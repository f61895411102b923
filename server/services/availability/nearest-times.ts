import { both, cellMinutes, cellRange, cellsOfDay, firstCell } from "../../../domain/availability/cells.ts";
import { addDays } from "../../../domain/time.ts";
import type { LookedFor, FreeTime } from "../../core/availability.ts";
import { type AlikeServices, alikeServices } from "./alike-services.ts";
import type { KnownDay } from "./day-cache.ts";
import { earliestCell, openDates } from "./firm-days.ts";
import type { FirmSchedule } from "./firm-schedule.ts";
import { instantAt } from "./slot.ts";
import type { CachedSources } from "./sources.ts";

/** Days from today on, end excluded. Most firms have a free time today or in the next days, so that the rest is rarely read. */
const stretches = [
  { from: 0, until: 1 },
  { from: 1, until: 3 },
  { from: 3, until: 14 },
];

type Asked = { firmIds: readonly number[]; now: number; lookedFor: LookedFor | undefined };

/** firmId → the nearest free time of the next two weeks, of any service or of any that is looked for; the most popular of those that have it. */
export async function findNearestTimes(
  { schedules, days }: CachedSources,
  { firmIds, now, lookedFor }: Asked,
): Promise<Map<number, FreeTime>> {
  const all = [...(await schedules.of(firmIds)).values()];
  let waiting = all.map((schedule) => ({ schedule, groups: alikeServices(schedule, lookedFor?.(schedule.id)) }));
  const found = new Map<number, FreeTime>();
  for (const stretch of stretches) {
    const asked = waiting.flatMap((one) => datesOf(one.schedule, stretch, now).map((date) => ({ ...one, date })));
    for (const { schedule, groups, day } of await days.of(asked, now)) {
      const first = found.has(schedule.id) ? undefined : firstOn(day, groups, earliestCell(schedule, day.zoneDay, now));
      if (first) found.set(schedule.id, first);
    }
    waiting = waiting.filter(({ schedule }) => !found.has(schedule.id));
  }
  return found;
}

function datesOf(schedule: FirmSchedule, { from, until }: (typeof stretches)[number], now: number): string[] {
  const { first, last } = openDates(schedule, now);
  return Array.from({ length: until - from }, (_, index) => addDays(first, from + index)).filter(
    (date) => date <= last,
  );
}

/** The first time of a day from a cell on, for the first of those services that have it. */
function firstOn(day: KnownDay, groups: readonly AlikeServices[], earliest: number): FreeTime | undefined {
  const toCome = cellRange(earliest, cellsOfDay);
  let [least, serviceId] = [cellsOfDay, 0];
  for (const { request, services } of groups) {
    const cell = firstCell(both(day.startsOf(request), toCome));
    const [service] = services;
    if (cell < least && service !== undefined) [least, serviceId] = [cell, service.id];
  }
  if (least === cellsOfDay) return undefined;
  return { startTime: instantAt(day.zoneDay, least * cellMinutes), serviceId };
}
