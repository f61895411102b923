import type { Track } from "../../domain/analytics.ts";
import type { PageFact } from "../blocks/page-fact.ts";
import { trackNothing } from "./analytics.ts";

/** Says what happened on a page. What follows is all for analytics: it is fetched where there is any, and nothing waits. */
export function createEmit(track: Track): (fact: PageFact) => void {
  if (track === trackNothing) return () => {};
  return (fact) => {
    import("./facts/react-to.ts").then(({ reactTo }) => reactTo("page", fact, { track })).catch(() => {});
  };
}
