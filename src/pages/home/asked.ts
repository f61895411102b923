import { limits } from "../../../domain/limits.ts";
import type { HomeQuery } from "../../../domain/page-queries.ts";
import type { HomeConditions } from "../../../domain/entities.ts";
import type { LocalDate } from "../../../domain/time.ts";

type Visitor = {
  /** The ids of the firms that they keep. */
  favorites: readonly number[];
  /** The token of their survey. */
  survey: string | undefined;
  /** The date in the city. */
  today: LocalDate;
};

/** No firm has this id. */
const nobody = "0";

/** What the service is asked for by an address. */
export function askedOf(query: HomeQuery, { favorites, survey, today }: Visitor): HomeConditions {
  const { tab, category, hasDiscount, isOpenNow, isFreeToday, isFavorite } = query;
  return {
    tab,
    category,
    hasDiscount: hasDiscount || undefined,
    isOpenNow: isOpenNow || undefined,
    date: isFreeToday ? today : undefined,
    firms: isFavorite ? favorites.slice(0, limits.homeFavorites).join(",") || nobody : undefined,
    survey,
  };
}

/** The same in the search, which shows all that is found, page by page. */
export function inSearch({ city, tab, category, hasDiscount, isOpenNow }: HomeQuery, { date }: HomeConditions) {
  return { city, tab, category, hasDiscount, isOpenNow, date };
}
