import type { Pool } from "pg";
import type { FirmOffer } from "../../db/queries/firm-offers.ts";
import { findStandings, findStandingsInCity, type FirmStanding } from "../../db/queries/search.ts";
import { offersOf } from "../firms/offers.ts";

/** What a firm is chosen by. */
export type FirmFacts = FirmStanding & FirmOffer;

/** What the firms of a city are chosen by, the best rated first. */
export async function factsInCity(pool: Pool, cityId: number): Promise<FirmFacts[]> {
  return withOffers(pool, await findStandingsInCity(pool, cityId));
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
