import { createHash } from "node:crypto";

/**
 * Fetches the scripts after the page has been painted, a second later at most where the browser is never idle, or at the first
 * touch. Every button that was pressed before they are there is remembered for them, once however often it was pressed, and
 * looks like it: nothing had answered. Links work by themselves, unless a button was pressed before: what it did would be lost,
 * so the link waits for its turn, and is followed as it is where the scripts don't come at all. A page that is loaded again
 * before they are there begins at its top all the same (spec §2); one that is come back to, because such a link has left it, is
 * where it was left. Which address was drawn is noted: whoever goes through the history before the scripts are there is at
 * another one by then.
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
    import(script).catch(() => {
      const next = [...(window.kezekEarlyPresses ?? [])].find((pressed) => pressed.href);
      if (next) location.assign(next.href);
    });
  };
  const remember = (pressed) => {
    window.kezekEarlyPresses.add(pressed);
    pressed.dataset.pressed = "";
  };
  const press = (event) => {
    start();
    const presses = window.kezekEarlyPresses;
    if (!presses) return;
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const button = target.closest("button");
    if (button) return remember(button);
    const here = target.closest('a[href^="/"]');
    if (!here || ctrlKey || metaKey || shiftKey) return;
    if (presses.size > 0) {
      event.preventDefault();
      return remember(here);
    }
    window.kezekIsLeaving = true;
    history.scrollRestoration = "auto";
  };
  for (const type of ["pointerdown", "touchstart", "keydown"])
    addEventListener(type, start, { capture: true, passive: true });
  addEventListener("click", press, { capture: true });
  const whenIdle = (act) => (window.requestIdleCallback ? requestIdleCallback(act, { timeout: 1000 }) : setTimeout(act));
  addEventListener("load", () => setTimeout(() => whenIdle(start), 0));
})();
`;

/** The loader as it stands in a document, and what a Content-Security-Policy lets it run by. */
export const loaderScript = source.replaceAll(/\n\s*/g, "\n").trim();
export const loaderHash = hashSource(loaderScript);

/** A CSP source expression for an inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
