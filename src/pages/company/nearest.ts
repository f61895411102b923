import type { Firm, Service } from "../../../domain/entities.ts";
import { paramsOf, wishesFor } from "../../../domain/wishes.ts";
import { dateInZone } from "../../format/zone.ts";

const daysAhead = 14;

/** The services whose nearest times are shown: the chosen ones, else the most popular one. */
export function servicesOfNearest(services: readonly Service[], chosen: readonly number[]): Service[] {
  const wanted = services.filter(({ id }) => chosen.includes(id));
  if (wanted.length > 0) return wanted;
  const popular = services.find(({ isPopular }) => isPopular) ?? services[0];
  return popular === undefined ? [] : [popular];
}

/** The body of getReservationTimes for them; undefined for a firm without services. */
export function nearestWanted(
  { id: firmId, timeZone }: Pick<Firm, "id" | "timeZone">,
  services: readonly Service[],
  chosen: readonly number[],
  now: number,
) {
  const wanted = servicesOfNearest(services, chosen);
  if (wanted.length === 0) return undefined;
  const params = paramsOf(wishesFor(wanted.map(({ id }) => id)), 0);
  return { firmId, params, from: dateInZone(timeZone, now), days: daysAhead };
}
