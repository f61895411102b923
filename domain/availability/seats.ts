import { type Cells, either, noCells, runsOf } from "./cells.ts";
import { type Board, chairsInTurn } from "./day.ts";
import type { PersonTasks } from "./person-tasks.ts";

/** A master for a task, the cells that they take for it, and those at which they could begin it. */
export type Seat = { masterId: number; length: number; starts: Cells };

/** Of each task of a person, by its number: the masters who may do it, in the order in which they are chosen. */
export type Seats = readonly (readonly Seat[])[];

export function seatsOf(board: Board, { tasks }: PersonTasks): Seats {
  return tasks.map((task) =>
    chairsInTurn(board, task).map(({ chair, length }) => ({
      masterId: chair.id,
      length,
      starts: runsOf(chair.free, length),
    })),
  );
}

/** The cells at which one of the masters could begin what takes so many cells. */
export type Starts = { length: number; starts: Cells };

/** The cells at which one of the masters could begin, by how long they take; the quickest first. */
export function startsOf(seats: readonly Seat[]): Starts[] {
  const byLength = new Map<number, Cells>();
  for (const { length, starts } of seats) byLength.set(length, either(byLength.get(length) ?? noCells, starts));
  return [...byLength]
    .map(([length, starts]) => ({ length, starts }))
    .toSorted((left, right) => left.length - right.length);
}
