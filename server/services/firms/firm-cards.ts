import type { components } from "../../../openapi/generated/api.ts";
import type { LookedFor } from "../../core/availability.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { FirmCardRow } from "../../db/queries/firm-cards.ts";
import { openState } from "./open-state.ts";

/**
 * The cards with what depends on the clock: whether the firm is open, and its nearest free time, for a service that is
 * looked for where any is. Where the processor has no instalments, no firm has any.
 */
export async function firmCards(
  rows: FirmCardRow[],
  now: Date,
  { availability, config }: Pick<Dependencies, "availability" | "config">,
  lookedFor?: LookedFor,
): Promise<components["schemas"]["FirmCard"][]> {
  const at = now.getTime();
  const nearest = await availability.nearestTimes(
    rows.map(({ card }) => card.id),
    at,
    lookedFor,
  );
  return rows.map(({ card: { instalments, ...card }, hours, timeZone }) => {
    const workSchedule = openState(hours, timeZone, at);
    const inParts = config.payBox.hasInstalments && instalments !== undefined && { instalments };
    return { ...card, ...inParts, workSchedule, ...nearest.get(card.id) };
  });
}
