import { parseMinutes } from "../../../domain/time.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { LookedFor } from "../../core/availability.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findCards } from "../../db/queries/firm-cards.ts";
import { findCategories, findCity } from "../../db/queries/places.ts";
import { findFirmFacts } from "../../db/queries/search.ts";
import { firmCards } from "../firms/firm-cards.ts";
import { openState } from "../firms/open-state.ts";
import { type Candidate, type Conditions, countWith, meets, servicesOf } from "./conditions.ts";
import { findByWords } from "./find-words.ts";
import { namesOf } from "./names.ts";

type Schemas = components["schemas"];
type Needed = Pick<Dependencies, "pool" | "availability">;

/** What is searched for; `category` and `subCategory` are urlNames, times are HH:MM, prices minor units. */
export type Asked = Pick<RequestContext, "language" | "now"> &
  Omit<Conditions, "categoryId" | "subCategoryId"> & {
    cityId: number;
    query?: string | undefined;
    category?: string | undefined;
    subCategory?: string | undefined;
    date?: string | undefined;
    from?: string | undefined;
    until?: string | undefined;
  };
export type AskedPage = Asked & { sort?: Schemas["SearchSort"] | undefined; offset?: number | undefined };

const pageSize = 24;
const mostServices = 3;
const mostMasters = 2;
const mostTimes = 4;
const minutesOfDay = 1440;
/** Minor units; those that nobody keeps to are left out. */
const priceSteps = [300_000, 500_000, 1_000_000, 1_500_000, 2_500_000];
const ratingSteps = [4.8, 4.5, 4];

/**
 * A page of the firms that meet every condition.
 * @throws Refused notFound for no city
 */
export async function getFoundFirms(
  { offset = 0, ...asked }: AskedPage,
  dependencies: Needed,
): Promise<Schemas["FoundFirms"]> {
  const { conditions, candidates, isNearly } = await readCandidates(asked, dependencies);
  const found = candidates.filter((firm) => meets(firm, conditions));
  const sorted = await sort(found, conditions, asked, dependencies);
  const page = sorted.slice(offset, offset + pageSize);
  return { total: found.length, isNearly, firms: await foundFirms(page, conditions, asked, dependencies) };
}

/**
 * How many firms each further condition leaves.
 * @throws Refused notFound for no city
 */
export async function getFilterOptions(asked: Asked, dependencies: Needed): Promise<Schemas["FilterOptions"]> {
  const { conditions, candidates, categories } = await readCandidates(asked, dependencies);
  const count = (others: Conditions) => countWith(candidates, conditions, others);
  return {
    currency: candidates[0]?.currency ?? "KZT",
    categories: categories
      .map(({ id, name, urlName }) => ({
        id,
        name,
        urlName,
        count: count({ categoryId: id, subCategoryId: undefined }),
      }))
      .filter((option) => option.count > 0 || option.id === conditions.categoryId),
    prices: priceSteps
      .map((priceTo) => ({ priceTo, count: count({ priceTo }) }))
      .filter((option) => option.count > 0 || option.priceTo === conditions.priceTo),
    ratings: ratingSteps.map((ratingFrom) => ({ ratingFrom, count: count({ ratingFrom }) })),
    discountCount: count({ hasDiscount: true }),
    openNowCount: count({ isOpenNow: true }),
  };
}

async function readCandidates(asked: Asked, { pool, availability }: Needed) {
  const { cityId, language, now, query = "" } = asked;
  const [city, categories, facts, words] = await Promise.all([
    findCity(pool, language, cityId),
    findCategories(pool, language),
    findFirmFacts(pool, cityId),
    findByWords(pool, cityId, query),
  ]);
  if (city === undefined) throw new Refused("notFound");
  const named = words === undefined ? facts : facts.filter(({ id }) => words.firms.has(id));
  const hours = hoursOf(asked);
  const free =
    hours &&
    (await availability.freeTimes(
      named.map(({ id }) => id),
      hours,
      now.getTime(),
    ));
  const candidates = named.map(({ hours: week, timeZone, ...firm }): Candidate => ({
    ...firm,
    isOpen: openState(week, timeZone, now.getTime()).isOpen,
    found: words?.firms.get(firm.id),
    free: free && (free.get(firm.id) ?? new Map()),
  }));
  const category = categories.find(({ urlName }) => urlName === asked.category);
  const subCategory = category?.subCategories.find(({ urlName }) => urlName === asked.subCategory);
  const { priceTo, ratingFrom, hasDiscount, isOpenNow } = asked;
  const conditions: Conditions = {
    categoryId: category?.id,
    subCategoryId: subCategory?.id,
    priceTo,
    ratingFrom,
    hasDiscount,
    isOpenNow,
  };
  return { candidates, categories, conditions, isNearly: words?.isNearly ?? false };
}

function hoursOf({ date, from, until }: Asked) {
  if (date === undefined) return undefined;
  const untilMinute = until === undefined ? minutesOfDay : parseMinutes(until);
  return { date, fromMinute: from === undefined ? 0 : parseMinutes(from), untilMinute };
}

/** Candidates come with the best rated first, and those that are equal stay so. */
async function sort(
  firms: readonly Candidate[],
  conditions: Conditions,
  asked: AskedPage,
  { availability }: Needed,
): Promise<Candidate[]> {
  switch (asked.sort) {
    case "rating":
      return [...firms];
    case "price":
      return byNumber(firms, (firm) => lowestPrice(servicesOf(firm, conditions) ?? firm.services));
    case "soonest": {
      const lookedFor = lookedForIn(firms, conditions);
      const ids = firms.map(({ id }) => id);
      const nearest = await availability.nearestTimes(ids, asked.now.getTime(), lookedFor);
      return byNumber(firms, (firm) => {
        const [first] = firm.free ? timesOf(firm, conditions) : [];
        const time = first?.startTime ?? nearest.get(firm.id)?.nearestTime;
        return time === undefined ? Number.POSITIVE_INFINITY : Date.parse(time);
      });
    }
    default:
      return byNumber(firms, ({ found }) => -(found?.score ?? 0));
  }
}

function byNumber(firms: readonly Candidate[], numberOf: (firm: Candidate) => number): Candidate[] {
  return firms
    .map((firm) => ({ firm, number: numberOf(firm) }))
    .toSorted((left, right) => (left.number === right.number ? 0 : left.number - right.number))
    .map(({ firm }) => firm);
}

function lowestPrice(services: readonly { price: number }[]): number {
  return Math.min(...services.map(({ price }) => price));
}

/** The services that meet the conditions, of the firms that are asked for certain ones. */
function lookedForIn(firms: readonly Candidate[], conditions: Conditions): LookedFor {
  const wanted = new Map(
    firms.map((firm) => {
      const services = servicesOf(firm, conditions);
      return [firm.id, services && new Set(services.map(({ id }) => id))] as const;
    }),
  );
  return (firmId) => {
    const ids = wanted.get(firmId);
    return ids && (({ id }) => ids.has(id));
  };
}

/** The first free times of the services that meet the conditions, each for the most popular service that has it. */
function timesOf(firm: Candidate, conditions: Conditions): Schemas["FoundFirm"]["times"] {
  const times = new Map<string, number>();
  for (const { id } of servicesOf(firm, conditions) ?? []) {
    for (const startTime of firm.free?.get(id) ?? []) if (!times.has(startTime)) times.set(startTime, id);
  }
  return [...times]
    .map(([startTime, serviceId]) => ({ startTime, serviceId }))
    .toSorted((left, right) => Date.parse(left.startTime) - Date.parse(right.startTime))
    .slice(0, mostTimes);
}

async function foundFirms(
  firms: readonly Candidate[],
  conditions: Conditions,
  { language, now }: AskedPage,
  dependencies: Needed,
): Promise<Schemas["FoundFirm"][]> {
  const rows = await findCards(
    dependencies.pool,
    language,
    firms.map(({ id }) => id),
    conditions.categoryId,
  );
  const told = firms.map((firm) => ({
    firm,
    services: servicesNamed(firm, conditions),
    masterIds: [...(firm.found?.masterIds ?? [])].slice(0, mostMasters),
  }));
  const [cards, names] = await Promise.all([
    firmCards(rows, now, dependencies, lookedForIn(firms, conditions)),
    namesOf(dependencies.pool, language, told),
  ]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return told.flatMap(({ firm, services, masterIds }) => {
    const card = cardOf.get(firm.id);
    if (card === undefined) return [];
    const { currency } = firm;
    const [first, ...others] = timesOf(firm, conditions);
    const lookedFor = servicesOf(firm, conditions);
    return {
      firm: {
        ...card,
        ...(lookedFor && { priceFrom: { amount: lowestPrice(lookedFor), currency } }),
        ...(first && { nearestTime: first.startTime, nearestServiceId: first.serviceId }),
      },
      services: services.map(({ id, price }) => ({
        id,
        name: names.service(firm.id, id),
        price: { amount: price, currency },
      })),
      masters: masterIds.map((id) => ({ id, name: names.master(firm.id, id) })),
      times: first ? [first, ...others] : [],
    };
  });
}

/** Those of the services that the words or the category name, the cheapest first. */
function servicesNamed(firm: Candidate, conditions: Conditions) {
  const isNamed = (firm.found?.serviceIds.size ?? 0) > 0 || conditions.subCategoryId !== undefined;
  const services = isNamed ? (servicesOf(firm, conditions) ?? []) : [];
  return services.toSorted((left, right) => left.price - right.price).slice(0, mostServices);
}
