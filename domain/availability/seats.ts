import { type Cells, either, noCells, runsOf } from "./cells.ts";
import { type Board, chairsInTurn } from "./day.ts";
import type { PersonTasks } from "./person-tasks.ts";

/** A master for a task, and the cells at which they could begin it. */
export type Seat = { masterId: number; starts: Cells };

/** Of each task of a person, by its number: the masters who may do it, in the order in which they are chosen. */
export type Seats = readonly (readonly Seat[])[];

export function seatsOf(board: Board, { tasks }: PersonTasks): Seats {
  return tasks.map(({ masterIds, length }) =>
    chairsInTurn(board, masterIds).map(({ id, free }) => ({ masterId: id, starts: runsOf(free, length) })),
  );
}

/** The cells at which one of the masters could begin. */
export function startsOf(seats: readonly Seat[]): Cells {
  return seats.reduce((found, { starts }) => either(found, starts), noCells);
}
