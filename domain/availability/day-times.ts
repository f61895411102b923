import {
  type Cells,
  cellMinutes,
  cellRange,
  countCells,
  both,
  either,
  endOfCells,
  firstCell,
  hasCell,
  listCells,
  noCells,
  runsOf,
  without,
} from "./cells.ts";
import { effortOfVisit } from "./budget.ts";
import { type Board, boardOf, type Day } from "./day.ts";
import { type Reason, reasonsOn } from "./reason.ts";
import { type Search, searchOf } from "./search.ts";
import { type Unlock, unlocksOf } from "./unlock.ts";
import { type Visit, visitOf } from "./visit.ts";
import type { VisitRequest } from "./visit-request.ts";
import { isClosed, workOf } from "./work.ts";

/** closed: nobody works who could do it, or work is over. full: somebody does, and nothing is free. */
type DayState = "free" | "full" | "closed";

/** A time on the grid at which no visit can start. */
export type BlockedTime = { startMinute: number; reason: Reason; unlock?: Unlock };

/** `freeShare` is how much of the hours of the masters who are asked for is free, per cent: 1 to 100 on a free day, else 0. */
export type DaySummary = { state: DayState; freeShare: number; firstMinute?: number };
export type DayTimes = { state: DayState; visits: readonly Visit[]; blocked: readonly BlockedTime[] };
/** The visit that starts at a time, or why there is none. */
export type VisitAnswer = { kind: "visit"; visit: Visit } | { kind: "taken" | "tooSoon" | "outsideHours" };

/** Whether a day has free times, how free it is, and the first of them. */
export function summarizeDay(day: Day, request: VisitRequest): DaySummary {
  const board = boardOf(day);
  if (isClosed(board, request)) return { state: "closed", freeShare: 0 };
  const first = searchOf(board, request).firstAmong(board.startable);
  if (first === undefined) return { state: "full", freeShare: 0 };
  return { state: "free", freeShare: freeShareOf(board, request), firstMinute: first * cellMinutes };
}

/** The first visits of a day, at most `most` of them. */
export function firstVisits(day: Day, request: VisitRequest, most: number): Visit[] {
  const board = boardOf(day);
  if (isClosed(board, request)) return [];
  const search = searchOf(board, request);
  const visits: Visit[] = [];
  for (let rest = board.startable; visits.length < most;) {
    const start = search.firstAmong(rest);
    if (start === undefined) break;
    visits.push(...visitsAt(search, [start]));
    rest = both(rest, cellRange(start + 1, 128));
  }
  return visits;
}

/** The cells of a day at which a visit can start. */
export function startsOnDay(day: Day, request: VisitRequest): Cells {
  const board = boardOf(day);
  return isClosed(board, request) ? noCells : searchOf(board, request).startsAmong(board.startable);
}

/**
 * All visits of a day by the time at which they start, and why the other times of the grid have none: those times that
 * have not gone by, from the first to the last minute at which somebody who is asked for is at work, but for the hours
 * between a night and the next evening in which nobody is there who could do it.
 */
export function findTimes(day: Day, request: VisitRequest): DayTimes {
  const board = boardOf(day);
  if (isClosed(board, request)) return { state: "closed", visits: [], blocked: [] };
  const search = searchOf(board, request);
  const starts = search.startsAmong(board.startable);
  const visits = visitsAt(search, listCells(starts));
  const work = workOf(board, request);
  const hours = without(cellRange(Math.max(board.now, firstCell(work)), endOfCells(work)), restOf(board, work));
  const shown = without(hours, board.repeated);
  const blocked = without(shown, starts);
  const reasonAt = reasonsOn(board, request, blocked);
  const unlockAt = unlocksOf(board, request, both(blocked, board.startable));
  return {
    state: visits.length > 0 ? "free" : "full",
    visits,
    blocked: listCells(blocked).map((cell) => {
      const unlock = unlockAt(cell);
      return { startMinute: cell * cellMinutes, reason: reasonAt(cell), ...(unlock && { unlock }) };
    }),
  };
}

/**
 * The visit that starts at a minute of the day: the one that {@link findTimes} gives, or, of several people in many services,
 * a better one, or one at all, that takes longer to find. Without one the answer is
 * `taken` when there would be one were it not for other visits, and `outsideHours` when there would be none anyway.
 */
export function visitAt(day: Day, request: VisitRequest, minute: number): VisitAnswer {
  const board = boardOf(day);
  const cell = minute / cellMinutes;
  const isOnGrid = Number.isInteger(cell) && minute >= 0 && minute < day.minutes && !hasCell(board.repeated, cell);
  if (!isOnGrid) return { kind: "outsideHours" };
  if (cell < board.earliest) return { kind: "tooSoon" };
  const thorough = { ...request, effort: effortOfVisit };
  const placed = searchOf(board, thorough).place(cell);
  if (placed) return { kind: "visit", visit: visitOf(placed) };
  const masters = day.masters.map((master) => ({ ...master, busy: noCells }));
  const unvisited = boardOf({ ...day, masters, units: new Map() });
  return { kind: searchOf(unvisited, request).place(cell) ? "taken" : "outsideHours" };
}

function visitsAt(search: Search, starts: readonly number[]): Visit[] {
  return starts.flatMap((start) => {
    const placed = search.place(start);
    return placed ? [visitOf(placed)] : [];
  });
}

const shortestRest = (4 * 60) / cellMinutes;

/** The cells between two stretches of work in which nobody is there for four hours or longer. */
function restOf(board: Board, work: Cells): Cells {
  const present = [...board.chairs.values()].reduce((cells, chair) => either(cells, chair.work), noCells);
  const between = without(cellRange(firstCell(work), endOfCells(work)), present);
  return listCells(runsOf(between, shortestRest)).reduce(
    (cells, cell) => either(cells, cellRange(cell, cell + shortestRest)),
    noCells,
  );
}

function freeShareOf({ chairs, startable }: Board, { masterIds }: VisitRequest): number {
  let [work, free] = [0, 0];
  for (const id of masterIds) {
    const chair = chairs.get(id);
    if (chair === undefined) continue;
    work += countCells(chair.work);
    free += countCells(both(chair.free, startable));
  }
  return Math.min(100, Math.max(1, Math.round((100 * free) / work)));
}
