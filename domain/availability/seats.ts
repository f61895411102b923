import { both, type Cells, either, hasCell, noCells, runsOf, wholeDay, without } from "./cells.ts";
import { type Board, chairsInTurn } from "./day.ts";
import type { AbleMaster, PersonTasks, Task } from "./person-tasks.ts";

/**
 * A master for a task, the cells that they take for it and for cleaning up, and those at which they could begin it in a room
 * and with a device that it needs.
 */
export type Seat = AbleMaster & { starts: Cells; needs: readonly (readonly UnitSeat[])[] };

/** A unit of a room or a device, and the cells at which a task could begin in it. */
type UnitSeat = { unit: number; starts: Cells };

/** Of each task of a person, by its number: the masters who may do it, in the order in which they are chosen. */
export type Seats = readonly (readonly Seat[])[];

export function seatsOf(board: Board, { tasks }: PersonTasks): Seats {
  return tasks.map((task) =>
    chairsInTurn(board, task).map(({ chair, length, cleanup }) => {
      const needs = unitSeatsOf(board, task, length + cleanup);
      const byMaster = runsOf(chair.free, length + cleanup);
      const starts = needs.reduce((found, units) => both(found, startsInOne(units)), byMaster);
      return { masterId: chair.id, length, cleanup, starts, needs };
    }),
  );
}

/** A room is taken until it is clean, as the master is. */
function unitSeatsOf({ units }: Board, { needs }: Task, length: number): UnitSeat[][] {
  return needs.map((need) =>
    need.map((unit) => {
      return { unit, starts: runsOf(without(wholeDay, units.get(unit) ?? noCells), length) };
    }),
  );
}

function startsInOne(units: readonly UnitSeat[]): Cells {
  return units.reduce((found, { starts }) => either(found, starts), noCells);
}

/** The first units in which a seat's task can begin at one of its starts: one for each need. */
export function unitsAt({ needs }: Seat, start: number): number[] {
  return needs.flatMap((units) => {
    const vacant = units.filter(({ starts }) => hasCell(starts, start));
    return vacant.slice(0, 1).map(({ unit }) => unit);
  });
}

/** The cells at which one of the masters could begin what takes so many cells. */
export type Starts = { length: number; starts: Cells };

/** The cells at which one of the masters could begin, by how long they take; the quickest first. */
export function startsOf(seats: readonly Seat[]): Starts[] {
  const byLength = new Map<number, Cells>();
  for (const { length, starts } of seats) byLength.set(length, either(byLength.get(length) ?? noCells, starts));
  return [...byLength]
    .map(([length, starts]) => ({ length, starts }))
    .toSorted((one, other) => one.length - other.length);
}
