import fc from "fast-check";
import { expect, test } from "vitest";
import { dragged, mostZoom, squareOf, wholeCrop, zoomed } from "../../domain/crop.ts";

const picture = fc.record({ width: fc.integer({ min: 1, max: 8000 }), height: fc.integer({ min: 1, max: 8000 }) });
const share = fc.double({ min: -2, max: 2, noNaN: true });

test("whatever is dragged and zoomed, the square stays whole inside of the picture", () => {
  fc.assert(
    fc.property(
      picture,
      fc.array(fc.record({ x: share, y: share, zoom: share.map((value) => value * 4) })),
      (size, moves) => {
        let crop = wholeCrop;
        for (const { zoom, ...by } of moves) crop = zoomed(size, dragged(size, crop, by), zoom);
        const square = squareOf(size, crop);
        expect(square.left).toBeGreaterThanOrEqual(0);
        expect(square.top).toBeGreaterThanOrEqual(0);
        expect(square.left + square.size).toBeLessThanOrEqual(size.width + 1e-6);
        expect(square.top + square.size).toBeLessThanOrEqual(size.height + 1e-6);
        expect(square.size).toBeGreaterThanOrEqual(Math.min(size.width, size.height) / mostZoom - 1e-6);
      },
    ),
  );
});

test("the first square is the largest one, in the middle", () => {
  expect(squareOf({ width: 300, height: 200 }, wholeCrop)).toEqual({ left: 50, top: 0, size: 200 });
});

test("a picture dragged to the right shows what is on its left", () => {
  const size = { width: 400, height: 200 };
  expect(squareOf(size, dragged(size, wholeCrop, { x: 0.25, y: 0 }))).toEqual({ left: 50, top: 0, size: 200 });
});

test("a picture dragged down shows what is above", () => {
  const size = { width: 200, height: 400 };
  expect(squareOf(size, dragged(size, wholeCrop, { x: 0, y: 0.25 }))).toEqual({ left: 0, top: 50, size: 200 });
});

test("a closer look stays around the same point, and one at the edge comes back inside", () => {
  const size = { width: 200, height: 400 };
  const above = { zoom: 1, x: 0.5, y: 0.375 };
  expect(zoomed(size, above, 2)).toEqual({ zoom: 2, x: 0.5, y: 0.375 });
  expect(zoomed(size, { zoom: 4, x: 0.125, y: 0.0625 }, 2)).toEqual({ zoom: 2, x: 0.25, y: 0.125 });
});
