import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import type { FirmOffer } from "../../db/queries/firm-offers.ts";
import { findStandings, findStandingsInCity, type FirmStanding, type SearchedCity } from "../../db/queries/search.ts";
import { offersOf } from "../firms/firm-offers.ts";

/** What a firm is chosen by. */
export type FirmFacts = FirmStanding & FirmOffer;

type CityFacts = { version: string; facts: readonly FirmFacts[] };

/** Of so many cities a process remembers the firms. */
const mostCities = 100;
const keptOf = new WeakMap<Pool, LRUCache<number, CityFacts>>();

/**
 * What the firms of a city are chosen by, the best rated first. A process remembers them for as long as none of them has changed:
 * nothing here is out of date.
 */
export async function factsInCity(pool: Pool, city: Pick<SearchedCity, "id" | "firms">): Promise<readonly FirmFacts[]> {
  const kept = keptOf.get(pool) ?? new LRUCache({ max: mostCities });
  keptOf.set(pool, kept);
  const known = kept.get(city.id);
  if (known?.version === city.firms) return known.facts;
  const facts = await withOffers(pool, await findStandingsInCity(pool, city.id));
  kept.set(city.id, { version: city.firms, facts });
  return facts;
}

/** What these firms are chosen by, in their order. */
export async function factsOfFirms(pool: Pool, firmIds: readonly number[]): Promise<FirmFacts[]> {
  const facts = new Map((await withOffers(pool, await findStandings(pool, firmIds))).map((firm) => [firm.id, firm]));
  return firmIds.flatMap((id) => facts.get(id) ?? []);
}

async function withOffers(pool: Pool, standings: readonly FirmStanding[]): Promise<FirmFacts[]> {
  const offers = await offersOf(pool, standings);
  return standings.flatMap((standing) => {
    const offer = offers.get(standing.id);
    return offer === undefined ? [] : [{ ...standing, ...offer }];
  });
}
