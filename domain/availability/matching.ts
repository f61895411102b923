/**
 * Whether everyone can have a master of their own: `choices` are the masters whom each person could take.
 * Augmenting paths in a bipartite graph.
 */
export function everyoneHasOwn(choices: readonly (readonly number[])[]): boolean {
  const personOf = new Map<number, number>();
  function seat(person: number, tried: Set<number>): boolean {
    for (const master of choices[person] ?? []) {
      if (tried.has(master)) continue;
      tried.add(master);
      const seated = personOf.get(master);
      if (seated === undefined || seat(seated, tried)) {
        personOf.set(master, person);
        return true;
      }
    }
    return false;
  }
  return choices.every((_, person) => seat(person, new Set()));
}
