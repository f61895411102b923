import type { Alike } from "./alike.ts";
import type { Turn } from "./one-person.ts";
import type { Stay } from "./stay.ts";

/** What can begin at a cell for one of some people, beside what has begun for the others, so that they are done by another cell. */
export function turnsBeside(stays: readonly Stay[], { person, left }: Stay, at: number, end: number): Turn[] {
  return person.turnsFrom(left, at).filter((turn) => turn.least <= end && canBegin(stays, turn));
}

/** How many {@link turnsBeside} there are: a search asks for that most of all, so that no list is made of it. */
export function countTurns(stays: readonly Stay[], { person, left }: Stay, at: number, end: number): number {
  let count = 0;
  for (const turn of person.turnsFrom(left, at)) if (turn.least <= end && canBegin(stays, turn)) count += 1;
  return count;
}

/** The first of the turns of one person that are alike: the same service, by masters of whom one is as good as another. */
export function differingTurns(turns: readonly Turn[], { masters }: Alike): readonly Turn[] {
  if (turns.length < 2) return turns;
  return firstOfEach(turns, ({ task, masterId }) => task.index * manyMasters + (masters.get(masterId) ?? 0));
}

/** The units that a service can have, one for each need: of those that are alike the first ones alone. */
export function choicesOfUnits(
  stays: readonly Stay[],
  { units, start }: Turn,
  { units: alike }: Alike,
): readonly (readonly number[])[] {
  if (units.length === 0) return noNeeds;
  return units.reduce<number[][]>(
    (choices, need) => {
      const free = need.filter((unit) => !isUnitTaken(stays, unit, start));
      return choices.flatMap((own) => {
        const others = free.filter((unit) => !own.includes(unit));
        return firstOfEach(others, (unit) => alike.get(unit)).map((unit) => [...own, unit]);
      });
    },
    [[]],
  );
}

const noNeeds = [[]];
/** More than there are masters who are not alike. */
const manyMasters = 2 ** 16;

function canBegin(stays: readonly Stay[], { masterId, units, start }: Turn): boolean {
  for (const { begun } of stays) {
    if (begun !== undefined && begun.masterId === masterId && begun.end > start) return false;
  }
  for (const need of units) if (need.every((unit) => isUnitTaken(stays, unit, start))) return false;
  return true;
}

function isUnitTaken(stays: readonly Stay[], unit: number, at: number): boolean {
  return stays.some(({ begun, units }) => begun !== undefined && begun.end > at && units.includes(unit));
}

function firstOfEach<Item>(items: readonly Item[], kindOf: (item: Item) => number | undefined): Item[] {
  const kinds = items.map(kindOf);
  return items.filter((_, index) => kinds.indexOf(kinds[index]) === index);
}
