import { pagePaths } from "../../domain/addresses.ts";
import { compareQuery, type CompareQuery } from "../../domain/comparison.ts";
import { readQuery, writeQuery } from "../../domain/query.ts";

/** The address of firms side by side. */
export function compareHref({ firms, query, category, subCategory }: Partial<CompareQuery>): string {
  return pagePaths.compare + writeQuery(compareQuery, { firms, query, category, subCategory });
}

/** Reads what an address of a comparison says; what is not understood is left out. */
export function readCompareQuery(params: URLSearchParams): CompareQuery {
  return readQuery(compareQuery, params);
}
