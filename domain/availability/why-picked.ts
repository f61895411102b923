import type { PickedBecause } from "../entities.ts";
import { both, type Cells, cellMinutes, cellRange, countCells, isEmpty, without } from "./cells.ts";
import type { Day } from "./day.ts";
import type { Visit, VisitEntry } from "./visit.ts";
import type { Able, VisitRequest } from "./visit-request.ts";

/**
 * Why each entry of a visit has its master, in their order; undefined where the master was asked for by name, where nobody
 * else does it, or where it is only what the whole visit needs.
 */
export function whyPicked(day: Day, request: VisitRequest, visit: Visit): (PickedBecause | undefined)[] {
  return visit.entries.map((entry) => {
    const wanted = request.entries[entry.index];
    const chosen = wanted?.able.find(({ masterId }) => masterId === entry.masterId);
    if (wanted === undefined || chosen === undefined || wanted.masterId !== null || wanted.able.length < 2)
      return undefined;
    const rivals = wanted.able.filter((able) => able !== chosen && couldDo(day, visit, entry, able));
    return reasonFor(day, chosen, rivals);
  });
}

function reasonFor(day: Day, chosen: Able, rivals: readonly Able[]): PickedBecause | undefined {
  if (rivals.length === 0) return "onlyFree";
  if (rivals.every(({ minutes }) => chosen.minutes < minutes)) return "quickest";
  if (rivals.some(({ minutes }) => minutes < chosen.minutes)) return undefined;
  const own = standingOf(day, chosen);
  const others = rivals.filter(({ minutes }) => minutes === chosen.minutes).map((able) => standingOf(day, able));
  if (others.every(({ load }) => own.load < load)) return "leastBusy";
  return others.every(({ load, rank }) => own.load < load || (own.load === load && own.rank < rank))
    ? "bestRated"
    : undefined;
}

/** Whether a master is free to do an entry in the place of who does it, beside the rest of the visit. */
function couldDo(day: Day, visit: Visit, entry: VisitEntry, able: Able): boolean {
  const { masterId, minutes, cleanupMinutes = 0 } = able;
  const master = day.masters.find(({ id }) => id === masterId);
  if (master === undefined) return false;
  const wanted = cellsOf(entry.startMinute, entry.startMinute + minutes);
  const cleanedUp = cellsOf(entry.startMinute, entry.startMinute + minutes + cleanupMinutes);
  const isFree = isEmpty(without(cleanedUp, without(master.work, master.busy)));
  return (
    isFree && visit.entries.every((other) => other === entry || other.masterId !== masterId || isApart(other, wanted))
  );
}

function isApart({ startMinute, endMinute }: VisitEntry, cells: Cells): boolean {
  return isEmpty(both(cellsOf(startMinute, endMinute), cells));
}

function cellsOf(startMinute: number, endMinute: number): Cells {
  return cellRange(Math.floor(startMinute / cellMinutes), Math.ceil(endMinute / cellMinutes));
}

function standingOf({ masters, minutes }: Day, { masterId }: Able): { load: number; rank: number } {
  const master = masters.find(({ id }) => id === masterId);
  const load = master ? countCells(both(master.busy, cellsOf(0, minutes))) : 0;
  return { load, rank: master?.rank ?? Number.POSITIVE_INFINITY };
}
