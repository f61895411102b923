import type { StoredValue } from "../../browser/stored-value.ts";
import { createKeptIds, type KeptIds } from "./kept-ids.ts";

/** The firms that the client keeps as favourites, or the visitor in this browser, by id; the latest first. */
export type Favorites = KeptIds & {
  /**
   * Somebody signed in here, whose account has these firms.
   * @param brought what a visitor kept, which goes into it
   */
  join(own: readonly number[], brought: readonly number[]): void;
};

type Needs = {
  stored: StoredValue<number[]>;
  /** Keeps firms in the account of who is signed in; what fails is left out. */
  addToAccount: (firmIds: readonly number[]) => Promise<void>;
};

/** Keeps the favourites of whoever is here, in this browser. */
export function createFavorites({ stored, addToAccount }: Needs): Favorites {
  const firms = createKeptIds(stored);
  return {
    ...firms,
    join(own, brought) {
      const added = brought.filter((id) => !own.includes(id));
      firms.keep([...added, ...own]);
      if (added.length > 0) void addToAccount(added);
    },
  };
}
