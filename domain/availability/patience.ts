/** How many steps a search may still take; one that has none left finds nothing. */
export type Patience = { steps: number };

/** Runs a search that may take at most `most` steps of what is left. */
export function spend<Found>(patience: Patience, most: number, search: (allowance: Patience) => Found): Found {
  const given = Math.min(patience.steps, most);
  const allowance = { steps: given };
  const found = search(allowance);
  patience.steps -= given - Math.max(0, allowance.steps);
  return found;
}
