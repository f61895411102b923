import type { PickedBecause } from "../entities.ts";
import { both, type Cells, cellMinutes, cellRange, countCells, isEmpty, without } from "./cells.ts";
import type { Day } from "./day.ts";
import type { Visit, VisitEntry } from "./visit.ts";
import type { Able, VisitRequest } from "./visit-request.ts";

/**
 * Why each entry of a visit has its master, in their order; undefined where the master was asked for by name, or where nobody
 * else does it.
 */
export function whyPicked(day: Day, request: VisitRequest, visit: Visit): (PickedBecause | undefined)[] {
  return visit.entries.map((entry) => {
    const wanted = request.entries[entry.index];
    if (wanted?.masterId !== null || wanted.able.length < 2) return undefined;
    const candidates = candidatesOf(day, wanted.able);
    const chosen = candidates.find(({ masterId }) => masterId === entry.masterId);
    const rivals = candidates.filter((one) => couldDo(visit, entry, one));
    return chosen && (reasonFor(chosen, rivals) ?? (chosen.isPreferred ? "sameMaster" : "fitsVisit"));
  });
}

/** A master who could do something and is there that day; `load` is how many cells of it they are taken by visits. */
type Candidate = Able & Pick<Day["masters"][number], "work" | "busy" | "rank" | "isPreferred"> & { load: number };

function candidatesOf({ masters, minutes }: Day, able: readonly Able[]): Candidate[] {
  return able.flatMap((one) => {
    const master = masters.find(({ id }) => id === one.masterId);
    return master ? [{ ...master, ...one, load: countCells(both(master.busy, cellsOf(0, minutes))) }] : [];
  });
}

function reasonFor(chosen: Candidate, rivals: readonly Candidate[]): PickedBecause | undefined {
  if (rivals.length === 0) return "onlyFree";
  if (rivals.every(({ minutes }) => chosen.minutes < minutes)) return "quickest";
  if (rivals.some(({ minutes }) => minutes < chosen.minutes)) return undefined;
  const others = rivals.filter(({ minutes }) => minutes === chosen.minutes);
  if (others.every(({ load }) => chosen.load < load)) return "leastBusy";
  return others.every(({ load, rank }) => chosen.load < load || (chosen.load === load && chosen.rank < rank))
    ? "bestRated"
    : undefined;
}

/** Whether a master is free to do an entry in the place of who does it, whom the visit takes, beside the rest of the visit. */
function couldDo(visit: Visit, entry: VisitEntry, candidate: Candidate): boolean {
  const { masterId, minutes, cleanupMinutes = 0, work, busy } = candidate;
  const wanted = cellsOf(entry.startMinute, entry.startMinute + minutes);
  const cleanedUp = cellsOf(entry.startMinute, entry.startMinute + minutes + cleanupMinutes);
  const isFree = isEmpty(without(cleanedUp, without(work, busy)));
  return isFree && visit.entries.every((other) => other.masterId !== masterId || isApart(other, wanted));
}

function isApart({ startMinute, endMinute }: VisitEntry, cells: Cells): boolean {
  return isEmpty(both(cellsOf(startMinute, endMinute), cells));
}

function cellsOf(startMinute: number, endMinute: number): Cells {
  return cellRange(Math.floor(startMinute / cellMinutes), Math.ceil(endMinute / cellMinutes));
}
