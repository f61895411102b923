import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import type { Dependencies } from "../../core/dependencies.ts";
import type { FirmOffer } from "../../db/queries/firm-offers.ts";
import { findStandings, findStandingsInCity, type FirmStanding, type SearchedCity } from "../../db/queries/search.ts";
import { offersOf } from "../firms/firm-offers.ts";

/** What a firm is chosen by. */
export type FirmFacts = FirmStanding & FirmOffer;

type Needed = Pick<Dependencies, "pool" | "config">;
type CityFacts = { version: string; facts: readonly FirmFacts[] };

/** Of so many cities a process remembers the firms. */
const mostCities = 100;
const keptOf = new WeakMap<Pool, LRUCache<number, CityFacts>>();

/**
 * What the firms of a city are chosen by, the best rated first. A process remembers them for as long as none of them has changed:
 * nothing here is out of date.
 */
export async function factsInCity(
  city: Pick<SearchedCity, "id" | "firms">,
  { pool, config }: Needed,
): Promise<readonly FirmFacts[]> {
  const kept = keptOf.get(pool) ?? new LRUCache({ max: mostCities });
  keptOf.set(pool, kept);
  const known = kept.get(city.id);
  if (known?.version === city.firms) return known.facts;
  const facts = await withOffers(await findStandingsInCity(pool, city.id), { pool, config });
  kept.set(city.id, { version: city.firms, facts });
  return facts;
}

/** What these firms are chosen by, in their order. */
export async function factsOfFirms(firmIds: readonly number[], { pool, config }: Needed): Promise<FirmFacts[]> {
  const firms = await withOffers(await findStandings(pool, firmIds), { pool, config });
  const facts = new Map(firms.map((firm) => [firm.id, firm]));
  return firmIds.flatMap((id) => facts.get(id) ?? []);
}

/** Where the processor has no instalments, no firm has any. */
async function withOffers(standings: readonly FirmStanding[], { pool, config }: Needed): Promise<FirmFacts[]> {
  const offers = await offersOf(pool, standings);
  return standings.flatMap((standing) => {
    const offer = offers.get(standing.id);
    const instalments = config.payBox.hasInstalments ? standing.instalments : [];
    return offer === undefined ? [] : [{ ...standing, ...offer, instalments }];
  });
}
