import { metresBetween } from "../../../domain/distance.ts";
import { parseMinutes } from "../../../domain/time.ts";
import type { LookedFor } from "../../core/availability.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { once } from "../../core/once.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findCategories, findDistricts, findMenuTabs } from "../../db/queries/places.ts";
import { openState } from "../firms/open-state.ts";
import { type AskedCity, foundCity, namedCity } from "../places/city.ts";
import { type Candidate, type Conditions, without } from "./conditions.ts";
import { findByWords } from "./find-words.ts";
import { factsInCity } from "./firm-facts.ts";

export type Needed = Pick<Dependencies, "pool" | "availability" | "config">;

/** What is searched for; `category`, `subCategory` and `district` are urlNames, `tab` is a key, times are HH:MM, prices minor units. */
export type Asked = Pick<RequestContext, "language" | "now"> &
  AskedCity &
  Omit<Conditions, "tabCategoryIds" | "categoryId" | "subCategoryId"> & {
    query?: string | undefined;
    tab?: string | undefined;
    category?: string | undefined;
    subCategory?: string | undefined;
    date?: string | undefined;
    from?: string | undefined;
    until?: string | undefined;
    /** Where distances are counted from, in degrees; the middle of the city where one is absent. */
    latitude?: number | undefined;
    longitude?: number | undefined;
  };

const minutesOfDay = 1440;
const conditionNames = Object.keys(without).filter(isCondition);

function isCondition(name: string): name is keyof typeof without {
  return Object.hasOwn(without, name);
}

/** The conditions that are asked for. */
export function askedFor(asked: Asked): (keyof typeof without)[] {
  return conditionNames.filter((name) => asked[name] !== undefined && asked[name] !== false);
}

/**
 * The firms of a city that the words name, and what they have to meet.
 * @throws Refused cityRequired, notFound for no city
 */
export async function readCandidates(asked: Asked, { pool }: Pick<Needed, "pool">) {
  const { language, now, query = "" } = asked;
  const cityId = namedCity(asked);
  const [city, tabs, categories, districts, facts, words] = await Promise.all([
    foundCity(asked, pool),
    findMenuTabs(pool, language),
    findCategories(pool, language),
    findDistricts(pool, language, cityId),
    factsInCity(pool, cityId),
    findByWords(pool, cityId, query),
  ]);
  const named = words === undefined ? facts : facts.filter(({ id }) => words.firms.has(id));
  const { latitude, longitude } = asked;
  const from = latitude === undefined || longitude === undefined ? city : { latitude, longitude };
  const candidates = named.map(({ hours: week, timeZone, ...firm }): Candidate => ({
    ...firm,
    distance: metresBetween(from, firm),
    isOpen: once(() => openState(week, timeZone, now.getTime()).isOpen),
    found: words?.firms.get(firm.id),
  }));
  const category = categories.find(({ urlName }) => urlName === asked.category);
  const subCategory = category?.subCategories.find(({ urlName }) => urlName === asked.subCategory);
  const { priceTo, ratingFrom, distanceTo, hasDiscount, isOpenNow } = asked;
  const conditions: Conditions = {
    tabCategoryIds: tabs.find(({ key }) => key === asked.tab)?.categoryIds,
    categoryId: category?.id,
    subCategoryId: subCategory?.id,
    district: districts.find(({ urlName }) => urlName === asked.district)?.urlName,
    priceTo,
    ratingFrom,
    distanceTo,
    hasDiscount,
    isOpenNow,
  };
  return { candidates, tabs, categories, districts, conditions, isNearly: words?.isNearly ?? false };
}

/** The candidates with the free times of their services, or of those that are looked for, where a date is asked for. */
export async function withFreeTimes(
  asked: Asked,
  candidates: readonly Candidate[],
  { availability }: Pick<Needed, "availability">,
  lookedFor?: LookedFor,
): Promise<readonly Candidate[]> {
  const hours = hoursOf(asked);
  if (hours === undefined) return candidates;
  const ids = candidates.map(({ id }) => id);
  const free = await availability.freeTimes(ids, hours, asked.now.getTime(), lookedFor);
  return candidates.map((firm) => ({ ...firm, free: free.get(firm.id) ?? new Map() }));
}

function hoursOf({ date, from, until }: Asked) {
  if (date === undefined) return undefined;
  const untilMinute = until === undefined ? minutesOfDay : parseMinutes(until);
  return { date, fromMinute: from === undefined ? 0 : parseMinutes(from), untilMinute };
}
