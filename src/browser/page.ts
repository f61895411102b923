/** The element that the app lives in; throws where index.html has none. */
export function rootElement(): HTMLElement {
  const element = document.getElementById("root");
  if (element === null) throw new Error("index.html has no #root");
  return element;
}

/** What the server left for the browser as JSON; undefined in a static build. */
export function serverState(): unknown {
  const text = document.getElementById("server-state")?.textContent;
  return text ? JSON.parse(text) : undefined;
}

export function setPageLanguage(htmlLang: string): void {
  document.documentElement.lang = htmlLang;
}

/** The whole address. */
export function currentAddress(): URL {
  return new URL(window.location.href);
}

/** The path and the query that the document was asked for by; whoever has gone through the history since is at others. */
export function drawnAddress(): string {
  return window.kezekDrawnAddress ?? shownAddress();
}

/** The path and the query of the address. */
export function shownAddress(): string {
  return window.location.pathname + window.location.search;
}

/** Puts another address and navigation state under the page, before the router reads them. */
export function replaceAddress(path: string, state: unknown): void {
  window.history.replaceState({ usr: state, key: "default" }, "", path);
}

/** What this device says of an instant: minutes east of UTC. */
export function deviceOffset(epoch: number): number {
  return -new Date(epoch).getTimezoneOffset();
}

const lookers = new Set<() => void>();

declare global {
  interface Window {
    /** Left by the inline loader: a link was pressed before the scripts were there, and its page is on its way. */
    kezekIsLeaving?: boolean;
    /** Left by the inline loader: the path and the query that the document was asked for by. */
    kezekDrawnAddress?: string | undefined;
  }
}

/**
 * From now on the browser leaves the scroll position alone (spec §2: it is not restored). Called before there is a router:
 * what is listened for here is heard before it goes through the history.
 */
export function forgetScrolling(): void {
  if (window.kezekIsLeaving !== true) window.history.scrollRestoration = "manual";
  window.addEventListener("popstate", () => {
    for (const look of lookers) look();
  });
}

/** Whether the page is still where it began: nobody has scrolled it, nor the browser to an anchor. */
export function isAtTop(): boolean {
  return window.scrollY === 0;
}

/**
 * Reports of every scrolling how far down the page is, in pixels. The browser reports it with its next frame only: whoever
 * goes through the history before that has scrolled too.
 * @returns the end of that
 */
export function onScroll(listener: (top: number) => void): () => void {
  const look = () => listener(window.scrollY);
  window.addEventListener("scroll", look, { passive: true });
  lookers.add(look);
  return () => {
    window.removeEventListener("scroll", look);
    lookers.delete(look);
  };
}

/** How far down the page is, in pixels. */
export function scrolledBy(): number {
  return window.scrollY;
}

/** Goes so far down the page, in pixels; what is still to be drawn is waited for. @returns the end of that */
export function scrollDownTo(top: number): () => void {
  const go = () => window.scrollTo(0, top);
  go();
  return whileDrawing(go);
}

/** Goes to the anchor of the address, or to the top. @returns the end of that */
export function scrollToAnchor(hash: string): () => void {
  const id = anchorOf(hash);
  window.scrollTo(0, 0);
  return id === "" ? () => {} : whileDrawing(() => document.getElementById(id)?.scrollIntoView());
}

/**
 * What is drawn in the first seconds moves what is below it: the page follows, unless somebody scrolls by themselves.
 * @returns the end of that
 */
function whileDrawing(follow: () => void): () => void {
  const observer = new ResizeObserver(follow);
  const stop = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    for (const type of ownScrolling) window.removeEventListener(type, stop);
  };
  const timer = window.setTimeout(stop, drawingMs);
  for (const type of ownScrolling) window.addEventListener(type, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

const drawingMs = 5000;
const ownScrolling = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Calls every `ms` milliseconds while somebody looks at the page, and when they come back to it; answers the end of it. */
export function everyWhile(ms: number, act: () => void): () => void {
  const look = () => {
    if (!document.hidden) act();
  };
  const timer = window.setInterval(look, ms);
  document.addEventListener("visibilitychange", look);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

const longestWithoutIdleMs = 10_000;

/** Does something once the browser has nothing better to do, or has been busy for long: a cheap phone may always be. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act, { timeout: longestWithoutIdleMs });
  else setTimeout(act, 1000);
}
