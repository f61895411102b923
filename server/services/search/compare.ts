import type { SearchConditions } from "../../../domain/entities.ts";
import { idIn } from "../../../domain/id-text.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { LookedFor } from "../../core/availability.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findCards } from "../../db/queries/firm-cards.ts";
import { findCategories } from "../../db/queries/places.ts";
import { firmCards } from "../firms/firm-cards.ts";
import type { Needed } from "./candidates.ts";
import { lowestPrice } from "./conditions.ts";
import { searchedCity } from "./city.ts";
import { findByWords, type FoundByWords } from "./find-words.ts";
import { type FirmFacts, factsOfFirms } from "./firm-facts.ts";
import { pricedService } from "./priced-service.ts";

type Schemas = components["schemas"];
type Asked = Pick<RequestContext, "language" | "now"> &
  Pick<SearchConditions, "query" | "category" | "subCategory"> & {
    /** Ids with commas between them. */
    firms: string;
  };

const mostServices = 3;

/** Firms side by side, in the order in which they are asked for, with the price and the nearest time of what is wanted of them. */
export async function getComparedFirms(asked: Asked, dependencies: Needed): Promise<Schemas["ComparedFirms"]> {
  const { firms, language, now } = asked;
  const { pool } = dependencies;
  const ids = [...new Set(firms.split(",").flatMap((id) => idIn(id) ?? []))];
  const [rows, facts] = await Promise.all([findCards(pool, language, ids), factsOfFirms(pool, ids)]);
  const cityIds = new Set(rows.map(({ card }) => card.cityId));
  const wantedOf = await readWanted(asked, facts, cityIds, dependencies);
  const told = facts.map((firm) => {
    const wanted = wantedOf?.(firm);
    const [cheapest] = cheapestFirst(wanted?.length ? wanted : firm.services);
    return { firm, wanted, cheapest, services: servicesNamed(asked, wanted ?? []) };
  });
  const lookedFor = new Map(told.map(({ firm, wanted }) => [firm.id, new Set(wanted?.map(({ id }) => id))]));
  const isWanted: LookedFor = (firmId) => {
    const services = lookedFor.get(firmId);
    return services?.size ? ({ id }) => services.has(id) : undefined;
  };
  const cards = await firmCards(rows, { now, lookedFor: isWanted }, dependencies);
  const compared = told.flatMap(({ firm, wanted, cheapest, services }): Schemas["ComparedFirm"][] => {
    const { id: firmId, currency } = firm;
    const nameOf = (serviceId: number) => firm.services.find(({ id }) => id === serviceId)?.name[language] ?? "";
    const card = cards.find(({ id }) => id === firmId);
    if (card === undefined) return [];
    const amount = lowestPrice(wanted ?? []);
    const priceFrom = amount === undefined ? card.priceFrom : { amount, currency };
    const nearest = card.nearest?.serviceId;
    return [
      {
        firm: { ...card, priceFrom },
        isOffered: wanted?.length !== 0,
        ...(cheapest && { cheapestServiceName: cheapest.name[language] }),
        ...(nearest !== undefined && { nearestServiceName: nameOf(nearest) }),
        services: services.map((service) => pricedService(service, currency, language)),
      },
    ];
  });
  return { firms: compared.toSorted((one, other) => ids.indexOf(one.firm.id) - ids.indexOf(other.firm.id)) };
}

type Services = FirmFacts["services"];

/** Which services of a firm are wanted; undefined where nothing is. Words that name no service of any of the firms want none. */
async function readWanted(
  { query = "", category, subCategory, language }: Asked,
  facts: readonly FirmFacts[],
  cityIds: ReadonlySet<number>,
  { pool }: Needed,
): Promise<((firm: FirmFacts) => Services) | undefined> {
  const [categories, ...found] = await Promise.all([
    findCategories(pool, language),
    ...[...cityIds].map(async (cityId) => findByWords(pool, await searchedCity({ cityId }, pool), query)),
  ]);
  const wantedCategory = categories.find(({ urlName }) => urlName === category);
  const wantedSub = wantedCategory?.subCategories.find(({ urlName }) => urlName === subCategory);
  const named = namedServices(found);
  const isByWords = facts.some(({ id }) => named(id).length > 0);
  if (!isByWords && wantedCategory === undefined) return undefined;
  return ({ id: firmId, services }) =>
    services.filter(
      ({ id, categoryId, subCategoryId }) =>
        (!isByWords || named(firmId).includes(id)) &&
        (wantedCategory === undefined || categoryId === wantedCategory.id) &&
        (wantedSub === undefined || subCategoryId === wantedSub.id),
    );
}

const none: readonly number[] = [];

function namedServices(found: readonly (FoundByWords | undefined)[]): (firmId: number) => readonly number[] {
  return (firmId) => found.map((one) => one?.firms.get(firmId)?.serviceIds).find((ids) => ids !== undefined) ?? none;
}

/** Those that words or a subcategory name, the cheapest first. */
function servicesNamed({ query, subCategory }: Asked, wanted: Services): Services {
  if (!query && subCategory === undefined) return [];
  return cheapestFirst(wanted).slice(0, mostServices);
}

function cheapestFirst(services: Services): Services {
  return services.toSorted((left, right) => left.price - right.price);
}
