import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Turn } from "../../../domain/availability/one-person.ts";
import { placedOf, unitsOfVisit } from "../../../domain/availability/units-of-visit.ts";

const need = fc.uniqueArray(fc.nat(3), { maxLength: 3 });
const turns: fc.Arbitrary<Turn[]> = fc.array(
  fc
    .record({ start: fc.nat(5), length: fc.integer({ min: 1, max: 4 }), units: fc.array(need, { maxLength: 2 }) })
    .map(({ start, length, units }) => ({
      task: { index: 0, able: [], needs: units },
      masterId: 1,
      units,
      start,
      length,
      end: start + length,
      rest: 0,
      least: start + length,
    })),
  { maxLength: 5 },
);
const plenty = () => ({ steps: 100_000 });

/** Every way to give each need a unit. */
function canGive(
  wants: readonly { turn: Turn; units: readonly number[] }[],
  given: { turn: Turn; unit: number }[],
): boolean {
  const [want, ...others] = wants;
  if (want === undefined) return true;
  return want.units.some((unit) => {
    const isTaken = given.some(
      ({ turn, unit: other }) => other === unit && turn.start < want.turn.end && want.turn.start < turn.end,
    );
    return !isTaken && canGive(others, [...given, { turn: want.turn, unit }]);
  });
}

describe("The rooms and devices of a visit", () => {
  it("are given exactly where trying everything finds some", () => {
    fc.assert(
      fc.property(turns, (visit) => {
        const wants = visit.flatMap((turn) => turn.units.map((units) => ({ turn, units })));
        expect(unitsOfVisit(visit, plenty()) !== undefined).toBe(canGive(wants, []));
      }),
      { numRuns: 1_000 },
    );
  });

  it("are one for each need, of those that can be had for it, and nobody's at the same time as somebody else's", () => {
    fc.assert(
      fc.property(turns, (visit) => {
        const placed = placedOf(visit, plenty());
        fc.pre(placed !== undefined);
        const taken = (placed ?? []).flatMap(({ units, start, length }) =>
          units.map((unit) => ({ unit, start, length })),
        );
        for (const [index, { units }] of (placed ?? []).entries()) {
          const needs = visit[index]?.units ?? [];
          expect(units).toHaveLength(needs.length);
          expect(needs.every((choice, which) => choice.includes(units[which] ?? -1))).toBe(true);
        }
        for (const [index, one] of taken.entries()) {
          const clashes = taken.filter(
            (other, which) =>
              which !== index &&
              other.unit === one.unit &&
              other.start < one.start + one.length &&
              one.start < other.start + other.length,
          );
          expect(clashes).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("are not looked for with steps that there are not", () => {
    const visit = turnsAt([0, 0, 0]);
    expect(unitsOfVisit(visit, { steps: 3 })).toBeDefined();
    expect(unitsOfVisit(visit, { steps: 2 })).toBeUndefined();
  });

  it("are tried one for all that are as good", () => {
    const budget = plenty();
    const rooms = Array.from({ length: 9 }, (_, index) => index);
    expect(unitsOfVisit([...turnsAt([0, 0, 0, 0], rooms), ...turnsAt([0, 0], [20])], budget)).toBeUndefined();
    expect(100_000 - budget.steps).toBeLessThan(40);
  });
});

function turnsAt(starts: readonly number[], units: readonly number[] = [0, 1, 2]): Turn[] {
  return starts.map((start) => ({
    task: { index: 0, able: [], needs: [units] },
    masterId: 1,
    units: [units],
    start,
    length: 2,
    end: start + 2,
    rest: 0,
    least: start + 2,
  }));
}
