import { type RefObject, useEffect, useRef } from "react";
import type { SearchQuery } from "../../../domain/search-address.ts";

/**
 * Who turns the page or looks for other words goes on at the heading of what was found.
 * @returns the heading, and what leads there from a link that its press takes away
 */
export function useResultsFocus({ query = "", page = 1 }: SearchQuery): {
  heading: RefObject<HTMLHeadingElement | null>;
  goThere: () => void;
} {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = `${page} ${query}`;
  const shown = useRef(wanted);
  useEffect(() => {
    if (shown.current !== wanted) heading.current?.focus();
    shown.current = wanted;
  }, [wanted]);
  return { heading, goThere: () => heading.current?.focus({ preventScroll: true }) };
}
