import { limits } from "../limits.ts";

/**
 * A set of cells of the slot grid, as 128 bits: bit n of the four words is the cell that begins n × 15 minutes after the
 * day does. A day has 96 cells, 92 or 100 when the clocks change; the rest are the first hours of the next.
 */
export type Cells = { readonly a: number; readonly b: number; readonly c: number; readonly d: number };

/** Minutes of the day, end excluded. */
export type Minutes = { startsMinute: number; endsMinute: number };

export const cellMinutes = limits.gridMinutes;
export const cellsOfDay = 128;
export const noCells: Cells = { a: 0, b: 0, c: 0, d: 0 };

export function both(x: Cells, y: Cells): Cells {
  return { a: x.a & y.a, b: x.b & y.b, c: x.c & y.c, d: x.d & y.d };
}

export function either(x: Cells, y: Cells): Cells {
  return { a: x.a | y.a, b: x.b | y.b, c: x.c | y.c, d: x.d | y.d };
}

export function without(x: Cells, y: Cells): Cells {
  return { a: x.a & ~y.a, b: x.b & ~y.b, c: x.c & ~y.c, d: x.d & ~y.d };
}

/** Every cell moved `by` cells towards the beginning of the day; those that would come before it are dropped. */
export function earlier(cells: Cells, by: number): Cells {
  let { a, b, c, d } = cells;
  let rest = by;
  for (; rest >= 32; rest -= 32) [a, b, c, d] = [b, c, d, 0];
  if (rest <= 0) return { a, b, c, d };
  const other = 32 - rest;
  return {
    a: (a >>> rest) | (b << other),
    b: (b >>> rest) | (c << other),
    c: (c >>> rest) | (d << other),
    d: d >>> rest,
  };
}

/** The cells at which `length` cells in a row begin. */
export function runsOf(cells: Cells, length: number): Cells {
  let found = cells;
  for (let known = 1; known < length;) {
    const step = Math.min(known, length - known);
    found = both(found, earlier(found, step));
    known += step;
  }
  return found;
}

/** The cells from which one of `cells` is at most `wait` cells away, itself included. */
export function within(cells: Cells, wait: number): Cells {
  let found = cells;
  for (let known = 1; known < wait + 1;) {
    const step = Math.min(known, wait + 1 - known);
    found = either(found, earlier(found, step));
    known += step;
  }
  return found;
}

/** The cells from `from` up to and without `to`. */
export function cellRange(from: number, to: number): Cells {
  return {
    a: wordRange(from, to),
    b: wordRange(from - 32, to - 32),
    c: wordRange(from - 64, to - 64),
    d: wordRange(from - 96, to - 96),
  };
}

export const wholeDay = cellRange(0, cellsOfDay);

export function hasCell(cells: Cells, cell: number): boolean {
  const word = cell < 64 ? (cell < 32 ? cells.a : cells.b) : cell < 96 ? cells.c : cells.d;
  return cell >= 0 && cell < 128 && ((word >>> (cell & 31)) & 1) === 1;
}

export function isEmpty({ a, b, c, d }: Cells): boolean {
  return (a | b | c | d) === 0;
}

export function countCells({ a, b, c, d }: Cells): number {
  return countBits(a) + countBits(b) + countBits(c) + countBits(d);
}

/** The first cell of the set; 128 when it is empty. */
export function firstCell({ a, b, c, d }: Cells): number {
  if (a !== 0) return lowestBit(a);
  if (b !== 0) return 32 + lowestBit(b);
  return c !== 0 ? 64 + lowestBit(c) : 96 + lowestBit(d);
}

/** The cell after the last one of the set; 0 when it is empty. */
export function endOfCells({ a, b, c, d }: Cells): number {
  if (d !== 0) return 128 - Math.clz32(d);
  if (c !== 0) return 96 - Math.clz32(c);
  return b !== 0 ? 64 - Math.clz32(b) : 32 - Math.clz32(a);
}

/** How many cells in a row from `cell` on are in the set. */
export function runLength(cells: Cells, cell: number): number {
  const rest = earlier(cells, cell);
  return firstCell({ a: ~rest.a, b: ~rest.b, c: ~rest.c, d: ~rest.d });
}

/** The cells of a set from the first to the last. */
export function listCells({ a, b, c, d }: Cells): number[] {
  const found: number[] = [];
  for (const [index, word] of [a, b, c, d].entries()) {
    for (let rest = word; rest !== 0; rest &= rest - 1) found.push(index * 32 + lowestBit(rest));
  }
  return found;
}

/** Sets of cells to be filled one range after another, by number. */
export class CellTable {
  readonly #words: Int32Array;
  constructor(sets: number) {
    this.#words = new Int32Array(sets * 4);
  }
  /** Adds the cells from `from` up to and without `to`, as far as there are such cells. */
  add(set: number, from: number, to: number): void {
    for (let word = Math.max(0, from >> 5); word < 4 && word * 32 < to; word += 1) {
      const at = set * 4 + word;
      this.#words[at] = (this.#words[at] ?? 0) | wordRange(from - word * 32, to - word * 32);
    }
  }
  get(set: number): Cells {
    const at = set * 4;
    const words = this.#words;
    return { a: words[at] ?? 0, b: words[at + 1] ?? 0, c: words[at + 2] ?? 0, d: words[at + 3] ?? 0 };
  }
}

/** The cells that lie wholly in the ranges taken together. */
export function cellsInside(ranges: readonly Minutes[]): Cells {
  let found = noCells;
  for (const { startsMinute, endsMinute } of joined(ranges)) {
    found = either(found, cellRange(Math.ceil(startsMinute / cellMinutes), Math.floor(endsMinute / cellMinutes)));
  }
  return found;
}

/** The cells of which the ranges take any part. */
export function cellsTouched(ranges: readonly Minutes[]): Cells {
  let found = noCells;
  for (const { startsMinute, endsMinute } of ranges) {
    found = either(found, cellRange(Math.floor(startsMinute / cellMinutes), Math.ceil(endsMinute / cellMinutes)));
  }
  return found;
}

function joined(ranges: readonly Minutes[]): Minutes[] {
  const whole: Minutes[] = [];
  for (const range of ranges.toSorted((left, right) => left.startsMinute - right.startsMinute)) {
    const last = whole.at(-1);
    if (last && range.startsMinute <= last.endsMinute) last.endsMinute = Math.max(last.endsMinute, range.endsMinute);
    else whole.push({ ...range });
  }
  return whole;
}

function wordRange(from: number, to: number): number {
  return bitsBelow(to) & ~bitsBelow(from);
}

function bitsBelow(bit: number): number {
  if (bit <= 0) return 0;
  return bit >= 32 ? -1 : (1 << bit) - 1;
}

function lowestBit(word: number): number {
  return word === 0 ? 32 : 31 - Math.clz32(word & -word);
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
