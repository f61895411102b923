import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import {
  findOffers,
  findStandings,
  findStandingsInCity,
  type FirmOffer,
  type FirmStanding,
} from "../../db/queries/search.ts";

/** What a firm is chosen by. */
export type FirmFacts = FirmStanding & FirmOffer;

/** Of so many firms a process remembers what they offer. */
const mostFirms = 20_000;
const offersOf = new WeakMap<Pool, LRUCache<number, FirmOffer>>();

/** What the firms of a city are chosen by, the best rated first. */
export async function factsInCity(pool: Pool, cityId: number): Promise<FirmFacts[]> {
  return withOffers(pool, await findStandingsInCity(pool, cityId));
}

/** What these firms are chosen by, in their order. */
export async function factsOfFirms(pool: Pool, firmIds: readonly number[]): Promise<FirmFacts[]> {
  const facts = new Map((await withOffers(pool, await findStandings(pool, firmIds))).map((firm) => [firm.id, firm]));
  return firmIds.flatMap((id) => facts.get(id) ?? []);
}

/** An offer that was read at one version is the firm's for as long as it has that version: nothing here is out of date. */
async function withOffers(pool: Pool, standings: readonly FirmStanding[]): Promise<FirmFacts[]> {
  const kept = offersOf.get(pool) ?? new LRUCache({ max: mostFirms });
  offersOf.set(pool, kept);
  const isMissing = ({ id, version }: FirmStanding) => kept.get(id)?.version !== version;
  const missing = standings.filter(isMissing).map(({ id }) => id);
  const read = new Map<number, FirmOffer>();
  for (const offer of missing.length === 0 ? [] : await findOffers(pool, missing)) {
    read.set(offer.id, offer);
    kept.set(offer.id, offer);
  }
  return standings.flatMap((standing) => {
    const offer = read.get(standing.id) ?? kept.get(standing.id);
    return offer === undefined ? [] : [{ ...standing, ...offer }];
  });
}
