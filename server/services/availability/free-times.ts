import { both, type Cells, cellMinutes, cellRange, listCells } from "../../../domain/availability/cells.ts";
import type { Instant } from "../../../domain/time.ts";
import { minuteAtWall, zoneDay } from "../../../domain/zone.ts";
import type { FreeTimes, HoursWanted, LookedFor } from "../../core/availability.ts";
import { alikeServices } from "./alike-services.ts";
import { earliestCell, openDates } from "./firm-days.ts";
import type { FirmSchedule } from "./firm-schedule.ts";
import { instantAt } from "./slot.ts";
import type { CachedSources } from "./sources.ts";

/** How many times of a service are told. */
const most = 4;

type Asked = { firmIds: readonly number[]; hours: HoursWanted; now: number; lookedFor?: LookedFor | undefined };

/** firmId → the first free times of each of its services, or of those that are looked for, in the hours that are wanted. */
export async function findFreeTimes(
  { schedules, days }: CachedSources,
  { firmIds, hours, now, lookedFor }: Asked,
): Promise<Map<number, FreeTimes>> {
  const windowOf = windowsOf(hours, now);
  const asked = [...(await schedules.of(firmIds)).values()].flatMap((schedule) => {
    const window = windowOf(schedule);
    const groups = window ? alikeServices(schedule, lookedFor?.(schedule.id)) : [];
    return window === undefined || groups.length === 0 ? [] : { schedule, date: hours.date, window, groups };
  });
  const found = new Map<number, Map<number, readonly Instant[]>>();
  for (const { schedule, window, groups, day } of await days.of(asked, now)) {
    const times = new Map<number, readonly Instant[]>();
    for (const { request, services } of groups) {
      const cells = listCells(both(day.startsOf(request), window.wanted)).slice(0, most);
      if (cells.length === 0) continue;
      const told = cells.map(window.instantAt);
      for (const { id } of services) times.set(id, told);
    }
    if (times.size > 0) found.set(schedule.id, times);
  }
  return found;
}

/** When a visit may start in the hours that are wanted, as far as the clock is concerned. */
type Window = { wanted: Cells; instantAt: (cell: number) => Instant };

/** The windows of firms, found once for all that are in one zone and take reservations alike; none on a date when they take none. */
function windowsOf(hours: HoursWanted, now: number): (schedule: FirmSchedule) => Window | undefined {
  const known = new Map<string, Window | undefined>();
  return (schedule) => {
    const key = `${schedule.timeZone} ${schedule.horizonDays} ${schedule.leadMinutes}`;
    if (!known.has(key)) known.set(key, findWindow(schedule, hours, now));
    return known.get(key);
  };
}

function findWindow(
  schedule: FirmSchedule,
  { date, fromMinute, untilMinute }: HoursWanted,
  now: number,
): Window | undefined {
  const { first, last } = openDates(schedule, now);
  if (date < first || date > last) return undefined;
  const day = zoneDay(schedule.timeZone, date);
  const cellAt = (minute: number) => Math.ceil(minuteAtWall(day, minute) / cellMinutes);
  const earliest = Math.max(cellAt(fromMinute), earliestCell(schedule, day, now));
  const instants = new Map<number, Instant>();
  return {
    wanted: cellRange(earliest, cellAt(untilMinute)),
    instantAt(cell) {
      const instant = instants.get(cell) ?? instantAt(day, cell * cellMinutes);
      instants.set(cell, instant);
      return instant;
    },
  };
}
