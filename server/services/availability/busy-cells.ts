import { minuteMs } from "../../../domain/time.ts";
import { cellMinutes, type Cells, cellsOfDay, CellTable } from "../../../domain/availability/cells.ts";
import type { ZoneDay } from "../../../domain/zone.ts";
import type { BusyTime } from "../../db/queries/busy-times.ts";

const longestDay = 25 * 60;

/**
 * Sorts the busy times of a firm's masters, or of its units, into days that follow one another: which cells of a day one of
 * them is taken in. A day has more cells than hours: those that are left are the first of the next.
 */
export function busyCells(
  days: readonly ZoneDay[],
  ids: readonly number[],
  times: readonly Pick<BusyTime, "id" | "startsAt" | "endsAt">[],
): (day: number, id: number) => Cells {
  const table = new CellTable(days.length * ids.length);
  const places = new Map(ids.map((id, place) => [id, place]));
  const starts = days.map(({ startsAt }) => startsAt / minuteMs);
  const placeOf = (id: number) => places.get(id) ?? 0;
  for (const { id, startsAt, endsAt } of times) {
    const place = placeOf(id);
    const last = dayBefore(starts, startsAt);
    // The day before has cells for the first hours of this one.
    const isInBoth = last > 0 && startsAt - (starts[last - 1] ?? 0) < cellsOfDay * cellMinutes;
    for (let day = isInBoth ? last - 1 : last; day < days.length && (starts[day] ?? 0) < endsAt; day += 1) {
      const midnight = starts[day] ?? 0;
      const from = Math.floor((startsAt - midnight) / cellMinutes);
      table.add(day * ids.length + place, from, Math.ceil((endsAt - midnight) / cellMinutes));
    }
  }
  return (day, id) => table.get(day * ids.length + placeOf(id));
}

/** The number of the last day that begins before a time; 0 when none does. No day is longer than 25 hours. */
function dayBefore(starts: readonly number[], time: number): number {
  let day = Math.min(starts.length - 1, Math.max(0, Math.floor((time - (starts[0] ?? 0)) / longestDay)));
  while ((starts[day + 1] ?? Number.POSITIVE_INFINITY) <= time) day += 1;
  return day;
}
