import { both, type Cells, earlier, either, firstCell, hasCell, isEmpty, noCells, within } from "./cells.ts";
import type { Board } from "./day.ts";
import type { Placed } from "./one-person.ts";
import { allTasks, mostInAnyOrder, type Next, type PersonTasks, stepKey } from "./person-tasks.ts";
import { type Seats, seatsOf, startsOf, unitsAt } from "./seats.ts";
import type { VisitRequest } from "./visit-request.ts";

/** Somebody's turn in a visit: from a cell on, for so many cells, and who comes after them. */
type Turn = { visits: PersonVisits; start: number; length: number; lastEnd: number; after: Turn | undefined };

/**
 * Several people's visits on a day, each of whom begins when the one before them is done, or soon after: from each start
 * the one that ends first, and among these the first in the order in which the people were given. Nobody is in need of a
 * master or a room at the same time as anybody else, so that everything is tried, and no bound is needed.
 */
export class OneAfterAnotherSearch {
  readonly #people: readonly PersonVisits[];
  readonly #wait: number;
  readonly #starts = new Map<number, Cells>();
  readonly #turns = new Map<number, Turn | undefined>();

  constructor(board: Board, { people, wait }: Pick<VisitRequest, "people" | "wait">) {
    this.#people = people.map((person) => new PersonVisits(person, seatsOf(board, person), wait));
    this.#wait = wait;
  }

  place(start: number): Placed[] | undefined {
    const placed: Placed[] = [];
    for (let turn = this.#turnFrom(this.#everybody(), start); turn; turn = turn.after)
      placed.push(...turn.visits.place(turn.start, turn.length));
    return placed.length === 0 ? undefined : placed;
  }

  startsAmong(cells: Cells): Cells {
    return both(this.#startsOf(this.#everybody()), cells);
  }

  firstAmong(cells: Cells): number | undefined {
    const found = this.startsAmong(cells);
    return isEmpty(found) ? undefined : firstCell(found);
  }

  #everybody(): number {
    return (1 << this.#people.length) - 1;
  }

  /** Who of the people that are left may come next, and who is left after them. */
  #nextOf(left: number): { visits: PersonVisits; rest: number }[] {
    const next = this.#people.flatMap((visits, number) =>
      (left >> number) & 1 ? [{ visits, rest: left & ~(1 << number) }] : [],
    );
    return this.#people.length <= mostInAnyOrder ? next : next.slice(0, 1);
  }

  /** The cells at which the first of the people of `left` can begin, so that all of them can be served. */
  #startsOf(left: number): Cells {
    const known = this.#starts.get(left) ?? this.#findStarts(left);
    this.#starts.set(left, known);
    return known;
  }

  #findStarts(left: number): Cells {
    let found = noCells;
    for (const { visits, rest } of this.#nextOf(left)) {
      const others = rest === 0 ? undefined : within(this.#startsOf(rest), this.#wait);
      for (const [length, starts] of visits.byLength()) {
        found = either(found, others === undefined ? starts : both(starts, earlier(others, length)));
      }
    }
    return found;
  }

  /** The turns of the people of `left`, the first of whom begins at a cell. */
  #turnFrom(left: number, start: number): Turn | undefined {
    const key = stepKey(left, start);
    if (!this.#turns.has(key)) this.#turns.set(key, this.#findTurn(left, start));
    return this.#turns.get(key);
  }

  #findTurn(left: number, start: number): Turn | undefined {
    if (!hasCell(this.#startsOf(left), start)) return undefined;
    let best: Turn | undefined;
    for (const { visits, rest } of this.#nextOf(left)) {
      for (const [length, starts] of visits.byLength()) {
        if (!hasCell(starts, start)) continue;
        const end = start + length;
        const after = this.#soonestAfter(rest, end);
        const lastEnd = after?.lastEnd ?? end;
        const isWhole = rest === 0 || after !== undefined;
        if (isWhole && (best === undefined || lastEnd < best.lastEnd)) best = { visits, start, length, lastEnd, after };
      }
    }
    return best;
  }

  #soonestAfter(left: number, end: number): Turn | undefined {
    let best: Turn | undefined;
    for (let start = end; start <= end + this.#wait; start += 1) {
      const turn = this.#turnFrom(left, start);
      if (turn && (best === undefined || turn.lastEnd < best.lastEnd)) best = turn;
    }
    return best;
  }
}

/** How long something may take, in cells → the cells at which it can begin to take as long. */
type ByLength = Map<number, Cells>;

/** A service that comes first of what is left, and where all of that can begin. */
type FirstStep = Next & { length: number; starts: ByLength };

/** All visits of one person on a day, by how long they are. */
class PersonVisits {
  readonly #person: PersonTasks;
  readonly #seats: Seats;
  readonly #wait: number;
  readonly #known = new Map<number, ByLength>();
  readonly #waited = new Map<number, ByLength>();
  readonly #knownSteps = new Map<number, readonly FirstStep[]>();

  constructor(person: PersonTasks, seats: Seats, wait: number) {
    this.#person = person;
    this.#seats = seats;
    this.#wait = wait;
  }

  byLength(): ByLength {
    return this.#of(allTasks(this.#person));
  }

  /** The first visit of a length, in the order in which the services were given, from a start that it can have. */
  place(start: number, length: number): Placed[] {
    const placed: Placed[] = [];
    let [left, at, room] = [allTasks(this.#person), start, length];
    while (left !== 0) {
      const step = this.#steps(left).find((one) => hasCell(one.starts.get(room) ?? noCells, at));
      if (step === undefined) return [];
      const { task, number, rest, length: taken } = step;
      const seat = this.#seats[number]?.find((one) => one.length === taken && hasCell(one.starts, at));
      if (seat) {
        const { masterId } = seat;
        placed.push({ task, masterId, units: unitsAt(seat, at), start: at, length: taken });
      }
      const gap = rest === 0 ? 0 : this.#gapBefore(rest, at + taken, room - taken);
      [left, at, room] = [rest, at + taken + gap, room - taken - gap];
    }
    return placed;
  }

  /** How long what is left is waited for at least from a cell on, so that all of it takes so many cells with that. */
  #gapBefore(left: number, at: number, room: number): number {
    let gap = 0;
    while (gap < this.#wait && !hasCell(this.#of(left).get(room - gap) ?? noCells, at + gap)) gap += 1;
    return gap;
  }

  #of(left: number): ByLength {
    const known = this.#known.get(left) ?? this.#find(left);
    this.#known.set(left, known);
    return known;
  }

  #find(left: number): ByLength {
    const found: ByLength = new Map();
    for (const { starts: byLength } of this.#steps(left)) {
      for (const [length, starts] of byLength) found.set(length, either(found.get(length) ?? noCells, starts));
    }
    return found;
  }

  /** What may be done first of what is left, how long it takes, and where all begins. */
  #steps(left: number): readonly FirstStep[] {
    const known = this.#knownSteps.get(left) ?? this.#findSteps(left);
    this.#knownSteps.set(left, known);
    return known;
  }

  #findSteps(left: number): FirstStep[] {
    return this.#person.nextOf(left).flatMap(({ task, number, rest }) =>
      startsOf(this.#seats[number] ?? []).map(({ length, starts }) => {
        return { task, number, rest, length, starts: this.#after(rest, length, starts) };
      }),
    );
  }

  /** The starts from which what is left can begin so many cells later, or soon after, by the length of all of it. */
  #after(rest: number, later: number, starts: Cells): ByLength {
    if (rest === 0) return new Map([[later, starts]]);
    const found: ByLength = new Map();
    for (const [length, others] of this.#soonAfter(rest)) {
      const whole = both(starts, earlier(others, later));
      if (!isEmpty(whole)) found.set(later + length, whole);
    }
    return found;
  }

  /** From where what is left can begin at once or after a wait, by the length of it with the wait. */
  #soonAfter(left: number): ByLength {
    const known = this.#waited.get(left);
    if (known) return known;
    const found: ByLength = new Map();
    for (const [length, starts] of this.#of(left)) {
      for (let gap = 0; gap <= this.#wait; gap += 1) {
        found.set(length + gap, either(found.get(length + gap) ?? noCells, earlier(starts, gap)));
      }
    }
    this.#waited.set(left, found);
    return found;
  }
}
