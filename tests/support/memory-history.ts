import type { Entry, EntryHistory } from "../../src/browser/history.ts";

/** A history that nobody else has, over no window; it begins at an address. Going through it is told of at once. */
export function memoryHistory(address: string): EntryHistory {
  const { pathname, search, hash } = new URL(address, "https://kezek.test");
  const entries: Entry[] = [{ pathname, search, hash, state: null, key: "default" }];
  let index = 0;
  let notify = () => {};
  const current = () => {
    const entry = entries[index];
    if (entry === undefined) throw new Error(`There is no entry ${index}`);
    return entry;
  };
  return {
    read: current,
    write(entry, isReplaced) {
      if (!isReplaced) index += 1;
      entries.splice(index, isReplaced ? 1 : Infinity, entry);
    },
    go(by) {
      if (entries[index + by] === undefined) return;
      index += by;
      notify();
    },
    onTraverse(listener) {
      notify = listener;
    },
  };
}
