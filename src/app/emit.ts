import type { Track } from "../../domain/analytics.ts";
import type { PageFact } from "../blocks/page-fact.ts";
import { pageReactions } from "./facts/page-reactions.ts";
import { reactBy } from "./facts/react-by.ts";
import type { PageContext } from "./facts/reaction-context.ts";

/** Says what happened on a page. What analytics is told of it is fetched where there is analytics, and nothing waits. */
export function createEmit(context: PageContext, track: Track | undefined): (fact: PageFact) => void {
  const tell = track && tellBy(track);
  return (fact) => {
    reactBy(pageReactions, fact, context);
    tell?.(fact);
  };
}

function tellBy(track: Track): (fact: PageFact) => void {
  return (fact) =>
    void import("./facts/page-tracking.ts").then(
      ({ pageTracking }) => reactBy(pageTracking, fact, { track }),
      () => {},
    );
}
