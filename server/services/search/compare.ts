import type { SearchConditions } from "../../../domain/entities.ts";
import { idsIn } from "../../../domain/id-text.ts";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findCategories } from "../../db/queries/places.ts";
import { asDone, type Needed } from "./candidates.ts";
import { cardsOf } from "./cards.ts";
import { searchedCity } from "./city.ts";
import { type Candidate, type Conditions, meetingServices } from "./conditions.ts";
import { findByWords } from "./find-words.ts";
import { factsOfFirms, type FirmFacts } from "./firm-facts.ts";
import { cheapestFirst, namedServices } from "./named-services.ts";
import { categoryIn } from "./read-conditions.ts";

type Schemas = components["schemas"];
type Asked = Pick<RequestContext, "language" | "now"> &
  Pick<SearchConditions, "query" | "category" | "subCategory"> & {
    /** Ids with commas between them. */
    firms: string;
  };

/** Firms side by side, in the order in which they are asked for, with the price and the nearest time of what is wanted of them. */
export async function getComparedFirms(asked: Asked, dependencies: Needed): Promise<Schemas["ComparedFirms"]> {
  const { pool } = dependencies;
  const ids = idsIn(asked.firms);
  const [firms, categories] = await Promise.all([
    readBeside(ids, asked, dependencies),
    findCategories(pool, asked.language),
  ]);
  const conditions = categoryIn(categories, asked);
  const cards = await cardsOf(firms, conditions, asked, dependencies);
  return {
    firms: cards.map(({ candidate, card }) => compared(candidate, card, conditions, asked.language)),
    by: comparedBy(firms, conditions),
    categories: shared(categories, firms),
  };
}

/** A firm to compare. */
type Beside = Candidate & {
  /** Whether it does what the words name, where they name services at all. */
  hasNamedServices: boolean;
};

async function readBeside(ids: readonly number[], { query = "" }: Asked, dependencies: Needed): Promise<Beside[]> {
  const { pool } = dependencies;
  const firms = await factsOfFirms(ids, dependencies);
  const cityIds = [...new Set(firms.map(({ cityId }) => cityId))];
  const cities = await Promise.all(
    cityIds.map(async (cityId) => findByWords(pool, await searchedCity({ cityId }, pool), query)),
  );
  const found = new Map(cities.flatMap((city) => [...(city?.firms ?? [])]));
  const hasServices = ({ id }: FirmFacts) => (found.get(id)?.serviceIds.length ?? 0) > 0;
  const isByServices = firms.some(hasServices);
  return firms.map((facts) => {
    const own = isByServices ? found.get(facts.id) : undefined;
    return {
      facts,
      found: own && asDone(own, facts),
      free: undefined,
      hasNamedServices: !isByServices || hasServices(facts),
    };
  });
}

function comparedBy(firms: readonly Beside[], conditions: Conditions): Schemas["ComparedFirms"]["by"] {
  if (firms.some(({ found }) => found !== undefined) || conditions.subCategoryId !== undefined) return "services";
  return conditions.categoryId === undefined ? "everything" : "category";
}

/** Those of the categories, and of what is in them, that two of the firms have at least; that one has, where there is no other. */
function shared(categories: readonly Schemas["Category"][], firms: readonly Beside[]): Schemas["Category"][] {
  const least = Math.min(2, firms.length);
  const isShared = (key: "categoryId" | "subCategoryId", id: number) =>
    firms.filter(({ facts }) => facts.services.some((service) => service[key] === id)).length >= least;
  return categories
    .filter(({ id }) => least > 0 && isShared("categoryId", id))
    .map(({ subCategories, ...category }) => ({
      ...category,
      subCategories: subCategories.filter(({ id }) => isShared("subCategoryId", id)),
    }));
}

function compared(
  firm: Beside,
  card: Schemas["FirmCard"],
  conditions: Conditions,
  language: Language,
): Schemas["ComparedFirm"] {
  const { services } = firm.facts;
  const wanted = meetingServices(firm, conditions);
  const [cheapest] = cheapestFirst(wanted?.length ? wanted : services);
  const nearest = services.find(({ id }) => id === card.nearest?.serviceId);
  return {
    firm: card,
    isOffered: firm.hasNamedServices && wanted?.length !== 0,
    ...(cheapest && { cheapestServiceName: cheapest.name[language] }),
    ...(nearest && { nearestServiceName: nearest.name[language] }),
    services: namedServices(firm, conditions, language),
  };
}
