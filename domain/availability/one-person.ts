import { both, type Cells, earlier, either, firstCell, hasCell, isEmpty, noCells, within } from "./cells.ts";
import type { Board } from "./day.ts";
import { allTasks, type PersonTasks, stepKey, type Task } from "./person-tasks.ts";
import { type Seats, seatsOf, type Starts, startsOf, unitsAt } from "./seats.ts";

/** A service with its master, its units of rooms and devices, and its time, in cells. */
export type Placed = { task: Task; masterId: number; units: readonly number[]; start: number; length: number };

/** Where one person's services can begin on a day, were nobody else in the visit. */
export class Reach {
  readonly #person: PersonTasks;
  readonly #wait: number;
  readonly #ofTask: readonly (readonly Starts[])[];
  readonly #known = new Map<number, Cells>();

  /** @param wait the longest wait between two services, in cells */
  constructor(person: PersonTasks, seats: Seats, wait: number) {
    this.#person = person;
    this.#wait = wait;
    this.#ofTask = seats.map(startsOf);
  }

  /** The cells at which the task with that number can begin, by how long it takes; the quickest first. */
  taskStarts(number: number): readonly Starts[] {
    return this.#ofTask[number] ?? [];
  }

  /** The cells at which the first of the tasks of `left` can begin, so that all of them can be done. */
  startsOf(left: number): Cells {
    const starts = this.#known.get(left) ?? this.#find(left);
    this.#known.set(left, starts);
    return starts;
  }

  #find(left: number): Cells {
    let found = noCells;
    for (const { number, rest } of this.#person.nextOf(left)) {
      const ends = rest === 0 ? undefined : within(this.startsOf(rest), this.#wait);
      for (const { length, starts } of this.taskStarts(number)) {
        found = either(found, ends === undefined ? starts : both(starts, earlier(ends, length)));
      }
    }
    return found;
  }
}

/**
 * A service that can be done, in cells: for each of its needs the units that can be had then, the tasks that are left after
 * it, and the cell before which these can't be done.
 */
export type Turn = {
  task: Task;
  masterId: number;
  units: readonly (readonly number[])[];
  start: number;
  length: number;
  end: number;
  rest: number;
  least: number;
};

type Step = { task: Task; number: number; length: number; start: number; end: number; after: Step | undefined };

/**
 * One person's visits on a day: the shortest from each start, and among equally short ones the first in the order in
 * which the services were given; each service with the first master in turn of those who take as long.
 */
export class OnePersonSearch {
  readonly tasks: PersonTasks;
  /** The longest wait between two services, in cells. */
  readonly wait: number;
  readonly #seats: Seats;
  readonly #reach: Reach;
  readonly #starts: Cells;
  readonly #turns = new Map<number, readonly Turn[]>();
  readonly #shortest = new Map<number, Step | undefined>();

  /** @param wait the longest wait between two services, in cells */
  constructor(board: Board, person: PersonTasks, wait: number) {
    this.tasks = person;
    this.wait = wait;
    this.#seats = seatsOf(board, person);
    this.#reach = new Reach(person, this.#seats, wait);
    this.#starts = this.#reach.startsOf(allTasks(person));
  }

  placeBy(start: number, end: number): Placed[] | undefined {
    return this.leastEnd(start) <= end ? this.place(start) : undefined;
  }

  startsAmong(cells: Cells): Cells {
    return both(this.#starts, cells);
  }

  firstAmong(cells: Cells): number | undefined {
    const found = both(this.#starts, cells);
    return isEmpty(found) ? undefined : firstCell(found);
  }

  /** The cell at which the shortest visit from a start ends. */
  leastEnd(start: number): number {
    return this.#shortestFrom(allTasks(this.tasks), start)?.end ?? Number.POSITIVE_INFINITY;
  }

  place(start: number): Placed[] | undefined {
    const placed: Placed[] = [];
    for (let step = this.#shortestFrom(allTasks(this.tasks), start); step; step = step.after) {
      const { task, number, length, start: at } = step;
      const seat = this.#seats[number]?.find((one) => one.length === length && hasCell(one.starts, at));
      if (seat === undefined) return undefined;
      placed.push({ task, masterId: seat.masterId, units: unitsAt(seat, at), start: at, length });
    }
    return placed.length === 0 ? undefined : placed;
  }

  /** What can be done first of the tasks of `left`, from a cell on, so that all of them can be done. */
  turnsFrom(left: number, start: number): readonly Turn[] {
    const key = stepKey(left, start);
    const known = this.#turns.get(key);
    if (known) return known;
    const turns = this.#findTurns(left, start);
    this.#turns.set(key, turns);
    return turns;
  }

  #findTurns(left: number, start: number): Turn[] {
    if (!hasCell(this.#reach.startsOf(left), start)) return [];
    const turns = this.tasks.nextOf(left).flatMap(({ number, task, rest }) => {
      const seats = (this.#seats[number] ?? []).filter(({ starts }) => hasCell(starts, start));
      return seats.map(({ masterId, length, needs }) => {
        const units = needs.map((need) => need.filter(({ starts }) => hasCell(starts, start)).map(({ unit }) => unit));
        const end = start + length;
        return { task, masterId, units, start, length, end, rest, least: this.#leastEndAfter(rest, end) };
      });
    });
    return turns.filter(({ least }) => Number.isFinite(least));
  }

  #leastEndAfter(left: number, end: number): number {
    if (left === 0) return end;
    let least = Number.POSITIVE_INFINITY;
    for (let next = end; next <= end + this.wait && next < least; next += 1) {
      least = Math.min(least, this.#shortestFrom(left, next)?.end ?? Number.POSITIVE_INFINITY);
    }
    return least;
  }

  #shortestFrom(left: number, start: number): Step | undefined {
    const key = stepKey(left, start);
    if (!this.#shortest.has(key)) this.#shortest.set(key, this.#findShortest(left, start));
    return this.#shortest.get(key);
  }

  #findShortest(left: number, start: number): Step | undefined {
    let best: Step | undefined;
    if (!hasCell(this.#reach.startsOf(left), start)) return best;
    for (const { number, task, rest } of this.tasks.nextOf(left)) {
      for (const { length, starts } of this.#reach.taskStarts(number)) {
        if (!hasCell(starts, start)) continue;
        const end = start + length;
        if (rest === 0) return { task, number, length, start, end, after: undefined };
        for (let next = end; next <= end + this.wait && next < (best?.end ?? Number.POSITIVE_INFINITY); next += 1) {
          const after = this.#shortestFrom(rest, next);
          if (after && (best === undefined || after.end < best.end))
            best = { task, number, length, start, end: after.end, after };
        }
      }
    }
    return best;
  }
}
