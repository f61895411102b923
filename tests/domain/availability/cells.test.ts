import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  both,
  type Cells,
  cellRange,
  cellsInside,
  cellsTouched,
  CellTable,
  countCells,
  earlier,
  either,
  endOfCells,
  firstCell,
  hasCell,
  isEmpty,
  listCells,
  type Minutes,
  noCells,
  runLength,
  runsOf,
  within,
  without,
} from "../../../domain/availability/cells.ts";

/** Cells as plain numbers, which the 128 bits are held against. */
type Plain = readonly number[];

const all = Array.from({ length: 128 }, (_, cell) => cell);
const cell = fc.integer({ min: 0, max: 127 });
const ends = fc.constantFrom(0, 1, 30, 31, 32, 33, 63, 64, 65, 95, 96, 97, 126, 127, 128);
const range = fc.tuple(fc.oneof(ends, cell), fc.oneof(ends, cell));
const plain: fc.Arbitrary<Plain> = fc.oneof(
  fc.subarray(all),
  fc.constant<Plain>([]),
  fc.constant<Plain>(all),
  cell.map((one) => [one]),
  fc
    .array(range, { maxLength: 4 })
    .map((ranges) => all.filter((at) => ranges.some(([from, to]) => from <= at && at < to))),
);

function cellsOf(cells: Plain): Cells {
  return cells.map((one) => cellRange(one, one + 1)).reduce(either, noCells);
}

function same(found: Cells, expected: Plain): void {
  expect(all.filter((one) => hasCell(found, one))).toEqual(expected);
}

describe("Cells of a day as bits are the set of cells that they stand for:", () => {
  test("which are in it, how many, the first and the end of the last", () => {
    fc.assert(
      fc.property(plain, (cells) => {
        const bits = cellsOf(cells);
        same(bits, cells);
        expect(listCells(bits)).toEqual(cells);
        expect(countCells(bits)).toBe(cells.length);
        expect(isEmpty(bits)).toBe(cells.length === 0);
        expect(firstCell(bits)).toBe(cells[0] ?? 128);
        expect(endOfCells(bits)).toBe((cells.at(-1) ?? -1) + 1);
      }),
      { numRuns: 500 },
    );
  });

  test("nothing outside of the day is in it", () => {
    fc.assert(
      fc.property(
        plain,
        fc.oneof(fc.constantFrom(-1, 128), fc.integer({ min: -200, max: -1 }), fc.integer({ min: 128, max: 400 })),
        (cells, at) => {
          expect(hasCell(cellsOf(cells), at)).toBe(false);
        },
      ),
    );
  });

  test("what both, either, or only the first of two have", () => {
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        const [x, y] = [cellsOf(one), cellsOf(other)];
        same(
          both(x, y),
          one.filter((at) => other.includes(at)),
        );
        same(
          either(x, y),
          all.filter((at) => one.includes(at) || other.includes(at)),
        );
        same(
          without(x, y),
          one.filter((at) => !other.includes(at)),
        );
      }),
    );
  });

  test("a range of it", () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 170 }), fc.integer({ min: -40, max: 170 }), (from, to) => {
        same(
          cellRange(from, to),
          all.filter((at) => from <= at && at < to),
        );
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(range, ([from, to]) =>
        same(
          cellRange(from, to),
          all.filter((at) => from <= at && at < to),
        ),
      ),
    );
  });

  test("moved towards the beginning of the day", () => {
    fc.assert(
      fc.property(plain, fc.oneof(ends, cell), (cells, by) => {
        same(
          earlier(cellsOf(cells), by),
          cells.map((at) => at - by).filter((at) => at >= 0),
        );
      }),
      { numRuns: 500 },
    );
  });

  test("where so many in a row begin, and how many in a row there are", () => {
    fc.assert(
      fc.property(plain, fc.integer({ min: 1, max: 128 }), cell, (cells, length, from) => {
        const bits = cellsOf(cells);
        const rowFrom = (at: number): number => (cells.includes(at) ? 1 + rowFrom(at + 1) : 0);
        same(
          runsOf(bits, length),
          all.filter((at) => rowFrom(at) >= length),
        );
        expect(runLength(bits, from)).toBe(rowFrom(from));
      }),
      { numRuns: 300 },
    );
  });

  test("from where one of them is near enough", () => {
    fc.assert(
      fc.property(plain, fc.integer({ min: 0, max: 40 }), (cells, wait) => {
        same(
          within(cellsOf(cells), wait),
          all.filter((at) => cells.some((one) => at <= one && one <= at + wait)),
        );
      }),
    );
  });
});

const minutes = fc
  .tuple(fc.integer({ min: 0, max: 1900 }), fc.integer({ min: 1, max: 400 }))
  .map(([startsMinute, length]): Minutes => ({ startsMinute, endsMinute: startsMinute + length }));
const ranges = fc.array(minutes, { maxLength: 5 });

function isCovered(spans: readonly Minutes[], minute: number): boolean {
  return spans.some(({ startsMinute, endsMinute }) => startsMinute <= minute && minute < endsMinute);
}

const minutesOf = (at: number) => Array.from({ length: 15 }, (_, index) => at * 15 + index);

describe("Minutes of the day become cells:", () => {
  test("those that lie in the ranges with each of their minutes, also across two ranges that meet", () => {
    fc.assert(
      fc.property(ranges, (spans) => {
        same(
          cellsInside(spans),
          all.filter((at) => minutesOf(at).every((minute) => isCovered(spans, minute))),
        );
      }),
    );
    same(
      cellsInside([
        { startsMinute: 7, endsMinute: 20 },
        { startsMinute: 20, endsMinute: 31 },
      ]),
      [1],
    );
  });

  test("those of which the ranges take any part", () => {
    fc.assert(
      fc.property(ranges, (spans) => {
        same(
          cellsTouched(spans),
          all.filter((at) => minutesOf(at).some((minute) => isCovered(spans, minute))),
        );
      }),
    );
  });

  test("the ranges that were given stay as they were", () => {
    const spans = [
      { startsMinute: 0, endsMinute: 30 },
      { startsMinute: 15, endsMinute: 60 },
    ];
    cellsInside(spans);
    expect(spans).toEqual([
      { startsMinute: 0, endsMinute: 30 },
      { startsMinute: 15, endsMinute: 60 },
    ]);
  });
});

test("A table of cells is filled range by range, set by set, and takes nothing from outside of the day", () => {
  const filling = fc.tuple(
    fc.integer({ min: 0, max: 4 }),
    fc.integer({ min: -20, max: 150 }),
    fc.integer({ min: -20, max: 150 }),
  );
  fc.assert(
    fc.property(fc.array(filling, { maxLength: 8 }), (fillings) => {
      const table = new CellTable(5);
      for (const [set, from, to] of fillings) table.add(set, from, to);
      for (const number of [0, 1, 2, 3, 4]) {
        const own = fillings.filter(([set]) => set === number);
        same(
          table.get(number),
          all.filter((at) => own.some(([, from, to]) => from <= at && at < to)),
        );
      }
    }),
  );
});
