import { cellsOfDay } from "./cells.ts";
import type { Turn } from "./one-person.ts";
import type { Way } from "./ways.ts";

/** Some of the ways of a table: bit n of the words is the way with the number n. */
export type WaySet = Int32Array<ArrayBuffer>;

/** The ways to serve one person, and which of them go together with those of another one. */
export class WayTable {
  readonly ways: readonly Way[];
  /** Of each cell: the number of the first way that starts then or later. */
  readonly #firsts: Uint32Array;
  readonly #takers = new Map<Turn, WaySet>();
  readonly #conflicts = new Map<WayTable, WaySet[]>();

  /** @param ways those with an earlier start first */
  constructor(ways: readonly Way[]) {
    this.ways = ways;
    this.#firsts = new Uint32Array(cellsOfDay + 1).fill(ways.length);
    let cell = 0;
    for (const [number, { start }] of ways.entries()) for (; cell <= start; cell += 1) this.#firsts[cell] = number;
  }

  all(): WaySet {
    return this.#setOf(() => true);
  }

  /** The number of the first way that starts at a cell or later. */
  firstFrom(start: number): number {
    return this.#firsts[start] ?? this.ways.length;
  }

  /** Which ways of another person take a master, or the only unit that can be had, while one of these does. */
  conflicts(number: number, other: WayTable): WaySet {
    let known = this.#conflicts.get(other);
    if (known === undefined) this.#conflicts.set(other, (known = []));
    return (known[number] ??= other.#against(this.ways[number]?.steps ?? []));
  }

  #against(turns: readonly Turn[]): WaySet {
    const against: WaySet = new Int32Array((this.ways.length + 31) >> 5);
    for (const turn of turns) {
      const takers = this.#takersOf(turn);
      for (let word = 0; word < against.length; word += 1) against[word] = (against[word] ?? 0) | (takers[word] ?? 0);
    }
    return against;
  }

  #takersOf(turn: Turn): WaySet {
    const known = this.#takers.get(turn);
    if (known) return known;
    const takers = this.#setOf(({ steps }) => steps.some((own) => excludes(own, turn)));
    this.#takers.set(turn, takers);
    return takers;
  }

  #setOf(isIn: (way: Way) => boolean): WaySet {
    const found = new Int32Array((this.ways.length + 31) >> 5);
    for (const [number, way] of this.ways.entries()) {
      if (isIn(way)) found[number >> 5] = (found[number >> 5] ?? 0) | (1 << (number & 31));
    }
    return found;
  }
}

/** The first number from `from` up to and without `to` that is in a set and not in another; undefined where there is none. */
export function firstIn(set: WaySet, other: WaySet | undefined, from: number, to: number): number | undefined {
  for (let word = from >> 5; word << 5 < to; word += 1) {
    const first = word === from >> 5 ? -1 << (from & 31) : -1;
    const bits = (set[word] ?? 0) & ~(other?.[word] ?? 0) & first;
    if (bits === 0) continue;
    const number = (word << 5) + 31 - Math.clz32(bits & -bits);
    return number < to ? number : undefined;
  }
  return undefined;
}

/** What is in a set and not in another. */
export function except(set: WaySet, other: WaySet): WaySet {
  const rest = set.slice();
  for (let word = 0; word < rest.length; word += 1) rest[word] = (rest[word] ?? 0) & ~(other[word] ?? 0);
  return rest;
}

function excludes(one: Turn, other: Turn): boolean {
  if (one.start >= other.end || other.start >= one.end) return false;
  if (one.masterId === other.masterId) return true;
  const units = soleUnits(one);
  return units.length > 0 && soleUnits(other).some((unit) => units.includes(unit));
}

const none: readonly number[] = [];

function soleUnits({ units }: Turn): readonly number[] {
  return units.length === 0 ? none : units.flatMap((choice) => (choice.length === 1 ? choice : []));
}
