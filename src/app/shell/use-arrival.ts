import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { isAtTop, onScroll, scrollDownTo, scrolledBy, scrollToAnchor } from "../../browser/page.ts";
import { isList } from "../../routes/hrefs.ts";

/**
 * On another page: where a list was left, when the client goes back to it, else its top or its anchor; and the focus in it.
 * On the first page: its anchor, where the browser found none.
 * @returns goes to the element that has the page in it
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const left = useRef(new Map<string, number>());
  const shown = useRef(pathname);
  const isRestored = useRef(false);
  // Before what was left can scroll by getting shorter.
  useLayoutEffect(() => {
    const places = left.current;
    const isArrival = shown.current !== pathname;
    const place = isBack && isArrival && isList(pathname) ? places.get(key) : undefined;
    isRestored.current = place !== undefined;
    if (!isArrival) places.set(key, scrolledBy());
    const stopFollowing = place === undefined ? () => {} : scrollDownTo(place);
    const stopListening = onScroll((top) => places.set(key, top));
    return () => {
      stopFollowing();
      stopListening();
    };
  }, [pathname, key, isBack]);
  useEffect(() => {
    const isArrival = shown.current !== pathname;
    shown.current = pathname;
    // A page that has taken the focus itself, to its heading, keeps it.
    if (isArrival && main.current?.matches(":focus-within") !== true) main.current?.focus({ preventScroll: true });
    if (isRestored.current) return;
    return isArrival || (hash !== "" && isAtTop()) ? scrollToAnchor(hash) : undefined;
  }, [pathname, hash]);
  return main;
}
