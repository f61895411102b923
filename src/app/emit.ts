import type { PageFact } from "../blocks/page-fact.ts";
import { trackNothing } from "./analytics.ts";
import type { ReactionContext } from "./facts/reaction-context.ts";

/** Says what happened on a page. All but a pressed tab is for analytics: it is fetched where there is any, and nothing waits. */
export function createEmit(context: ReactionContext["page"]): (fact: PageFact) => void {
  const isTracked = context.track !== trackNothing;
  return (fact) => {
    if (!isTracked && fact.type !== "tab.pressed") return;
    import("./facts/react-to.ts").then(({ reactTo }) => reactTo("page", fact, context)).catch(() => {});
  };
}
