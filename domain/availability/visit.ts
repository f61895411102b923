import { cellMinutes } from "./cells.ts";
import type { Placed } from "./one-person.ts";

/**
 * One service of a visit, in minutes of the day. `index` is its place among the entries of the request, `units` are those of
 * rooms and devices that it takes: one for each need.
 */
export type VisitEntry = {
  index: number;
  masterId: number;
  units: readonly number[];
  startMinute: number;
  endMinute: number;
};
/** A visit that can be had: its entries in the order of the request. */
export type Visit = { startMinute: number; endMinute: number; entries: readonly VisitEntry[] };
/** Writes what a search placed. */
export function visitOf(placed: readonly Placed[]): Visit {
  let [start, end] = [Number.POSITIVE_INFINITY, 0];
  const entries: VisitEntry[] = [];
  for (const { task, masterId, units, start: at, length } of placed) {
    const until = at + length;
    start = Math.min(start, at);
    end = Math.max(end, until);
    const { index } = task;
    entries.push({ index, masterId, units, startMinute: at * cellMinutes, endMinute: until * cellMinutes });
  }
  entries.sort((left, right) => left.index - right.index);
  return { startMinute: start * cellMinutes, endMinute: end * cellMinutes, entries };
}
