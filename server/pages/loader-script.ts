import { createHash } from "node:crypto";

/**
 * Fetches the scripts after the page has been painted, or at the first touch. Every button that was pressed before
 * they are there is remembered for them, once however often it was pressed: nothing had answered. Links work by
 * themselves. A page that is loaded again before they are there begins at its top all the same (spec §2); one that is
 * come back to, because such a link has left it, is where it was left. Which address was drawn is noted: whoever goes
 * through the history before the scripts are there is at another one by then.
 */
const source = `
(() => {
  history.scrollRestoration = "manual";
  const { script, modules } = document.currentScript.dataset;
  let isStarted = false;
  window.kezekEarlyPresses = new Set();
  window.kezekDrawnAddress = location.pathname + location.search;
  const link = (attributes) => document.head.append(Object.assign(document.createElement("link"), attributes));
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of modules.split(" ")) if (href) link({ rel: "modulepreload", href });
    import(script);
  };
  const act = ({ type, target, ctrlKey, metaKey, shiftKey }) => {
    start();
    const isNew = ctrlKey || metaKey || shiftKey;
    if (type === "click" && window.kezekEarlyPresses && !isNew && target.closest('a[href^="/"]')) {
      window.kezekIsLeaving = true;
      history.scrollRestoration = "auto";
    }
    const button = type === "click" && target.closest("button");
    if (button) window.kezekEarlyPresses?.add(button);
  };
  for (const type of ["pointerdown", "touchstart", "keydown", "click"])
    addEventListener(type, act, { capture: true, passive: true });
  addEventListener("load", () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), 0));
})();
`;

/** The loader as it stands in a document, and what a Content-Security-Policy lets it run by. */
export const loaderScript = source.replaceAll(/\n\s*/g, "\n").trim();
export const loaderHash = hashSource(loaderScript);

/** A CSP source expression for an inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
