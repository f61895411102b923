import { defaultManner, type Manner } from "../manner.ts";
import { cellMinutes } from "./cells.ts";
import { type Budget, type Effort, effortOfTimes } from "./budget.ts";
import { personTasks, type PersonTasks } from "./person-tasks.ts";
import { canBeTogether } from "./together.ts";

/** A master who can do a service: how long they take for it and what they ask. */
export type Able = {
  masterId: number;
  minutes: number;
  /** How long they clean up after the visit, before the next one; absent where they need not. */
  cleanupMinutes?: number;
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
  /** Numbers of units of rooms and devices: it takes one of each list. Absent where it needs none. */
  needs?: readonly (readonly number[])[];
};

/**
 * together: all begin with the visit. apart: each begins when the one before them is done, or soon after. joining: each
 * begins with the visit or soon after a service of somebody else.
 */
type Arrangement = "together" | "apart" | "joining";

/** All that is wanted of one visit, with who can do it: what a day is searched for. */
export type VisitRequest = {
  entries: readonly RequestedEntry[];
  people: readonly PersonTasks[];
  /** The longest wait between two services of one person. */
  awaitingMinutes: number;
  /** The same in whole cells. */
  wait: number;
  /** How several people are to be served, and what that comes to with these masters. */
  manner: Manner;
  arrangement: Arrangement;
  /** All masters who may do anything of it, once each. */
  masterIds: readonly number[];
  /** All units of rooms and devices of which anything of it may take one, once each. */
  units: readonly number[];
  /**
   * Spent by all questions of whether a visit can start, so that these take no longer than a fraction of a second, however
   * many people and services are in it. What is found is right; a request for many people may have times that are not found.
   */
  budget: Budget;
  effort: Effort;
};

/**
 * Makes a request ready to be searched for on any number of days.
 * @param awaitingMinutes the longest wait between two services of one person
 */
export function visitRequestOf(
  entries: readonly RequestedEntry[],
  awaitingMinutes: number,
  manner: Manner = defaultManner,
  budget: Budget = { steps: effortOfTimes.perRequest },
): VisitRequest {
  const tasks = entries.map(({ person, masterId: asked, able, needs = [] }, index) => ({
    person,
    index,
    needs,
    able: able
      .filter(({ masterId }) => asked === null || masterId === asked)
      .map(({ masterId, minutes, cleanupMinutes = 0 }) => {
        const length = Math.ceil(minutes / cellMinutes);
        return { masterId, length, cleanup: Math.ceil((minutes + cleanupMinutes) / cellMinutes) - length };
      }),
  }));
  const numbers = [...new Set(tasks.map(({ person }) => person))];
  const people = numbers.map((number) => personTasks(tasks.filter(({ person }) => person === number)));
  const wait = Math.floor(awaitingMinutes / cellMinutes);
  return {
    entries,
    people,
    awaitingMinutes,
    wait,
    manner,
    arrangement: arrangementOf(manner, people, wait, budget),
    masterIds: [...new Set(tasks.flatMap(({ able }) => able.map(({ masterId }) => masterId)))],
    units: [...new Set(tasks.flatMap(({ needs }) => needs.flat()))],
    budget,
    effort: effortOfTimes,
  };
}

/** The same served in a manner, with an effort of its own. */
export function searchedFor({ entries, awaitingMinutes }: VisitRequest, manner: Manner, effort: Effort): VisitRequest {
  return { ...visitRequestOf(entries, awaitingMinutes, manner, { steps: effort.perRequest }), effort };
}

function arrangementOf(manner: Manner, people: readonly PersonTasks[], wait: number, budget: Budget): Arrangement {
  if (manner === "oneAfterAnother") return "apart";
  if (manner === "shortest") return "joining";
  const isTogether = manner === "together" || people.length === 1 || canBeTogether(people, wait, budget);
  return isTogether ? "together" : "joining";
}
