import { type RefObject, useEffect, useState } from "react";

/** How far down the screen a section begins to be the one that is read: under the bar, in pixels. */
const readFrom = 120;

/**
 * The section that is being read: the last one that has begun, and at the end of the page its last; undefined above them.
 * @param ids of the sections' elements, from the top down
 * @param within an element of the page
 */
export function useSectionInView(ids: readonly string[], within: RefObject<HTMLElement | null>): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const page = within.current?.ownerDocument;
    const view = page?.defaultView;
    if (!page || !view) return;
    const look = () => {
      const hasBegun = (id: string) => (page.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= readFrom;
      const { scrollHeight, clientHeight } = page.documentElement;
      const isAtEnd = view.scrollY > 0 && view.scrollY + clientHeight >= scrollHeight - 1;
      setInView(isAtEnd ? ids.at(-1) : ids.findLast(hasBegun));
    };
    look();
    view.addEventListener("scroll", look, { passive: true });
    return () => view.removeEventListener("scroll", look);
  }, [ids, within]);
  return inView;
}
