/** An entry of the history: an address, what was put there with it, and a key that tells it from the others. */
export type Entry = { pathname: string; search: string; hash: string; state: unknown; key: string };

/** The entries that the client goes through. */
export type EntryHistory = {
  /** The entry that is gone to. The first of a visit has the key "default", and so has each that was written by nobody. */
  read: () => Entry;
  /** Puts another entry behind the one that is gone to, or in its place; those that could be gone forward to end. */
  write: (entry: Entry, isReplaced: boolean) => void;
  /** Goes by so many entries, back where that is negative; `onTraverse` reports it. */
  go: (by: number) => void;
  /** Calls the listener, from now on, whenever another entry was gone to. */
  onTraverse: (listener: () => void) => void;
};

/** The history of this tab. What pages put into an entry lies there under `usr`. */
export function browserHistory(): EntryHistory {
  return {
    read() {
      const { pathname, search, hash } = window.location;
      const kept: { usr?: unknown; key?: string } | null = window.history.state;
      return { pathname, search, hash, state: kept?.usr ?? null, key: kept?.key ?? "default" };
    },
    write({ pathname, search, hash, state, key }, isReplaced) {
      // In full: what a path begins with does not lead to another site.
      const address = window.location.origin + pathname + search + hash;
      const kept = { usr: state, key };
      if (isReplaced) return window.history.replaceState(kept, "", address);
      try {
        window.history.pushState(kept, "", address);
      } catch {
        // Safari takes a hundred within half a minute: the page is loaded anew instead.
        window.location.assign(address);
      }
    },
    go: (by) => window.history.go(by),
    onTraverse: (listener) => window.addEventListener("popstate", listener),
  };
}
