import type { ReactionsTo } from "./reaction-context.ts";

/** A method, so that a table of reactions to some facts each may be looked up by any. */
type Reaction = { react(fact: { type: string }, context: object): void }["react"];

/** Does what a table says that follows from a fact. @throws Error for a fact that the table does not know */
export function reactBy<Fact extends { type: string }, Context extends object>(
  table: ReactionsTo<Fact, Context>,
  fact: Fact,
  context: Context,
): void {
  const known: Readonly<Record<string, Reaction | undefined>> = table;
  const reaction = known[fact.type];
  if (reaction === undefined) throw new Error(`Nothing follows from ${fact.type}`);
  reaction(fact, context);
}
