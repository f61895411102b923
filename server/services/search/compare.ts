import type { SearchConditions } from "../../../domain/entities.ts";
import type { Pool } from "pg";
import { idsIn } from "../../../domain/id-text.ts";
import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { asDone, type Needed } from "./candidates.ts";
import { cardsOf, type Shown } from "./cards.ts";
import { searchedCity } from "./city.ts";
import { type Conditions, servicesOf } from "./conditions.ts";
import { findByWords } from "./find-words.ts";
import { factsOfFirms, type FirmFacts } from "./firm-facts.ts";
import { cheapestFirst, namedServices } from "./named-services.ts";
import { readCategory } from "./read-conditions.ts";

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
  const [firms, conditions] = await Promise.all([readBeside(ids, asked, pool), readCategory(asked, pool)]);
  const cards = await cardsOf(firms, conditions, asked, dependencies);
  return { firms: cards.map(({ candidate, card }) => compared(candidate, card, conditions, asked.language)) };
}

/** A firm to compare. */
type Beside = Shown & {
  /** Whether it does what the words name, where they name services at all. */
  isNamed: boolean;
};

async function readBeside(ids: readonly number[], { query = "" }: Asked, pool: Pool): Promise<Beside[]> {
  const firms = await factsOfFirms(pool, ids);
  const cityIds = [...new Set(firms.map(({ cityId }) => cityId))];
  const cities = await Promise.all(
    cityIds.map(async (cityId) => findByWords(pool, await searchedCity({ cityId }, pool), query)),
  );
  const found = new Map(cities.flatMap((city) => [...(city?.firms ?? [])]));
  const hasServices = ({ id }: FirmFacts) => (found.get(id)?.serviceIds.length ?? 0) > 0;
  const isByServices = firms.some(hasServices);
  return firms.map((facts) => {
    const own = isByServices ? found.get(facts.id) : undefined;
    return { facts, found: own && asDone(own, facts), free: undefined, isNamed: !isByServices || hasServices(facts) };
  });
}

function compared(
  firm: Beside,
  card: Schemas["FirmCard"],
  conditions: Conditions,
  language: Language,
): Schemas["ComparedFirm"] {
  const { services } = firm.facts;
  const wanted = servicesOf(firm, conditions);
  const [cheapest] = cheapestFirst(wanted?.length ? wanted : services);
  const nearest = services.find(({ id }) => id === card.nearest?.serviceId);
  return {
    firm: card,
    isOffered: firm.isNamed && wanted?.length !== 0,
    ...(cheapest && { cheapestServiceName: cheapest.name[language] }),
    ...(nearest && { nearestServiceName: nearest.name[language] }),
    services: namedServices(firm, conditions, language),
  };
}
