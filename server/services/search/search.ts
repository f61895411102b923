import type { components } from "../../../openapi/generated/api.ts";
import type { LookedFor } from "../../core/availability.ts";
import { findCards } from "../../db/queries/firm-cards.ts";
import { firmCards } from "../firms/firm-cards.ts";
import { foundCity, namedCity } from "../places/city.ts";
import { type Asked, askedFor, type Needed, readCandidates, withFreeTimes } from "./candidates.ts";
import { type Candidate, type Chosen, type Conditions, lowestPrice, meets, servicesOf } from "./conditions.ts";
import { findPageByWords } from "./find-words.ts";
import { factsOfFirms } from "./firm-facts.ts";
import { namesOf } from "./names.ts";

type Schemas = components["schemas"];
export type AskedPage = Asked & { sort?: Schemas["SearchSort"] | undefined; offset?: number | undefined };

const pageSize = 24;
const mostServices = 3;
const mostMasters = 2;
const mostTimes = 4;

/**
 * A page of the firms that meet every condition.
 * @throws Refused cityRequired, notFound for no city
 */
export async function getFoundFirms(asked: AskedPage, dependencies: Needed): Promise<Schemas["FoundFirms"]> {
  return isPlain(asked) ? findPlainly(asked, dependencies) : findByConditions(asked, dependencies);
}

/** Whether nothing is asked for but words, so that the database can cut the page. */
function isPlain(asked: AskedPage): boolean {
  const { sort = "relevance" } = asked;
  return sort === "relevance" && askedFor(asked).length === 0;
}

async function findPlainly(asked: AskedPage, dependencies: Needed): Promise<Schemas["FoundFirms"]> {
  const { pool } = dependencies;
  const { query = "", offset = 0 } = asked;
  const [{ total, ids, isNearly, firms }] = await Promise.all([
    findPageByWords(pool, namedCity(asked), query, { offset, limit: pageSize }),
    foundCity(asked, pool),
  ]);
  const page = (await factsOfFirms(pool, ids)).map((firm) => ({ ...firm, found: firms.get(firm.id) }));
  return { total, isNearly, firms: await foundFirms(page, {}, asked, dependencies) };
}

async function findByConditions(asked: AskedPage, dependencies: Needed): Promise<Schemas["FoundFirms"]> {
  const { offset = 0 } = asked;
  const { conditions, candidates, isNearly } = await readCandidates(asked, dependencies);
  // Times are the dearest to find: only of those firms and services that meet all the rest.
  const meeting = candidates.filter((firm) => meets(firm, conditions));
  const timed = await withFreeTimes(asked, meeting, dependencies, lookedForIn(meeting, conditions));
  const found = timed.filter((firm) => meets(firm, conditions));
  const sorted = await sort(found, conditions, asked, dependencies);
  const page = sorted.slice(offset, offset + pageSize);
  return { total: found.length, isNearly, firms: await foundFirms(page, conditions, asked, dependencies) };
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
    case "distance":
      return byNumber(firms, ({ distance }) => distance);
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

/** The services that meet the conditions, of the firms that are asked for certain ones. */
function lookedForIn(firms: readonly Chosen[], conditions: Conditions): LookedFor {
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
function timesOf(firm: Chosen, conditions: Conditions): Schemas["FoundFirm"]["times"] {
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
  firms: readonly Chosen[],
  conditions: Conditions,
  { language, now }: AskedPage,
  dependencies: Needed,
): Promise<Schemas["FoundFirm"][]> {
  const rows = await findCards(
    dependencies.pool,
    language,
    firms.map(({ id }) => id),
  );
  const told = firms.map((firm) => ({
    firm,
    services: servicesNamed(firm, conditions),
    masterIds: [...(firm.found?.masterIds ?? [])].slice(0, mostMasters),
  }));
  const [cards, names] = await Promise.all([
    firmCards(
      rows,
      { now, categoryId: conditions.categoryId, lookedFor: lookedForIn(firms, conditions) },
      dependencies,
    ),
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
      services: services.map(({ id, price, priceMax }) => ({
        id,
        name: names.service(firm.id, id),
        price: { amount: price, currency },
        ...(priceMax > price && { priceMax: { amount: priceMax, currency } }),
      })),
      masters: masterIds.map((id) => ({ id, name: names.master(firm.id, id) })),
      times: first ? [first, ...others] : [],
    };
  });
}

/** Those of the services that the words or the category name, the cheapest first. */
function servicesNamed(firm: Chosen, conditions: Conditions) {
  const isNamed = (firm.found?.serviceIds.size ?? 0) > 0 || conditions.subCategoryId !== undefined;
  const services = isNamed ? (servicesOf(firm, conditions) ?? []) : [];
  return services.toSorted((left, right) => left.price - right.price).slice(0, mostServices);
}
