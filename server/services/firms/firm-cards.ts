import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import type { FirmCardRow } from "../../db/queries/firm-cards.ts";
import { openState } from "./open-state.ts";

/** The cards with what depends on the clock: whether the firm is open, and its nearest free time. */
export async function firmCards(
  rows: FirmCardRow[],
  now: Date,
  { availability }: Pick<Dependencies, "availability">,
): Promise<components["schemas"]["FirmCard"][]> {
  const at = now.getTime();
  const nearest = await availability.nearestTimes(
    rows.map(({ card }) => card.id),
    at,
  );
  return rows.map(({ card, hours, timeZone }) => {
    const nearestTime = nearest.get(card.id);
    const workSchedule = openState(hours, timeZone, at);
    return { ...card, workSchedule, ...(nearestTime === undefined ? {} : { nearestTime }) };
  });
}
