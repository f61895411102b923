import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import { findOffers, type FirmOffer } from "../../db/queries/firm-offers.ts";

/** Of so many firms a process remembers what they offer. */
const mostFirms = 20_000;
const keptOf = new WeakMap<Pool, LRUCache<number, FirmOffer>>();

/**
 * firmId → what it offers. An offer that was read at one version of the firm's calendar is the firm's for as long as it has that
 * version: nothing here is out of date.
 */
export async function offersOf(
  pool: Pool,
  firms: readonly Pick<FirmOffer, "id" | "version">[],
): Promise<Map<number, FirmOffer>> {
  const kept = keptOf.get(pool) ?? new LRUCache({ max: mostFirms });
  keptOf.set(pool, kept);
  const offers = new Map<number, FirmOffer>();
  for (const { id, version } of firms) {
    const offer = kept.get(id);
    if (offer?.version === version) offers.set(id, offer);
  }
  const missing = firms.filter(({ id }) => !offers.has(id)).map(({ id }) => id);
  for (const offer of missing.length === 0 ? [] : await findOffers(pool, missing)) {
    offers.set(offer.id, offer);
    kept.set(offer.id, offer);
  }
  return offers;
}
