import { queryOptions } from "@tanstack/react-query";
import { answer } from "../api/answer.ts";
import type { SearchConditions } from "../../domain/entities.ts";
import type { SearchSort } from "../../domain/search-address.ts";
import { timesFreshMs } from "./fresh.ts";
import { queryKey } from "./keys.ts";
import { type CityChoice, headersOf, type Source } from "./source.ts";

/** A page of the firms of a city that meet every condition. */
export function getFoundFirms(
  source: Source,
  city: CityChoice | undefined,
  asked: SearchConditions & { sort?: SearchSort | undefined; offset: number },
) {
  return queryOptions({
    queryKey: queryKey("getFoundFirms", { ...source, city }, asked),
    staleTime: timesFreshMs,
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/firms/search", {
          params: { header: headersOf(source), query: { city: city?.id, ...asked } },
          signal,
        }),
        "firms",
      ),
  });
}

/** How many firms each further condition leaves. */
export function getFilterOptions(source: Source, city: CityChoice | undefined, asked: SearchConditions) {
  return queryOptions({
    queryKey: queryKey("getFilterOptions", { ...source, city }, asked),
    staleTime: timesFreshMs,
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/firms/search/filterOptions", {
          params: { header: headersOf(source), query: { city: city?.id, ...asked } },
          signal,
        }),
        "categories",
      ),
  });
}

/** Where the firms of a city that meet every condition are. */
export function getFirmLocations(source: Source, city: CityChoice | undefined, asked: SearchConditions) {
  return queryOptions({
    queryKey: queryKey("getFirmLocations", { ...source, city }, asked),
    staleTime: timesFreshMs,
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/firms/search/locations", {
          params: { header: headersOf(source), query: { city: city?.id, ...asked } },
          signal,
        }),
        "locations",
      ),
  });
}

/** Firms side by side, by what is wanted of them. `firms` are ids. */
export function getComparedFirms(
  source: Source,
  { firms, ...wanted }: Pick<SearchConditions, "query" | "category" | "subCategory"> & { firms: readonly number[] },
) {
  const asked = { firms: firms.join(","), ...wanted };
  return queryOptions({
    queryKey: queryKey("getComparedFirms", source, asked),
    staleTime: timesFreshMs,
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/firms/compare", {
          params: { header: headersOf(source), query: asked },
          signal,
        }),
        "firms",
      ),
  });
}

/** The orders that what was found can have; the first is the one that is not asked for. */
export function getSortOptions(source: Source) {
  return queryOptions({
    queryKey: queryKey("getSortOptions", source, null),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/firms/search/sortOptions", {
          params: { header: headersOf(source) },
          signal,
        }),
        "length",
      ),
  });
}

/** A category with those of its subcategories that the city has. */
export function getSearchCategory(source: Source, city: CityChoice | undefined, category: string) {
  return queryOptions({
    queryKey: queryKey("getSearchCategory", { ...source, city }, { category }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/firms/search/categories/{category}", {
          params: { header: headersOf(source), path: { category }, query: { city: city?.id } },
          signal,
        }),
        "subCategories",
      ),
  });
}

/** What can be searched for in a city; without words what is popular there. */
export function getSuggestedWords(source: Source, city: CityChoice | undefined) {
  return queryOptions({
    queryKey: queryKey("getSuggestedWords", { ...source, city }, {}),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v1/firms/search/suggestions", {
          params: { header: headersOf(source), query: { city: city?.id } },
          signal,
        }),
        "words",
      ),
  });
}

/** The salons, services and masters that words may mean. */
export function getSuggestions(source: Source, city: CityChoice | undefined, query: string) {
  return queryOptions({
    queryKey: queryKey("getSuggestions", { ...source, city }, { query }),
    queryFn: ({ signal }) =>
      answer(
        source.client.GET("/rest/clients-app/v2/firms/search/suggestions", {
          params: { header: headersOf(source), query: { city: city?.id, query } },
          signal,
        }),
        "suggestions",
      ),
  });
}
