/** How many steps a search may still take; one that has none left finds nothing. */
export type Budget = { steps: number };

/** Runs a search that may take at most `most` steps of what is left. */
export function spend<Found>(budget: Budget, most: number, search: (allowance: Budget) => Found): Found {
  const given = Math.min(budget.steps, most);
  const allowance = { steps: given };
  const found = search(allowance);
  budget.steps -= given - Math.max(0, allowance.steps);
  return found;
}
