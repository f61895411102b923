import { type RefObject, useEffect, useState } from "react";

/**
 * The section that is being read: the last one that has begun, and at the end of the page its last; undefined above them.
 * @param ids of the sections' elements, from the top down
 * @param bar what stays above the sections while the page scrolls
 */
export function useSectionInView(ids: readonly string[], bar: RefObject<HTMLElement | null>): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const page = bar.current?.ownerDocument;
    const view = page?.defaultView;
    if (!page || !view) return;
    const look = () => {
      const readFrom = readingLine(page.documentElement, bar.current);
      const hasBegun = (id: string) => (page.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= readFrom;
      const { scrollHeight, clientHeight } = page.documentElement;
      const isAtEnd = view.scrollY > 0 && view.scrollY + clientHeight >= scrollHeight - 1;
      setInView(isAtEnd ? ids.at(-1) : ids.findLast(hasBegun));
    };
    look();
    view.addEventListener("scroll", look, { passive: true });
    return () => view.removeEventListener("scroll", look);
  }, [ids, bar]);
  return inView;
}

/** How far down the screen a section begins to be the one that is read: where an anchor brings it, or under the bar; in pixels. */
function readingLine(root: HTMLElement, bar: HTMLElement | null): number {
  const offset = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  return offset + (bar?.offsetHeight ?? 0);
}
