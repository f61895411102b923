/** How many steps a search may still take, about one for each person for whom it tries something; with none left it finds nothing. */
export type Budget = { steps: number };

/**
 * How thoroughly visits of several people are searched for: the steps for some visit from a start; and those for each search
 * for a better one from there, which the people share. They are the same whoever asks, so that it is held as it was shown.
 */
export type Effort = { perStart: number; perVisit: number };

export const usualEffort: Effort = { perStart: 400_000, perVisit: 240_000 };

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
