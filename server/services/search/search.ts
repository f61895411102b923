import { limits } from "../../../domain/limits.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Language } from "../../../domain/language.ts";
import { findCards } from "../../db/queries/firm-cards.ts";
import { firmCards } from "../firms/firm-cards.ts";
import type { Asked } from "./asked.ts";
import { findMeeting, lookedForIn, type Needed, readCandidates } from "./candidates.ts";
import { type Candidate, type Conditions, lowestPrice, servicesOf } from "./conditions.ts";
import { pricedService } from "./priced-service.ts";

type Schemas = components["schemas"];
export type AskedPage = Asked & { sort?: Schemas["SearchSort"] | undefined; offset?: number | undefined };

const mostServices = 3;
const mostMasters = 2;
const mostTimes = 4;

/**
 * A page of the firms that meet every condition.
 * @throws Refused cityRequired, notFound for no city
 */
export async function getFoundFirms(asked: AskedPage, dependencies: Needed): Promise<Schemas["FoundFirms"]> {
  const { offset = 0 } = asked;
  const read = await readCandidates(asked, dependencies);
  const found = await findMeeting(asked, read, dependencies);
  const sorted = await sort(found, read.conditions, asked, dependencies);
  const page = sorted.slice(offset, offset + limits.searchPageFirms);
  const firms = await foundFirms(page, read.conditions, asked, dependencies);
  return { total: found.length, isNearly: read.isNearly, firms };
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
      return byNumber(firms, (firm) => lowestPrice(servicesOf(firm, conditions) ?? firm.facts.services));
    case "distance":
      return byNumber(firms, ({ facts, from }) => from.distanceTo(facts));
    case "soonest": {
      const lookedFor = lookedForIn(firms, conditions);
      const ids = firms.map(({ facts }) => facts.id);
      const nearest = await availability.nearestTimes(ids, asked.now.getTime(), lookedFor);
      return byNumber(firms, (firm) => {
        const [first] = firm.free ? timesOf(firm, conditions) : [];
        const time = first?.startTime ?? nearest.get(firm.facts.id)?.nearestTime;
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
  const ids = firms.map(({ facts }) => facts.id);
  const shown = { now, categoryId: conditions.categoryId, lookedFor: lookedForIn(firms, conditions) };
  const cards = await firmCards(await findCards(dependencies.pool, language, ids), shown, dependencies);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return firms.flatMap((firm) => {
    const card = cardOf.get(firm.facts.id);
    return card === undefined ? [] : foundFirm(firm, card, conditions, language);
  });
}

function foundFirm(
  firm: Candidate,
  card: Schemas["FirmCard"],
  conditions: Conditions,
  language: Language,
): Schemas["FoundFirm"] {
  const { currency, masters } = firm.facts;
  const masterIds = firm.found?.masterIds ?? [];
  const [first, ...others] = timesOf(firm, conditions);
  const lookedFor = servicesOf(firm, conditions);
  return {
    firm: {
      ...card,
      ...(lookedFor && { priceFrom: { amount: lowestPrice(lookedFor), currency } }),
      ...(first && { nearestTime: first.startTime, nearestServiceId: first.serviceId }),
    },
    services: servicesNamed(firm, conditions).map((service) => pricedService(service, currency, language)),
    masters: masters
      .filter(({ id }) => masterIds.includes(id))
      .slice(0, mostMasters)
      .map(({ id, name }) => ({ id, name: name[language] })),
    times: first ? [first, ...others] : [],
  };
}

/** Those of the services that the words or the category name, the cheapest first. */
function servicesNamed(firm: Candidate, conditions: Conditions) {
  const isNamed = (firm.found?.serviceIds.length ?? 0) > 0 || conditions.subCategoryId !== undefined;
  const services = isNamed ? (servicesOf(firm, conditions) ?? []) : [];
  return services.toSorted((left, right) => left.price - right.price).slice(0, mostServices);
}
