import { both, type Cells, either, noCells } from "../../../domain/availability/cells.ts";
import type { Units } from "../../../domain/availability/day.ts";
import type { ZoneDay } from "../../../domain/zone.ts";
import type { BusyTime } from "../../db/queries/busy-times.ts";
import { busyCells } from "./busy-cells.ts";
import type { Rooms } from "./rooms.ts";

/**
 * Sorts the busy times of units into days. A room that had more units once is as full as if whoever has one of those had one
 * of the others.
 * @returns for the number of a day: the cells in which the units that are asked for, and others of their rooms, are taken
 */
export function busyUnits(
  { roomOf, numberOf }: Rooms,
  asked: readonly number[],
  days: readonly ZoneDay[],
  times: readonly BusyTime[],
): (day: number) => Units {
  const rooms = [...new Set(asked.flatMap((unit) => roomOf(unit) ?? []))];
  const numbers = rooms.flatMap(({ units, former }) => [...units, ...former]);
  const taken = times.flatMap(({ isOwn, startsAt, endsAt, ...resource }) => {
    const id = isOwn ? undefined : numberOf(resource);
    return id === undefined ? [] : [{ id, startsAt, endsAt }];
  });
  const busyOn = busyCells(days, numbers, taken);
  return (day) => {
    const busy = new Map<number, Cells>();
    for (const { units, former } of rooms) {
      for (const unit of units) busy.set(unit, busyOn(day, unit));
      for (const unit of former) share(busy, units, busyOn(day, unit));
    }
    return busy;
  };
}

/** Takes cells of the first units that have them left. */
function share(busy: Map<number, Cells>, units: readonly number[], cells: Cells): void {
  let rest = cells;
  for (const unit of units) {
    const others = busy.get(unit) ?? noCells;
    busy.set(unit, either(others, rest));
    rest = both(rest, others);
  }
}
