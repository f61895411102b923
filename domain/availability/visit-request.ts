import { cellMinutes } from "./cells.ts";
import type { Budget } from "./budget.ts";
import { personTasks, type PersonTasks } from "./person-tasks.ts";
import { canBeTogether } from "./several-people.ts";

/** A master who can do a service: how long they take for it and what they ask. */
export type Able = {
  masterId: number;
  minutes: number;
  /** Minor units; the least where it is a range. */
  price: number;
  /** Minor units: the most. null where the price is fixed. */
  priceMax: number | null;
};

/** One service for one person: who is asked for, and who can do it. */
export type RequestedEntry = {
  person: number;
  /** The named master, who is one of `able`; null is "any master". */
  masterId: number | null;
  able: readonly Able[];
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
  const tasks = entries.map(({ person, masterId: asked, able }, index) => ({
    person,
    index,
    able: able
      .filter(({ masterId }) => asked === null || masterId === asked)
      .map(({ masterId, minutes }) => ({ masterId, length: Math.ceil(minutes / cellMinutes) })),
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
    masterIds: [...new Set(tasks.flatMap(({ able }) => able.map(({ masterId }) => masterId)))],
    budget,
  };
}
