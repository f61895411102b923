import type { RecentSearches } from "../../blocks/kept.ts";
import type { StoredValues } from "../../browser/stored-values.ts";

const most = 5;

/** Keeps what was searched for last in this browser. */
export function recentSearchesOf({ recentSearches: kept }: Pick<StoredValues, "recentSearches">): RecentSearches {
  const read = () => kept.read() ?? [];
  return {
    read,
    keep: (words) => kept.write([words, ...read().filter((other) => !isSame(other, words))].slice(0, most)),
    forget: kept.clear,
  };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
