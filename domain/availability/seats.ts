import { both, type Cells, either, runsOf } from "./cells.ts";
import { type Board, chairsInTurn } from "./day.ts";
import type { AbleMaster, PersonTasks } from "./person-tasks.ts";

/** A master for a task, the cells that they take for it and for cleaning up, those at which they could begin it, and those at which they are free. */
export type Seat = AbleMaster & { starts: Cells; free: Cells };

/** Of each task of a person, by its number: the masters who may do it, in the order in which they are chosen. */
export type Seats = readonly (readonly Seat[])[];

export function seatsOf(board: Board, { tasks }: PersonTasks): Seats {
  return tasks.map((task) =>
    chairsInTurn(board, task).map(({ chair, length, cleanup }) => ({
      masterId: chair.id,
      length,
      cleanup,
      free: chair.free,
      starts: both(runsOf(chair.free, length), runsOf(chair.vacant, length + cleanup)),
    })),
  );
}

/** The cells at which one of the masters could begin what takes so many cells. */
export type Starts = { length: number; starts: Cells };

/** The cells at which one of the masters could begin, by how long they take; the quickest first. */
export function startsOf(seats: readonly Seat[]): Starts[] {
  const found: Starts[] = [];
  for (const { length, starts } of seats) {
    const same = found.find((one) => one.length === length);
    if (same) same.starts = either(same.starts, starts);
    else found.push({ length, starts });
  }
  return found.length < 2 ? found : found.toSorted((left, right) => left.length - right.length);
}
