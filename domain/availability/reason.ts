import { type Cells, cellMinutes, either, hasCell, noCells, runLength } from "./cells.ts";
import { type Board, type Chair, chairsInTurn } from "./day.ts";
import { everyoneHasOwn } from "./matching.ts";
import { allTasks, type PersonTasks, stepKey } from "./person-tasks.ts";
import { searchOf } from "./search.ts";
import type { VisitRequest } from "./visit-request.ts";

/**
 * Why no visit can start at a time, the first that is true:
 * - tooSoon: it is earlier than the firm's lead time;
 * - roomTaken: it could be had, were it not for others who have the room or the device then;
 * - masterAway: nobody who could begin is at work at that minute, or too few for the people to begin together;
 * - busy: those who are at work are taken at that minute, or too many of them;
 * - tooShort: it could begin, but there is not room for all of it. `freeMinutes` is how many minutes of the longest-held-up
 *   person's services could be done; absent when each person alone could be served, and only the people together can't.
 */
export type Reason =
  | { kind: "tooSoon" | "roomTaken" | "masterAway" | "busy" }
  | { kind: "tooShort"; freeMinutes?: number };

/** Tells why no visit of the request starts at one of the cells, given that none does. */
export function reasonsOn(board: Board, request: VisitRequest, cells: Cells): (cell: number) => Reason {
  const withRooms =
    board.units.size === 0 ? noCells : searchOf({ ...board, units: new Map() }, request).startsAmong(cells);
  const canBeginAtWork = beginning(board, request, ({ work }) => work);
  const canBeginFree = beginning(board, request, ({ free }) => free);
  const mostFrom = request.people.map((person) => mostDone(board, person, request.wait));
  return (cell) => {
    if (cell < board.earliest) return { kind: "tooSoon" };
    if (hasCell(withRooms, cell)) return { kind: "roomTaken" };
    if (!canBeginAtWork(cell)) return { kind: "masterAway" };
    if (!canBeginFree(cell)) return { kind: "busy" };
    const least = Math.min(...mostFrom.map((most) => most(cell)));
    return least === everything ? { kind: "tooShort" } : { kind: "tooShort", freeMinutes: least * cellMinutes };
  };
}

/** Tells whether everybody, or somebody when they follow one another, has a master of their own to begin with. */
function beginning(board: Board, request: VisitRequest, cellsOf: (chair: Chair) => Cells): (cell: number) => boolean {
  const choices = request.people.map((person) =>
    person.nextOf(allTasks(person)).flatMap(({ task }) => chairsInTurn(board, task).map(({ chair }) => chair)),
  );
  const anyone = choices.map((chairs) => chairs.map(cellsOf).reduce(either, noCells));
  if (request.arrangement !== "together" || anyone.length === 1) {
    const somebody = anyone.reduce(either, noCells);
    return (cell) => hasCell(somebody, cell);
  }
  return (cell) =>
    everyoneHasOwn(
      choices.map((chairs) => chairs.filter((chair) => hasCell(cellsOf(chair), cell)).map(({ id }) => id)),
    );
}

const everything = Number.POSITIVE_INFINITY;

/**
 * How many cells of a person's services can be done and cleaned up after from a cell on, `everything` when all of them can; the last service
 * counts as far as it gets.
 */
function mostDone(board: Board, person: PersonTasks, wait: number): (start: number) => number {
  const chairsOf = new Map(person.tasks.map((task) => [task, chairsInTurn(board, task)]));
  const known = new Map<number, number>();
  function after(left: number, end: number): number {
    if (left === 0) return everything;
    const key = stepKey(left, end);
    const found = known.get(key) ?? most(left, end, end + wait);
    known.set(key, found);
    return found;
  }
  function most(left: number, from: number, until: number): number {
    let done = 0;
    for (let at = from; at <= until; at += 1) {
      for (const { task, rest } of person.nextOf(left)) {
        for (const { chair, length, cleanup } of chairsOf.get(task) ?? []) {
          const run = runLength(chair.free, at) - cleanup;
          done = Math.max(done, run < length ? run : length + after(rest, at + length));
        }
      }
    }
    return done;
  }
  return (start) => most(allTasks(person), start, start);
}
