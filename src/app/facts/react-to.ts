import type { ReactionContext } from "./reaction-context.ts";
import { type Facts, reactions } from "./reactions.ts";

/** A method, so that a table of reactions to some facts each may be looked up by any. */
type Reaction = { react(fact: { type: string }, context: object): void }["react"];

/** Does what follows from a fact. @throws Error for a fact that the table does not know */
export function reactTo<Source extends keyof Facts>(
  source: Source,
  fact: Facts[Source],
  context: ReactionContext[Source],
): void {
  const known: Readonly<Record<string, Reaction | undefined>> = reactions[source];
  const reaction = known[fact.type];
  if (reaction === undefined) throw new Error(`Nothing follows from ${fact.type} of ${source}`);
  reaction(fact, context);
}
