import type { components } from "../../../openapi/generated/api.ts";
import type { LookedFor } from "../../core/availability.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { FirmCardRow } from "../../db/queries/firm-cards.ts";
import type { FirmOffer } from "../../db/queries/firm-offers.ts";
import { offersOf } from "./firm-offers.ts";
import { openState } from "./open-state.ts";

type Schemas = components["schemas"];
type Shown = {
  now: Date;
  /** The nearest time is one of its services', where any is looked for. */
  lookedFor?: LookedFor | undefined;
};

/**
 * The cards with what depends on the clock and on what the firms offer: whether one is open, its nearest free time, its lowest
 * price. Where the processor has no instalments, no firm has any.
 */
export async function firmCards(
  rows: readonly FirmCardRow[],
  { now, lookedFor }: Shown,
  { pool, availability, config }: Pick<Dependencies, "pool" | "availability" | "config">,
): Promise<Schemas["FirmCard"][]> {
  const at = now.getTime();
  const firms = rows.map(({ card: { id }, version }) => ({ id, version }));
  const ids = firms.map(({ id }) => id);
  const [offers, nearest] = await Promise.all([offersOf(pool, firms), availability.nearestTimes(ids, at, lookedFor)]);
  return rows.flatMap(({ card: { instalments, ...card } }) => {
    const offer = offers.get(card.id);
    if (offer === undefined) return [];
    const workSchedule = openState(offer.hours, offer.timeZone, at);
    const inParts = config.payBox.hasInstalments && instalments !== undefined && { instalments };
    const first = nearest.get(card.id);
    return { ...card, ...pricesOf(offer), ...inParts, workSchedule, ...(first && { nearest: first }) };
  });
}

function pricesOf({
  services,
  currency,
  discountPercent,
}: FirmOffer): Pick<Schemas["FirmCard"], "categoryIds" | "priceFrom" | "discountPercent"> {
  const prices = services.map(({ price }) => price);
  const categoryIds = [...new Set(services.map((service) => service.categoryId))].toSorted((one, other) => one - other);
  const priceFrom = { amount: prices.length === 0 ? 0 : Math.min(...prices), currency };
  return { categoryIds, priceFrom, ...(discountPercent !== null && { discountPercent }) };
}
