import type { StoredValue } from "../../browser/stored-value.ts";
import { createStore, type Store } from "../core/store.ts";

/** Some firms that are kept in this browser, by id. */
export type KeptIds = Pick<Store<readonly number[]>, "read" | "subscribe"> & {
  keep(ids: readonly number[]): void;
  /** Another tab may have kept others, and whoever left has taken theirs along. */
  syncWithStorage(): void;
};

export function createKeptIds(stored: StoredValue<number[]>): KeptIds {
  const kept = createStore<readonly number[]>(stored.read() ?? []);
  return {
    read: kept.read,
    subscribe: kept.subscribe,
    keep(ids) {
      stored.write([...ids]);
      kept.write(ids);
    },
    syncWithStorage() {
      const now = stored.read() ?? [];
      if (now.join() !== kept.read().join()) kept.write(now);
    },
  };
}
