/**
 * Whether everyone can have a master of their own: `choices` are the masters whom each person could take.
 * Augmenting paths in a bipartite graph.
 */
export function everyoneHasOwn(choices: readonly (readonly number[])[]): boolean {
  const choiceOf = new Map<number, readonly number[]>();
  function seat(choice: readonly number[], tried: Set<number>): boolean {
    for (const master of choice) {
      if (tried.has(master)) continue;
      tried.add(master);
      const seated = choiceOf.get(master);
      if (seated === undefined || seat(seated, tried)) {
        choiceOf.set(master, choice);
        return true;
      }
    }
    return false;
  }
  return choices.every((choice) => seat(choice, new Set()));
}
