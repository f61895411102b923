import {
  both,
  type Cells,
  cellMinutes,
  cellRange,
  cellsOfDay,
  cellsTouched,
  countCells,
  type Minutes,
  noCells,
  wholeDay,
  without,
} from "./cells.ts";
import type { AbleMaster, Task } from "./person-tasks.ts";

/** One master on one day. */
type MasterDay = {
  id: number;
  /** When they are at work: shifts without breaks, on past the end of the day as far as there are cells. */
  work: Cells;
  /** When they are taken by visits, as far as that. */
  busy: Cells;
  /** Among masters who are equally busy that day the smaller rank is chosen; no two masters have the same. */
  rank: number;
  /** Chosen before all others: the master of the hold that stands for this visit. */
  isPreferred?: boolean;
};

/** A unit of a room or a device: what one client takes of it at a time. By number: the cells in which it is taken. */
export type Units = ReadonlyMap<number, Cells>;

/** One day of a firm. Minutes are those that pass from the first instant of the day on, not those of a wall clock. */
export type Day = {
  masters: readonly MasterDay[];
  /** Those that are taken at some time of the day; absent where none is. */
  units?: Units;
  /** How long the day is: a visit begins in it, and may end after it. */
  minutes: number;
  /** The first minute that has not gone by: 0 on a day to come, the day's length on one that is over. */
  nowMinute: number;
  /** The first minute at which a visit may start. */
  earliestMinute: number;
  /** An hour that the clocks show for the second time: no visit starts in it. */
  repeated?: Minutes | undefined;
};

export type Chair = {
  id: number;
  /** When they are at work on the day itself. */
  work: Cells;
  /** When they can be had, on past the end of the day. */
  free: Cells;
  /** The place in the order in which masters are chosen: the preferred first, then the least busy, then by rank. */
  turn: number;
};

/** A day ready to be searched. */
export type Board = {
  /** The masters who are there, by id; in the order of their turns. */
  chairs: ReadonlyMap<number, Chair>;
  units: Units;
  now: number;
  /** The cells at which a visit may start, as far as the clock is concerned. */
  startable: Cells;
  /** The first of them. */
  earliest: number;
  /** The cells whose wall time has been shown before. */
  repeated: Cells;
};

/** Readies the masters of a day. */
export function boardOf(day: Day): Board {
  const earliest = Math.ceil(Math.max(day.earliestMinute, day.nowMinute) / cellMinutes);
  const repeated = day.repeated ? cellsTouched([day.repeated]) : noCells;
  const end = Math.ceil(day.minutes / cellMinutes);
  return {
    chairs: chairsOf(day.masters, cellRange(0, end)),
    units: day.units ?? new Map(),
    now: Math.ceil(day.nowMinute / cellMinutes),
    startable: without(cellRange(earliest, end), repeated),
    earliest,
    repeated,
  };
}

/** A day on which masters are free all the time, and so is every room. */
export function freeBoard(masterIds: readonly number[]): Board {
  const masters = masterIds.map((id, rank) => ({ id, work: wholeDay, busy: noCells, rank }));
  return boardOf({ masters, minutes: cellsOfDay * cellMinutes, nowMinute: 0, earliestMinute: 0 });
}

function chairsOf(masters: readonly MasterDay[], day: Cells): Map<number, Chair> {
  const byTurn = masters
    .map((master) => ({ master, load: master.isPreferred ? -1 : countCells(both(master.busy, day)) }))
    .toSorted((left, right) => left.load - right.load || left.master.rank - right.master.rank);
  return new Map(
    byTurn.map(({ master: { id, work, busy } }, turn) => {
      return [id, { id, work: both(work, day), free: without(work, busy), turn }];
    }),
  );
}

type ChairInTurn = { chair: Chair } & Pick<AbleMaster, "length" | "cleanup">;

/** The masters who may do a task and are there that day, in the order in which they are chosen, with the cells they take. */
export function chairsInTurn({ chairs }: Board, { able }: Task): ChairInTurn[] {
  const found: ChairInTurn[] = [];
  for (const { masterId, length, cleanup } of able) {
    const chair = chairs.get(masterId);
    if (chair !== undefined) found.push({ chair, length, cleanup });
  }
  return found.toSorted((left, right) => left.chair.turn - right.chair.turn);
}
