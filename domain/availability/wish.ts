import { cellMinutes } from "./cells.ts";
import type { Budget } from "./budget.ts";
import { personWish, type PersonWish } from "./person-wish.ts";
import { canBeTogether } from "./several-people.ts";

/** One service for one person: who is asked for, and who can do it. */
export type WishedEntry = {
  person: number;
  /** A multiple of the grid's step. */
  minutes: number;
  /** The named master, who is one of `ableIds`; null is "any master". */
  masterId: number | null;
  ableIds: readonly number[];
};

export type Wish = {
  entries: readonly WishedEntry[];
  people: readonly PersonWish[];
  /** The longest wait between two services of one person. */
  awaitingMinutes: number;
  /** The same in whole cells. */
  wait: number;
  /**
   * Several people are served together: all begin with the visit. Only where the masters can't ever serve them at the
   * same time (one master for two people), they follow one another.
   */
  together: boolean;
  /** All masters who may do anything of it, once each. */
  masterIds: readonly number[];
  /**
   * Spent by all searches for the wish, so that no wish takes longer than a fraction of a second, however many people
   * and services are in it. What is found is right; a wish of many people may have times that are not found.
   */
  budget: Budget;
};

/**
 * Makes a wish ready to be searched for on any number of days.
 * @param awaitingMinutes the longest wait between two services of one person
 */
export function wishOf(
  entries: readonly WishedEntry[],
  awaitingMinutes: number,
  budget: Budget = { steps: 300_000 },
): Wish {
  const tasks = entries.map(({ person, minutes, masterId, ableIds }, index) => ({
    person,
    index,
    length: Math.ceil(minutes / cellMinutes),
    masterIds: masterId === null ? ableIds : [masterId],
  }));
  const numbers = [...new Set(tasks.map(({ person }) => person))];
  const people = numbers.map((number) => personWish(tasks.filter(({ person }) => person === number)));
  const wait = Math.floor(awaitingMinutes / cellMinutes);
  return {
    entries,
    people,
    awaitingMinutes,
    wait,
    together: people.length === 1 || canBeTogether(people, wait, budget),
    masterIds: [...new Set(tasks.flatMap(({ masterIds }) => masterIds))],
    budget,
  };
}
