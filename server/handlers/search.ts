import type { Reads } from "../contract/handler.ts";
import { Refused } from "../core/refusal.ts";
import { findSearchCategory, findSortOptions } from "../db/queries/search.ts";
import { getFilterOptions } from "../services/search/filter-options.ts";
import { getFirmLocations } from "../services/search/locations.ts";
import { getFoundFirms } from "../services/search/search.ts";
import { getSuggestedWords, getSuggestions } from "../services/search/suggestions.ts";

type SearchHandlers = Pick<
  Reads,
  | "getSuggestedWords"
  | "getSuggestions"
  | "getFoundFirms"
  | "getFilterOptions"
  | "getFirmLocations"
  | "getSortOptions"
  | "getSearchCategory"
>;

export const searchHandlers: SearchHandlers = {
  getFoundFirms: async ({ query: { city, ...asked }, headers, language, now }, dependencies) =>
    getFoundFirms({ ...asked, cityId: cityOf(city, headers), language, now }, dependencies),
  getFilterOptions: async ({ query: { city, ...asked }, headers, language, now }, dependencies) =>
    getFilterOptions({ ...asked, cityId: cityOf(city, headers), language, now }, dependencies),
  getFirmLocations: async ({ query: { city, ...asked }, headers, language, now }, dependencies) =>
    getFirmLocations({ ...asked, cityId: cityOf(city, headers), language, now }, dependencies),
  getSuggestedWords: async ({ query: { city, query }, headers, language }, { pool }) =>
    getSuggestedWords({ cityId: cityOf(city, headers), query, language }, pool),
  getSuggestions: async ({ query: { city, query }, headers, language }, { pool }) =>
    getSuggestions({ cityId: cityOf(city, headers), query, language }, pool),
  getSortOptions: ({ language }, { pool }) => findSortOptions(pool, language),
  getSearchCategory: async ({ params, query, headers, language }, { pool }) => {
    const cityId = cityOf(query.city, headers);
    // PostgreSQL has no text with a zero in it, so no category has such a name.
    const isName = !params.category.includes("\0");
    const category = isName ? await findSearchCategory(pool, language, params.category, cityId) : undefined;
    if (category === undefined) throw new Refused("notFound");
    return category;
  },
};

function cityOf(asked: number | undefined, headers: { city_id?: number }): number {
  const cityId = asked ?? headers.city_id;
  if (cityId === undefined) throw new Refused("cityRequired");
  return cityId;
}
