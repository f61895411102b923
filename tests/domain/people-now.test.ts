import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inNumbersBefore, inNumbersNow, peopleNow } from "../../domain/people-now.ts";
import { areSameWishes, numberPeople, peopleOf } from "../../domain/wishes.ts";

const wish = (person: number, serviceId: number, masterId: number | null = null) => ({ person, serviceId, masterId });

/** What up to five people want, each some of four services, of some master or of anybody. */
const visits = fc
  .array(
    fc.uniqueArray(fc.tuple(fc.nat(3), fc.option(fc.nat(2))), { minLength: 1, selector: ([serviceId]) => serviceId }),
    { minLength: 1, maxLength: 5 },
  )
  .map((people) =>
    people.flatMap((services, index) => services.map(([serviceId, master]) => wish(index + 1, serviceId, master))),
  );

describe("People of whom some are left out", () => {
  test("are told by what they have, and what they have is then said of them as they were counted before", () => {
    fc.assert(
      fc.property(visits, fc.infiniteStream(fc.boolean()), (before, isLeft) => {
        const left = new Set(peopleOf(before).filter(() => isLeft.next().value));
        const now = numberPeople(before.filter(({ person }) => left.has(person)));
        const people = peopleNow(before, now);
        const told = inNumbersBefore(people, now);
        const own = new Set(peopleOf(told));
        expect(
          areSameWishes(
            told,
            before.filter(({ person }) => own.has(person)),
          ),
        ).toBe(true);
        expect(own.size).toBe(left.size);
        expect(inNumbersNow(people, told)).toEqual(now);
      }),
    );
  });

  test("are the first of those who had the same", () => {
    const before = [wish(1, 1), wish(2, 1), wish(3, 1)];
    expect(peopleNow(before, [wish(1, 1), wish(2, 1)])).toEqual(
      new Map([
        [1, 1],
        [2, 2],
      ]),
    );
  });

  test("are told also where what they have was changed at once, by most of it, and by their master", () => {
    expect(peopleNow([wish(1, 1), wish(2, 2), wish(2, 3)], [wish(1, 2), wish(1, 4)])).toEqual(new Map([[2, 1]]));
    expect(peopleNow([wish(1, 1, 5), wish(2, 1, 6)], [wish(1, 1, 6)])).toEqual(new Map([[2, 1]]));
    expect(peopleNow([wish(1, 1), wish(1, 2), wish(2, 1)], [wish(1, 1)])).toEqual(new Map([[2, 1]]));
  });
});

test("People keep their numbers where nobody is gone", () => {
  const before = [wish(1, 1), wish(2, 2)];
  for (const now of [before, [wish(1, 2), wish(2, 1)], [...before, wish(3, 1)]]) {
    const people = peopleNow(before, now);
    expect([people, inNumbersBefore(people, now), inNumbersNow(people, now)]).toEqual([undefined, now, now]);
  }
});
