import type { Means } from "./means.ts";
import { type Facts, reactions } from "./reactions.ts";

/** A method, so that a table of reactions to some facts each may be looked up by any. */
type Reaction = { react(fact: { type: string }, means: object): void }["react"];

/** Does what follows from a fact. @throws Error for a fact that the table does not know */
export function reactTo<Teller extends keyof Facts>(teller: Teller, fact: Facts[Teller], means: Means[Teller]): void {
  const known: Readonly<Record<string, Reaction | undefined>> = reactions[teller];
  const reaction = known[fact.type];
  if (reaction === undefined) throw new Error(`Nothing follows from ${fact.type} of ${teller}`);
  reaction(fact, means);
}
