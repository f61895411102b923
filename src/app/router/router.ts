import { createPath, NavigationType, type To } from "react-router-dom";
import type { Entry, EntryHistory } from "../../browser/history.ts";
import type { Route } from "./table.ts";
import { matchTable, type PageModule } from "./page-module.ts";

/** What is shown, and how the client came there. */
export type RouterState = {
  location: Entry;
  type: NavigationType;
  route: Route;
  /** Undefined where its scripts did not come. */
  page: PageModule | undefined;
  /** Whether another page is on its way. */
  isLoading: boolean;
};

type Options = {
  replace?: boolean | undefined;
  state?: unknown;
  /** Whether the page is to be drawn before this returns, where its scripts are here. */
  flushSync?: boolean | undefined;
};

type Listener = (state: RouterState, isFlushed: boolean) => void;

export type Router = {
  /** What the first paint shows: whoever draws it may come to that when somebody has gone elsewhere already. */
  readonly first: RouterState;
  readonly state: RouterState;
  /**
   * Goes to an absolute address of this site, or by so many entries of the history.
   * @returns when the address is shown, or somebody has gone elsewhere meanwhile
   */
  navigate: (to: To | number, options?: Options) => Promise<void>;
  /** @returns the end of that */
  subscribe: (listener: Listener) => () => void;
};

type Needs = {
  history: EntryHistory;
  /** The scripts and the words of a page. */
  load: (route: Route) => Promise<PageModule>;
  /** The page of the first paint, which must be there at once. */
  first: { route: Route; page: PageModule };
};

/**
 * Keeps what is shown to what the address says. While a page is loaded the last one stays, and so does its address where
 * the new one is an entry of its own; who goes elsewhere meanwhile is not brought back.
 */
export function createRouter({ history, load, first }: Needs): Router {
  const loaded = new Map([[first.route, first.page]]);
  const listeners = new Set<Listener>();
  const painted: RouterState = { ...first, location: history.read(), type: NavigationType.Pop, isLoading: false };
  let state = painted;
  let latest: Entry | undefined;

  const notify = (next: RouterState, isFlushed: boolean) => {
    state = next;
    for (const listener of listeners) listener(next, isFlushed);
  };

  const goTo = async (location: Entry, type: NavigationType, isFlushed: boolean) => {
    latest = location;
    const { route } = matchTable(location.pathname);
    const arrive = (page: PageModule | undefined) => {
      if (type !== NavigationType.Pop) history.write(location, type === NavigationType.Replace);
      notify({ location, type, route, page, isLoading: false }, isFlushed);
    };
    const known = loaded.get(route);
    if (known !== undefined) return arrive(known);
    notify({ ...state, isLoading: true }, isFlushed);
    const page = await load(route).catch(() => undefined);
    if (page !== undefined) loaded.set(route, page);
    if (latest === location) arrive(page);
  };

  history.onTraverse(() => void goTo(history.read(), NavigationType.Pop, false));

  return {
    first: painted,
    get state() {
      return state;
    },
    async navigate(to, { replace = false, state: kept = null, flushSync = false } = {}) {
      if (typeof to === "number") return history.go(to);
      const location = { ...addressOf(to), state: kept, key: newKey() };
      return goTo(location, replace ? NavigationType.Replace : NavigationType.Push, flushSync);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** As the browser will write it. */
function addressOf(to: To): Pick<Entry, "pathname" | "search" | "hash"> {
  const { pathname, search, hash } = new URL(`http://path${typeof to === "string" ? to : createPath(to)}`);
  return { pathname, search, hash };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
