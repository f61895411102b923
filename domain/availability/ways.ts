import type { Budget } from "./budget.ts";
import type { OnePersonSearch, Turn } from "./one-person.ts";
import { allTasks } from "./person-tasks.ts";

/** One way in which a person can be served, one service after another, were nobody else there; in cells. */
export type Way = { steps: readonly Turn[]; start: number; end: number };

/**
 * The ways to serve a person that start at a cell and end by another, in the order in which masters are chosen; where there
 * are many, at most `mostWays` that differ from their first services on. Each takes a step of the budget, and so does what is
 * looked at for it.
 */
export function waysOf(person: OnePersonSearch, from: number, by: number, mostWays: number, budget: Budget): Way[] {
  const ways: Way[] = [];
  const steps: Turn[] = [];

  /** Adds at most so many ways to do what is left, and says how many. */
  function add(left: number, first: number, last: number, most: number): number {
    if (left === 0) {
      budget.steps -= 1;
      ways.push({ steps: [...steps], start: from, end: first });
      return 1;
    }
    const turns: Turn[] = [];
    let looked = 0;
    for (let start = first; start <= last; start += 1) {
      const possible = person.turnsFrom(left, start);
      looked += 1 + possible.length;
      for (const turn of possible) if (turn.least <= by) turns.push(turn);
    }
    budget.steps -= looked >> 4;
    let added = 0;
    for (const [index, turn] of turns.entries()) {
      const share = Math.ceil((most - added) / (turns.length - index));
      if (share === 0 || budget.steps < 0) break;
      steps.push(turn);
      added += add(turn.rest, turn.end, turn.end + person.wait, share);
      steps.pop();
    }
    return added;
  }

  add(allTasks(person.tasks), from, from, mostWays);
  return ways;
}
