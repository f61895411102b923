import type { SearchConditions } from "../../../domain/entities.ts";
import { limits } from "../../../domain/limits.ts";
import type { SearchQuery } from "../../../domain/search-address.ts";
import type { Place } from "../../../domain/distance.ts";
import type { LocalDate } from "../../../domain/time.ts";

/**
 * What an address asks for today: a date that has passed is as if it were not there, for links outlive their days.
 * @param today in the city of it
 */
export function inForce(query: SearchQuery, today: LocalDate): SearchQuery {
  if (query.date && query.date >= today) return query;
  return { ...query, date: null, from: undefined, until: undefined };
}

/** How many pages so many firms fill. */
export function pagesOf(total: number): number {
  return Math.ceil(total / limits.searchPageFirms);
}

/** The conditions of it, as the service is asked for them; `origin` is where distances are counted from. */
export function conditionsOf(query: SearchQuery, origin?: Place): SearchConditions {
  const {
    city: _city,
    sort: _sort,
    page: _page,
    hasMap: _hasMap,
    hasDiscount,
    hasInstalments,
    isOpenNow,
    date,
    ...others
  } = query;
  return {
    ...others,
    ...origin,
    hasDiscount: hasDiscount || undefined,
    hasInstalments: hasInstalments || undefined,
    isOpenNow: isOpenNow || undefined,
    date: date ?? undefined,
  };
}

/** Whether it matters how far away a firm is. */
export function isByDistance({ sort, distanceTo }: SearchQuery): boolean {
  return sort === "distance" || distanceTo !== undefined;
}

/** Where distances are counted from, as far as they matter; undefined for the middle of the city. */
export function originOf(query: SearchQuery, place: Place | undefined): Place | undefined {
  return isByDistance(query) ? place : undefined;
}

/** The page of what is found, in its order. */
export function pageOf(query: SearchQuery, origin?: Place) {
  return {
    ...conditionsOf(query, originOf(query, origin)),
    sort: query.sort,
    offset: ((query.page ?? 1) - 1) * limits.searchPageFirms,
  };
}
