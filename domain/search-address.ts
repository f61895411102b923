import { fromMajor, toMajor } from "./money.ts";
import { date, districtKey, homeQuery, pageKey } from "./page-queries.ts";
import type { components } from "../openapi/generated/api.ts";
import { flag, type Param, type QueryOf, text } from "./query.ts";

export type SearchSort = components["schemas"]["SearchSort"];

/** Nobody types more to find something. */
export const mostLetters = 100;

/** The key of the words that are searched for. */
export const wordsKey = "q";

const words: Param<string | undefined> = {
  key: wordsKey,
  read: (value) =>
    value
      .replaceAll(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, mostLetters) || undefined,
  write: (typed) => typed,
};

/** In whole major units, as people read prices. */
const priceTo: Param<number | undefined> = {
  key: "price",
  read: (value) => (/^\d{1,9}$/.test(value) ? fromMajor(Number(value)) : undefined),
  write: (amount) => String(toMajor(amount)),
};

const ratingFrom: Param<number | undefined> = {
  key: "rating",
  read: (value) => (/^[0-5](\.\d)?$/.test(value) && Number(value) <= 5 ? Number(value) : undefined),
  write: String,
};

const metresOfKilometre = 1000;

/** In whole kilometres. */
const distanceTo: Param<number | undefined> = {
  key: "km",
  read: (value) => (/^[1-9]\d?$/.test(value) ? Number(value) * metresOfKilometre : undefined),
  write: (metres) => String(metres / metresOfKilometre),
};

const sorts: readonly SearchSort[] = ["relevance", "rating", "price", "soonest", "distance"];
const sort: Param<SearchSort | undefined> = {
  key: "sort",
  read: (value) => sorts.find((one) => one === value),
  write: (one) => one,
};

/** A time of the clock, HH:MM. */
const clock = (key: string): Param<string | undefined> => ({
  key,
  read: (value) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : undefined),
  write: (time) => time,
});

/** Counted from 1, which is not written. */
const page: Param<number> = {
  key: pageKey,
  read: (value) => (/^[1-9]\d{0,2}$/.test(value) ? Number(value) : 1),
  write: (number) => (number === 1 ? undefined : String(number)),
};

/** What the page of the search shows; what is absent is no condition. `from` and `until` are hours of the date. */
export const searchQuery = {
  /** A city's urlName. */
  city: homeQuery.city,
  query: words,
  /** A menu tab's key. */
  tab: homeQuery.tab,
  category: homeQuery.category,
  subCategory: text("subcategory"),
  /** The urlName of a district of the city. */
  district: text(districtKey),
  /** Minor units. */
  priceTo,
  ratingFrom,
  /** Metres. */
  distanceTo,
  hasDiscount: homeQuery.hasDiscount,
  hasInstalments: flag("instalments"),
  isOpenNow: homeQuery.isOpenNow,
  date,
  from: clock("from"),
  until: clock("until"),
  sort,
  /** Whether a map stands beside the list. */
  hasMap: flag("map"),
  page,
};
export type SearchQuery = Partial<QueryOf<typeof searchQuery>>;
