import fc from "fast-check";
import { expect, test } from "vitest";
import { alikeOn } from "../../../domain/availability/alike.ts";
import { cellRange, noCells } from "../../../domain/availability/cells.ts";
import { boardOf } from "../../../domain/availability/day.ts";
import { OnePersonSearch } from "../../../domain/availability/one-person.ts";
import { allTasks } from "../../../domain/availability/person-tasks.ts";
import { pairNumberAt, Stays } from "../../../domain/availability/stay.ts";
import { visitRequestOf } from "../../../domain/availability/visit-request.ts";

const board = boardOf({
  masters: [1, 2].map((id) => ({ id, rank: id, work: cellRange(0, 12), busy: noCells })),
  minutes: 1440,
  nowMinute: 0,
  earliestMinute: 0,
});
const able = [1, 2].map((masterId) => ({ masterId, minutes: 15 * masterId, price: 0, priceMax: null }));
const { people } = visitRequestOf(
  [
    { person: 1, masterId: null, able },
    { person: 1, masterId: null, able },
  ],
  15,
);
const persons = people.map((person) => new OnePersonSearch(board, person, 1));

/** All stays of a person who has begun at the beginning of the day, or not. */
function allStays() {
  const stays = new Stays(alikeOn(board, people));
  return persons.flatMap((person) => {
    const before = stays.before(person, 0, 0);
    const first = person.turnsFrom(allTasks(person.tasks), 0).map((turn) => stays.after(before, turn, []));
    const then = first.flatMap((stay) =>
      person.turnsFrom(stay.left, stay.earliest).map((turn) => stays.after(stay, turn, [])),
    );
    return [before, ...first, ...then];
  });
}

test("Stays in which something else can follow have other numbers, and none has the number of whoever is gone", () => {
  const numbers = new Map<number, string>();
  for (const { begun, left, earliest, meanwhile, afterwards } of allStays()) {
    const meant = [left, earliest, begun?.masterId].join();
    expect(numbers.get(meanwhile) ?? meant).toBe(meant);
    numbers.set(meanwhile, meant);
    expect(meanwhile).toBeGreaterThan(0);
    expect(afterwards === 0).toBe(left === 0);
    if (begun) expect(afterwards).not.toBe(meanwhile);
  }
  expect(numbers.size).toBeGreaterThan(5);
});

test("Two pairs of stays have one number exactly where they are the same at the same cell", () => {
  const number = fc.oneof(fc.nat(3), fc.nat(2 ** 22 - 1));
  const pairs = fc.record({ at: fc.oneof(fc.nat(3), fc.nat(127)), one: number, other: number });
  const [stay] = allStays();
  if (stay === undefined) throw new Error("There are stays.");
  const withNumber = (own: number) => ({ ...stay, meanwhile: own, afterwards: own });
  const keyOf = ({ at, one, other }: { at: number; one: number; other: number }) =>
    pairNumberAt(withNumber(one), withNumber(other), at);
  const meantOf = ({ at, one, other }: { at: number; one: number; other: number }) =>
    [at, Math.min(one, other), Math.max(one, other)].join();
  fc.assert(
    fc.property(pairs, pairs, (left, right) => {
      expect(keyOf(left) === keyOf(right)).toBe(meantOf(left) === meantOf(right));
      expect(Number.isSafeInteger(keyOf(left))).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});
