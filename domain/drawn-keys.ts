import { compareQuery } from "./comparison.ts";
import { companyQuery, homeQuery, masterQuery } from "./page-queries.ts";
import type { Param } from "./query.ts";
import { searchQuery } from "./search-address.ts";

/** The keys that the server draws pages by. All others change nothing of what it draws, or are of pages it leaves to the browser. */
export const drawnKeys: readonly string[] = [
  ...new Set(
    [homeQuery, companyQuery, masterQuery, searchQuery, compareQuery].flatMap((query) =>
      Object.values<Param<unknown>>(query).map(({ key }) => key),
    ),
  ),
];
