import { type RefObject, useEffect, useRef } from "react";

/** Whoever is at an element that goes away while its page stays is at the page's heading then, and not nowhere. */
export function usePlaceKept(element: RefObject<HTMLElement | null>): void {
  const page = useRef<Document>(undefined);
  useEffect(() => {
    const left = element.current === null ? page.current : undefined;
    if (left && left.activeElement === left.body) left.querySelector("h1")?.focus();
    page.current = element.current?.ownerDocument;
  });
}
