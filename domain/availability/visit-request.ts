import { cellMinutes } from "./cells.ts";
import type { Budget } from "./budget.ts";
import { personTasks, type PersonTasks } from "./person-tasks.ts";
import { canBeTogether } from "./several-people.ts";

/** One service for one person: how long it takes, who is asked for, and who can do it. */
export type RequestedEntry = {
  person: number;
  /** A multiple of the grid's step. */
  minutes: number;
  /** The named master, who is one of `ableIds`; null is "any master". */
  masterId: number | null;
  ableIds: readonly number[];
};

/** All that is wanted of one visit, with who can do it: what a day is searched for. */
export type VisitRequest = {
  entries: readonly RequestedEntry[];
  people: readonly PersonTasks[];
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
   * Spent by all searches for the request, so that none takes longer than a fraction of a second, however many people
   * and services are in it. What is found is right; a request for many people may have times that are not found.
   */
  budget: Budget;
};

/**
 * Makes a request ready to be searched for on any number of days.
 * @param awaitingMinutes the longest wait between two services of one person
 */
export function visitRequestOf(
  entries: readonly RequestedEntry[],
  awaitingMinutes: number,
  budget: Budget = { steps: 300_000 },
): VisitRequest {
  const tasks = entries.map(({ person, minutes, masterId, ableIds }, index) => ({
    person,
    index,
    length: Math.ceil(minutes / cellMinutes),
    masterIds: masterId === null ? ableIds : [masterId],
  }));
  const numbers = [...new Set(tasks.map(({ person }) => person))];
  const people = numbers.map((number) => personTasks(tasks.filter(({ person }) => person === number)));
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
