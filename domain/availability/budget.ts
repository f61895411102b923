/** How many steps a search may still take, about one for each person for whom it tries something; with none left it finds nothing. */
export type Budget = { steps: number };

/**
 * How thoroughly visits of several people are searched for: the steps for all questions of a request whether one can start;
 * those for each start; and those for each search for a better visit from there, fewer where there are more people than usual.
 */
export type Effort = { perRequest: number; perStart: number; perVisit: number };

/** For one visit, as it is compared and held: the same for both, so that it is held as it was compared. */
export const effortOfVisit: Effort = { perRequest: 2_000_000, perStart: 1_600_000, perVisit: 3_200_000 };

/**
 * For the many visits of a day's times, each of which is searched for anew when it is held, and may then be a better one. Where even one
 * that can start is hard to find, a time can be had that is not among them.
 */
export const effortOfTimes: Effort = { perRequest: 1_000_000, perStart: 400_000, perVisit: 60_000 };

/** Of the steps of a request for a day's times: those for what opens the other times. */
export const stepsOfUnlocks = 0.06 * effortOfTimes.perRequest;

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
