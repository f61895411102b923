import fc from "fast-check";
import { expect, test } from "vitest";
import type { FirmLocation } from "../../domain/entities.ts";
import { type LaidMark, layOut } from "../../src/pages/search/map/lay-out.ts";

const pixelsPerDegree = 1000;
const scale = {
  project: ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
    x: longitude * pixelsPerDegree,
    y: -latitude * pixelsPerDegree,
  }),
  sizeOf: (firms: readonly FirmLocation[]) =>
    firms.length === 1 ? { width: 44 + (firms[0]?.name.length ?? 0) * 8, height: 44 } : { width: 44, height: 44 },
};

function firm(id: number, latitude: number, longitude: number, name = "Салон"): FirmLocation {
  return { id, name, urlKey: `salon-${id}`, latitude, longitude, averageRating: 5, priceFrom: undefined };
}

const towns = fc
  .array(
    fc.record({
      latitude: fc.double({ min: 0, max: 1, noNaN: true }),
      longitude: fc.double({ min: 0, max: 1, noNaN: true }),
      name: fc.string({ minLength: 0, maxLength: 16 }),
    }),
    { maxLength: 80 },
  )
  .map((places) => places.map(({ latitude, longitude, name }, id) => firm(id, latitude, longitude, name)));

function areApart(one: LaidMark, other: LaidMark): boolean {
  const [from, to] = [scale.project(one.at), scale.project(other.at)];
  const [size, otherSize] = [scale.sizeOf(one.firms), scale.sizeOf(other.firms)];
  return (
    Math.abs(from.x - to.x) >= (size.width + otherSize.width) / 2 ||
    Math.abs(from.y - to.y) >= (size.height + otherSize.height) / 2
  );
}

test("no mark touches another, whatever is written in it", () => {
  fc.assert(
    fc.property(towns, (firms) => {
      const marks = layOut(firms, scale);
      for (const [index, one] of marks.entries())
        for (const other of marks.slice(index + 1)) expect(areApart(one, other)).toBe(true);
    }),
  );
});

test("each firm stands in one mark, in whichever order they are found", () => {
  fc.assert(
    fc.property(towns, (firms) => {
      const marks = layOut(firms, scale);
      const ids = marks.flatMap((mark) => mark.firms.map(({ id }) => id));
      expect(ids.toSorted((one, other) => one - other)).toEqual(firms.map(({ id }) => id));
      expect(layOut(firms.toReversed(), scale)).toEqual(marks);
    }),
  );
});

test("firms that are far enough from each other have a mark each, in their own places", () => {
  const [one, other] = [firm(1, 0.5, 0.5), firm(2, 0.5, 0.6)];
  expect(layOut([one, other], scale)).toEqual([
    { at: one, firms: [one] },
    { at: other, firms: [other] },
  ]);
});

test("those whose marks would touch are one mark, in the middle of where they are", () => {
  const [first, second, third] = [firm(1, 0.5, 0.5), firm(2, 0.5, 0.54), firm(3, 0.5, 0.55)];
  const [mark, ...rest] = layOut([first, second, third], scale);
  expect(rest).toEqual([]);
  expect(mark?.firms).toEqual([first, second, third]);
  expect(mark?.at.longitude).toBeCloseTo(0.53);
});

test("marks with less than six pixels between them are one, beside each other and one above the other, and with more they are two", () => {
  const first = firm(1, 0.5, 0.5);
  const nearer = [firm(2, 0.5, 0.589), firm(3, 0.451, 0.5)];
  const farther = [firm(2, 0.5, 0.591), firm(3, 0.449, 0.5)];
  expect(nearer.map((other) => layOut([first, other], scale).length)).toEqual([1, 1]);
  expect(farther.map((other) => layOut([first, other], scale).length)).toEqual([2, 2]);
});

test("two firms of one house are one mark, from however near", () => {
  expect(layOut([firm(1, 0.5, 0.5), firm(2, 0.5, 0.5)], scale)).toHaveLength(1);
});
