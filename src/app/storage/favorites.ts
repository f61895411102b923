import type { StoredValue } from "../../browser/stored-value.ts";
import { createStore, type Store } from "../core/store.ts";

/** The firms that the client keeps as favourites, or the visitor in this browser, by id; the latest first. */
export type Favorites = Pick<Store<readonly number[]>, "read" | "subscribe"> & {
  keep(ids: readonly number[]): void;
  /**
   * Somebody signed in here, whose account has these firms.
   * @param brought what a visitor kept, which goes into it
   */
  join(own: readonly number[], brought: readonly number[]): void;
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
    join(own, brought) {
      const added = brought.filter((id) => !own.includes(id));
      keep([...added, ...own]);
      if (added.length > 0) void addToAccount(added);
    },
    syncWithStorage() {
      const now = stored.read() ?? [];
      if (now.join() !== firms.read().join()) firms.write(now);
    },
  };
}
