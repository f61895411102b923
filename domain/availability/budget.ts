/** How many steps a search may still take; one that has none left finds nothing. */
export type Budget = { steps: number };

/**
 * How thoroughly visits of several people are searched for: the steps for some visit from a start and those for the one that
 * ends first, which are the same whoever asks, so that it is held as it was shown; and how many ways to serve one person from
 * one start are tried with those of the others.
 */
export type Effort = { perStart: number; perVisit: number; ways: number };

export const usualEffort: Effort = { perStart: 10_000, perVisit: 6_000, ways: 300 };

/** Runs a search that may take at most `most` steps of what is left; where nothing is left it is not run, and finds nothing. */
export function spend<Found>(
  budget: Budget,
  most: number,
  search: (allowance: Budget) => Found | undefined,
): Found | undefined {
  const given = Math.min(budget.steps, most);
  if (given <= 0) return undefined;
  const allowance = { steps: given };
  const found = search(allowance);
  budget.steps -= given - Math.max(0, allowance.steps);
  return found;
}
