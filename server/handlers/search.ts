import type { Reads } from "../contract/handler.ts";
import { catalogueLists } from "../services/places/catalogue-lists.ts";
import { getSearchCategory } from "../services/search/category.ts";
import { getComparedFirms } from "../services/search/compare.ts";
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
  | "getComparedFirms"
  | "getFirmLocations"
  | "getSortOptions"
  | "getSearchCategory"
>;

export const searchHandlers: SearchHandlers = {
  getFoundFirms: ({ query: { city, ...asked }, headers, language, now }, dependencies) =>
    getFoundFirms({ ...asked, cityId: city ?? headers.city_id, language, now }, dependencies),
  getFilterOptions: ({ query: { city, ...asked }, headers, language, now }, dependencies) =>
    getFilterOptions({ ...asked, cityId: city ?? headers.city_id, language, now }, dependencies),
  getFirmLocations: ({ query: { city, ...asked }, headers, language, now }, dependencies) =>
    getFirmLocations({ ...asked, cityId: city ?? headers.city_id, language, now }, dependencies),
  getComparedFirms: ({ query, language, now }, dependencies) =>
    getComparedFirms({ ...query, language, now }, dependencies),
  getSuggestedWords: ({ query: { city, query }, headers, language }, { pool }) =>
    getSuggestedWords({ cityId: city ?? headers.city_id, query, language }, pool),
  getSuggestions: ({ query: { city, query }, headers, language }, { pool }) =>
    getSuggestions({ cityId: city ?? headers.city_id, query, language }, pool),
  getSortOptions: ({ language }, { pool }) => catalogueLists.sortOptions(pool, language),
  getSearchCategory: ({ params, query: { city }, headers, language }, { pool }) =>
    getSearchCategory({ ...params, cityId: city ?? headers.city_id, language }, pool),
};
