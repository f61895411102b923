import { type RefObject, useLayoutEffect, useRef } from "react";
import type { HomeQuery } from "../../../domain/page-queries.ts";
import { hrefs } from "../../routes/hrefs.ts";

/**
 * Whoever presses a condition far down the list sees what it has found from its beginning.
 * @returns the heading of what is found; its scroll margin is what lies over the top of the page
 */
export function useBeginning(query: HomeQuery): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = hrefs.home(query);
  const shown = useRef(wanted);
  useLayoutEffect(() => {
    const { current } = heading;
    if (current === null || shown.current === wanted) return;
    shown.current = wanted;
    const covered = Number.parseFloat(getComputedStyle(current).scrollMarginTop) || 0;
    if (current.getBoundingClientRect().top < covered) current.scrollIntoView({ block: "start" });
  }, [wanted]);
  return heading;
}
