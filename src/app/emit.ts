import type { Track } from "../../domain/analytics.ts";
import type { PageFact } from "../blocks/page-fact.ts";
import { pageReactions } from "./facts/page-reactions.ts";
import { reactBy } from "./facts/react-by.ts";
import type { PageContext } from "./facts/reaction-context.ts";

/** Emits what happened on a page. What tracks it is fetched where there is analytics, and nothing waits. */
export function createEmit(context: PageContext, track: Track | undefined): (fact: PageFact) => void {
  const trackFact = track && trackBy(track);
  return (fact) => {
    reactBy(pageReactions, fact, context);
    trackFact?.(fact);
  };
}

function trackBy(track: Track): (fact: PageFact) => void {
  return (fact) =>
    void import("./facts/page-tracking.ts").then(
      ({ pageTracking }) => reactBy(pageTracking, fact, { track }),
      () => {},
    );
}
