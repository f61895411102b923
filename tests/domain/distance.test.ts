import fc from "fast-check";
import { expect, test } from "vitest";
import { isNearby, metresBetween, type Place, roundedPlace } from "../../domain/distance.ts";

const aktau = { latitude: 43.65, longitude: 51.16 };
const almaty = { latitude: 43.24, longitude: 76.9 };
const place: fc.Arbitrary<Place> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const wholeMetre = 1;

test("a degree of latitude is 111 kilometres, and one of longitude less the farther north it is", () => {
  expect(metresBetween({ latitude: 43, longitude: 51 }, { latitude: 44, longitude: 51 })).toBe(111_195);
  expect(metresBetween({ latitude: 0, longitude: 51 }, { latitude: 0, longitude: 52 })).toBe(111_195);
  expect(metresBetween({ latitude: 60, longitude: 51 }, { latitude: 60, longitude: 52 })).toBeCloseTo(55_597, -2);
});

test("Aktau is about 2,070 kilometres from Almaty", () => {
  expect(metresBetween(aktau, almaty) / 1000).toBeCloseTo(2070, -1);
});

test("a place is no way from itself, and as far there as back, and no detour is shorter", () => {
  fc.assert(
    fc.property(place, place, place, (one, other, third) => {
      expect(metresBetween(one, one)).toBe(0);
      expect(metresBetween(one, other)).toBe(metresBetween(other, one));
      const detour = metresBetween(one, third) + metresBetween(third, other);
      expect(metresBetween(one, other)).toBeLessThanOrEqual(detour + 2 * wholeMetre);
    }),
  );
});

test("across the line of dates the short way counts", () => {
  expect(metresBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBe(111_195);
});

test("another city is not near", () => {
  expect(isNearby(aktau, { latitude: 43.7, longitude: 51.2 })).toBe(true);
  expect(isNearby(aktau, almaty)).toBe(false);
});

test("a hundred kilometres are near still, and a metre more is not", () => {
  const equator = { latitude: 0, longitude: 51 };
  const [near, far] = [
    { ...equator, latitude: 0.89932 },
    { ...equator, latitude: 0.89933 },
  ];
  expect(metresBetween(equator, near)).toBe(100_000);
  expect([isNearby(equator, near), isNearby(equator, far)]).toEqual([true, false]);
});

test("a rounded place is at most some eighty metres off, and rounded once and for all", () => {
  fc.assert(
    fc.property(place, (exact) => {
      const rounded = roundedPlace(exact);
      expect(metresBetween(exact, rounded)).toBeLessThanOrEqual(80);
      expect(roundedPlace(rounded)).toEqual(rounded);
    }),
  );
});
