import type { StoredValue } from "../browser/stored-value.ts";
import { createStore, type Store } from "./store.ts";

/** The firms that the client keeps as favourites, or the visitor in this browser, by id; the latest first. */
export type Favorites = Pick<Store<readonly number[]>, "read" | "subscribe"> & {
  keep(ids: readonly number[]): void;
  /**
   * Somebody signed in here, whose account has these firms.
   * @param brings whether a visitor's favourites go into it
   */
  join(own: readonly number[], brings: boolean): void;
  /** Another tab may have kept others, and whoever left has taken theirs along. */
  syncWithStorage(): void;
};

type Needs = {
  stored: StoredValue<number[]>;
  /** Keeps firms in the account of who is signed in; what fails is left out. */
  addToAccount: (firmIds: readonly number[]) => Promise<void>;
};

/** Keeps the favourites of whoever is here, in this browser. */
export function createFavorites({ stored, addToAccount }: Needs): Favorites {
  const firms = createStore<readonly number[]>(stored.read() ?? []);
  const keep = (ids: readonly number[]) => {
    stored.write([...ids]);
    firms.write(ids);
  };
  return {
    read: firms.read,
    subscribe: firms.subscribe,
    keep,
    join(own, brings) {
      const brought = brings ? firms.read().filter((id) => !own.includes(id)) : [];
      keep([...brought, ...own]);
      if (brought.length > 0) void addToAccount(brought);
    },
    syncWithStorage() {
      const now = stored.read() ?? [];
      if (now.join() !== firms.read().join()) firms.write(now);
    },
  };
}
