import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Place } from "../../../domain/distance.ts";
import type { SearchQuery } from "../../../domain/search-address.ts";
import { useCurrentCity } from "../../queries/city.ts";
import { getCategories } from "../../queries/catalogue.ts";
import { getFilterOptions, getSearchCategory } from "../../queries/search.ts";
import { useSource } from "../../queries/source.ts";
import { conditionsOf } from "./asked.ts";

/**
 * What a search can be chosen by, with the subcategories of the chosen category.
 * @returns `isStale`: the numbers are those of the search before
 */
export function useOptions(query: SearchQuery, origin: Place | undefined) {
  const source = useSource();
  const city = useCurrentCity(query.city);
  const { data: options, isPlaceholderData: isStale } = useQuery({
    ...getFilterOptions(source, city, conditionsOf(query, origin)),
    enabled: city !== undefined,
    placeholderData: keepPreviousData,
  });
  const { data: categories = [] } = useQuery(getCategories(source));
  const isKnown = categories.some(({ urlName }) => urlName === query.category);
  const { data: category } = useQuery({
    ...getSearchCategory(source, city, query.category ?? ""),
    enabled: isKnown && city !== undefined,
  });
  return { options, isStale, subCategories: isKnown ? (category?.subCategories ?? []) : [] };
}

export type Options = ReturnType<typeof useOptions>;
