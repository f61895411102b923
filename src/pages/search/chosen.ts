import type { SearchCondition } from "../../../domain/entities.ts";
import type { SearchQuery } from "../../../domain/search-address.ts";
import { useDatesIn } from "../../blocks/use-dates.ts";
import { capitalized, formatHours } from "../../format/calendar.ts";
import { formatDistance } from "../../format/distance.ts";
import { formatMoney } from "../../format/money.ts";
import { formatRating } from "../../format/number.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { partsOfSearchedDay, asksFor } from "./hours.ts";
import type { Options } from "./use-search.ts";

export type Condition = "query" | SearchCondition;

/** A condition that is asked for, in words, and the search without it. */
export type ChosenCondition = { condition: Condition; name: string; without: SearchQuery };

/** The conditions that an address asks for and that are known, in the order in which they stand among the filters. */
export function useChosen(
  query: SearchQuery,
  { options, subCategories }: Options,
  timeZone: string,
): ChosenCondition[] {
  const t = useT();
  const when = useWhen(query, timeZone);
  const language = useLanguage();
  const { priceTo, ratingFrom, distanceTo } = query;
  const names: Record<Condition, string | undefined> = {
    query: query.query && t("search.chosen.words", { words: query.query }),
    date: when,
    tab: options?.tabs.find(({ key }) => key === query.tab)?.name,
    category: options?.categories.find(({ urlName }) => urlName === query.category)?.name,
    subCategory: subCategories.find(({ urlName }) => urlName === query.subCategory)?.name,
    district: options?.districts.find(({ urlName }) => urlName === query.district)?.name,
    priceTo:
      options && priceTo !== undefined
        ? t("search.filters.priceTo", {
            price: formatMoney({ amount: priceTo, currency: options.currency }, language),
          })
        : undefined,
    ratingFrom:
      ratingFrom === undefined
        ? undefined
        : t("search.filters.ratingFrom", { rating: formatRating(ratingFrom, language) }),
    distanceTo:
      distanceTo === undefined
        ? undefined
        : t("search.filters.distanceTo", { distance: formatDistance(distanceTo, language) }),
    hasDiscount: query.hasDiscount ? t("search.filters.hasDiscount") : undefined,
    hasInstalments: query.hasInstalments ? t("search.filters.hasInstalments") : undefined,
    isOpenNow: query.isOpenNow ? t("search.filters.isOpenNow") : undefined,
  };
  const conditions = Object.keys(names).filter((key): key is Condition => key in names);
  return conditions.flatMap((condition) => {
    const name = names[condition];
    return name ? { condition, name, without: withoutCondition(query, condition) } : [];
  });
}

/** The same search without one condition, from its first page on. */
export function withoutCondition(query: SearchQuery, condition: Condition): SearchQuery {
  const { [condition]: _dropped, page: _page, ...rest } = query;
  if (condition === "date") return { ...rest, from: undefined, until: undefined };
  return condition === "category" ? { ...rest, subCategory: undefined } : rest;
}

function useWhen({ date, from, until }: SearchQuery, timeZone: string): string | undefined {
  const t = useT();
  const { shortDayOf } = useDatesIn(timeZone);
  if (!date) return undefined;
  const day = capitalized(shortDayOf(date));
  const part = partsOfSearchedDay.find((one) => asksFor({ from, until }, one));
  if (part?.name === "whole") return day;
  const hours = part
    ? t(`search.when.${part.name}`, { from: from ?? "", until: until ?? "" })
    : formatHours(from ?? "", until ?? "");
  return `${day} · ${hours}`;
}
