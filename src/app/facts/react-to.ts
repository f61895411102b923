import { reactBy } from "./react-by.ts";
import type { ReactionContext } from "./reaction-context.ts";
import { type Facts, reactions } from "./reactions.ts";

/** Does what follows from a fact of a machine. @throws Error for a fact that its table does not know */
export function reactTo<Source extends keyof Facts>(
  source: Source,
  fact: Facts[Source],
  context: ReactionContext[Source],
): void {
  reactBy<Facts[Source], ReactionContext[Source]>(reactions[source], fact, context);
}
