import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether a media query holds where an element is shown; known before it is painted. */
export function useMedia(element: RefObject<HTMLElement | null>, query: string): boolean {
  const [matches, setMatches] = useState(false);
  useLayoutEffect(() => {
    const list = element.current?.ownerDocument.defaultView?.matchMedia?.(query);
    if (list === undefined) return;
    const note = () => setMatches(list.matches);
    note();
    list.addEventListener("change", note);
    return () => list.removeEventListener("change", note);
  }, [element, query]);
  return matches;
}
