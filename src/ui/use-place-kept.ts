import { type RefCallback, useCallback } from "react";

/** For the `ref` of what may go away while its page stays: whoever is at it then is at the page's heading, and not nowhere. */
export function usePlaceKept(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement) => {
    const page = element.ownerDocument;
    return () => {
      if (page.activeElement === element) page.querySelector("h1")?.focus({ preventScroll: true });
    };
  }, []);
}
