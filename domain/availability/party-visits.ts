import type { Budget } from "./budget.ts";
import { canAllAtOnce } from "./at-once.ts";
import { both, type Cells, cellRange, either, hasCell, noCells } from "./cells.ts";
import type { Party } from "./party.ts";
import type { OnePersonSearch, Placed } from "./one-person.ts";
import { numberAt, pairNumberAt, type Stay } from "./stay.ts";
import { choicesOfUnits, countTurns, differingTurns, turnsBeside } from "./turns-beside.ts";

/** What has been placed so far, the last first. */
type Trail = { placed: Placed; before: Trail } | undefined;

/** Where people are in a visit, and the cells at which somebody may join them, as far as that is known. */
type Situation = { stays: readonly Stay[]; arrivals: Cells; trail: Trail };

/** That the visit came to its end, and how; of two people who are known to be able to go on, how far they had come. */
type Found = { trail: Trail };

/** More turns than a person has at a cell. */
const manyTurns = 2 ** 16;

/**
 * The visits of a party that start at a cell.
 *
 * The services are begun in the order of time, and all who can begin at a cell do so in every way there is, or wait. Who had
 * which master before makes no difference to what can still be done, so that a situation that led nowhere is not tried again.
 * Nor is one in which any two could not go on, were nobody else there: that is known sooner, since of two there are fewer
 * situations.
 */
export class PartyVisits {
  readonly #party: Party;
  readonly #start: number;
  readonly #deadEnds = new Set<string>();
  /** Whether two can go on. */
  readonly #pairs = new Map<number, boolean>();
  #budget: Budget = { steps: 0 };
  #end = Number.POSITIVE_INFINITY;

  constructor(party: Party, start: number) {
    this.#party = party;
    this.#start = start;
  }

  /**
   * A visit that ends by a cell; undefined when there is none, or when the budget ends.
   * @param end no later than the one that was asked for before
   * @param budget what begins takes a step for each person there is, and so does, for every second one, what follows
   */
  placeBy(end: number, budget: Budget): Placed[] | undefined {
    this.#end = end;
    this.#budget = budget;
    const stays = this.#party.people.map((person) => this.#stayOf(person));
    if (!canAllAtOnce(stays, this.#start, end)) return undefined;
    const found = this.#beginAt({ stays, arrivals: noCells, trail: undefined }, this.#start);
    return found && listOf(found.trail);
  }

  #stayOf(person: OnePersonSearch): Stay {
    const { gathering, stays } = this.#party;
    let latest = this.#start;
    for (let at = latest; gathering === "joining" && at < this.#end; at += 1) {
      if (person.leastEnd(at) <= this.#end) latest = at;
    }
    return stays.before(person, this.#start, latest);
  }

  /** Goes on to the next cell at which something can begin. */
  #goOn(situation: Situation, from: number): Found | undefined {
    const { stays } = situation;
    if (stays.every(({ left }) => left === 0)) return situation;
    const next = this.#nextCell(situation, from);
    if (next === undefined) return undefined;
    const isOfAll = stays.length === this.#party.people.length;
    return isOfAll ? this.#goOnAll(situation, next) : this.#goOnPair(situation, next);
  }

  #goOnAll(situation: Situation, at: number): Found | undefined {
    const { stays } = situation;
    const name = this.#nameOf(situation, at);
    if (this.#deadEnds.has(name)) return undefined;
    this.#budget.steps -= (stays.length * stays.length) >> 1;
    const canGoOn = this.#canEachPair(stays, at) && canAllAtOnce(stays, at, this.#end);
    const found = canGoOn ? this.#beginAt(situation, at) : undefined;
    if (!found && this.#budget.steps >= 0) this.#deadEnds.add(name);
    return found;
  }

  /** The same for all situations in which the same can follow. */
  #nameOf({ stays, arrivals }: Situation, at: number): string {
    const numbers: number[] = [];
    for (const stay of stays) numbers.push(numberAt(stay, at));
    numbers.sort(byNumber);
    let name = String.fromCharCode(at);
    for (const number of numbers) name += String.fromCharCode(number >> 16, number & 0xffff);
    if (!stays.some(isToJoin)) return name;
    const { a, b, c, d } = both(arrivals, cellRange(at, this.#end));
    return `${name} ${a} ${b} ${c} ${d}`;
  }

  /** Whether any two could go on, were nobody else there. */
  #canEachPair(stays: readonly Stay[], from: number): boolean {
    if (stays.length <= 2) return true;
    const arrivals = cellRange(from, this.#end);
    for (const [number, one] of stays.entries()) {
      for (let after = number + 1; after < stays.length; after += 1) {
        const other = stays[after];
        if (other && !this.#goOn({ stays: [one, other], arrivals, trail: undefined }, from)) return false;
      }
    }
    return true;
  }

  #goOnPair(situation: Situation, at: number): Found | undefined {
    const [one, other] = situation.stays;
    const pair = one && other ? pairNumberAt(one, other, at) : 0;
    const known = this.#pairs.get(pair);
    if (known !== undefined) return known ? situation : undefined;
    const found = this.#beginAt(situation, at);
    if (this.#budget.steps >= 0) this.#pairs.set(pair, found !== undefined);
    return found;
  }

  /** The first cell from `from` on at which somebody can begin; undefined where nobody can, or somebody can't any more. */
  #nextCell(situation: Situation, from: number): number | undefined {
    let next: number | undefined;
    for (const stay of situation.stays) {
      if (stay.left === 0) continue;
      const first = this.#firstCell(situation, stay, from);
      if (first !== undefined) next = Math.min(next ?? first, first);
      else if (stay.latest < from || !isToJoin(stay)) return undefined;
    }
    return next;
  }

  #firstCell({ stays, arrivals }: Situation, stay: Stay, from: number): number | undefined {
    for (let at = Math.max(from, stay.earliest); at <= stay.latest; at += 1) {
      const canArrive = !isToJoin(stay) || hasCell(arrivals, at);
      if (canArrive && countTurns(stays, stay, at, this.#end) > 0) return at;
    }
    return undefined;
  }

  /**
   * Begins what can begin at the start or at a {@link #nextCell}: for nobody who has begun is it too late then, and one of them
   * begins soon after a service of theirs, or somebody joins, so that whoever has not begun can join as well.
   */
  #beginAt(situation: Situation, at: number): Found | undefined {
    const there: number[] = [];
    for (const [number, { left, earliest }] of situation.stays.entries()) {
      if (left !== 0 && earliest <= at) there.push(number);
    }
    return this.#decide(situation, there, at);
  }

  /** Begins something for each of those with these numbers, or lets them wait: those first who have the fewest choices. */
  #decide(situation: Situation, undecided: readonly number[], at: number): Found | undefined {
    const { stays, arrivals, trail } = situation;
    const { gathering, alike, stays: all } = this.#party;
    this.#budget.steps -= stays.length;
    if (this.#budget.steps < 0) return undefined;
    let [next, fewest] = [-1, Number.POSITIVE_INFINITY];
    for (const number of undecided) {
      const stay = stays[number];
      if (stay === undefined) continue;
      const count = countTurns(stays, stay, at, this.#end);
      const isDue = stay.latest === at;
      if (isDue && count === 0) return undefined;
      const rank = isDue ? count : manyTurns + count;
      if (rank < fewest) [next, fewest] = [number, rank];
    }
    const stay = stays[next];
    if (stay === undefined) return this.#goOn(situation, at + 1);
    const { wait } = stay.person;
    const others = undecided.filter((other) => other !== next);
    for (const turn of differingTurns(turnsBeside(stays, stay, at, this.#end), alike)) {
      const { task, masterId, start, length, end } = turn;
      const soonAfter = gathering === "joining" ? either(arrivals, cellRange(end, end + wait + 1)) : arrivals;
      for (const units of choicesOfUnits(stays, turn, alike)) {
        const then = stays.slice();
        then[next] = all.after(stay, turn, units);
        const placed = { task, masterId, units, start, length };
        const found = this.#decide({ stays: then, arrivals: soonAfter, trail: { placed, before: trail } }, others, at);
        if (found) return found;
      }
    }
    return stay.latest === at ? undefined : this.#decide(situation, others, at);
  }
}

function byNumber(one: number, other: number): number {
  return one - other;
}

/** Nothing has begun for them: they come when all do, or when they can join the others. */
function isToJoin({ begun }: Stay): boolean {
  return begun === undefined;
}

function listOf(trail: Trail): Placed[] {
  const placed: Placed[] = [];
  for (let one = trail; one !== undefined; one = one.before) placed.push(one.placed);
  return placed;
}
