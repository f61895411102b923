import { sum } from "./money.ts";
import { peopleOf, type Wish, type Wishes } from "./wishes.ts";

/** The numbers that people have now, by those that they had before. */
export type PeopleNow = ReadonlyMap<number, number>;

/**
 * Who of the people of a visit as it was is who of it now, where there are fewer: the service counts those anew who are left, in
 * their order. They are told by what they are to have, and where that is alike the first are taken to be left. Undefined where
 * nobody is gone, and everybody has kept their number.
 */
export function peopleNow(before: Wishes, now: Wishes): PeopleNow | undefined {
  const [had, has] = [peopleOf(before), peopleOf(now)];
  if (has.length >= had.length) return undefined;
  const unlikeness = (left: readonly number[]) =>
    sum(left.map((person, index) => unlike(of(before, person), of(now, has[index]))));
  const best = inOrder(had, has.length).reduce((one, other) => (unlikeness(other) < unlikeness(one) ? other : one));
  return new Map(best.map((person, index) => [person, has[index] ?? person]));
}

/** What a visit has now, of the people as they were counted before. */
export function inNumbersBefore<Of extends Wish>(people: PeopleNow | undefined, now: readonly Of[]): Of[] {
  if (people === undefined) return [...now];
  const before = new Map([...people].map(([person, is]) => [is, person]));
  return now.map((wish) => ({ ...wish, person: before.get(wish.person) ?? wish.person }));
}

/** The same wishes, of the people as they are counted now. */
export function inNumbersNow(people: PeopleNow | undefined, wishes: Wishes): Wishes {
  if (people === undefined) return wishes;
  return wishes.map((wish) => ({ ...wish, person: people.get(wish.person) ?? wish.person }));
}

function of(wishes: Wishes, person: number | undefined): Wishes {
  return wishes.filter((wish) => wish.person === person);
}

/** How little what one person had is like what somebody has: the less, the more of it is shared, and of the same master. */
function unlike(own: Wishes, others: Wishes): number {
  const shared = own.flatMap(({ serviceId, masterId }) => {
    const other = others.find((one) => one.serviceId === serviceId);
    return other === undefined ? [] : [other.masterId === masterId ? 2 : 1];
  });
  return own.length - sum(shared);
}

/** All ways to take some people out of all, in their order. */
function inOrder(people: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return people.flatMap((person, index) =>
    inOrder(people.slice(index + 1), count - 1).map((others) => [person, ...others]),
  );
}
