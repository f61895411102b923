import { pagePaths } from "../../domain/addresses.ts";
import { readQuery, writeQuery } from "../../domain/query.ts";
import { type SearchQuery, searchQuery } from "../../domain/search-address.ts";

/** The address of what is searched for. */
export function searchHref(query: SearchQuery): string {
  return pagePaths.search + writeQuery(searchQuery, query);
}

/** Reads what an address of the search says; what is not understood is left out. */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  return readQuery(searchQuery, params);
}
