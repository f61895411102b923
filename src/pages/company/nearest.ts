import type { Firm, FirmCard, Service } from "../../../domain/entities.ts";
import { limits } from "../../../domain/limits.ts";
import { paramsOf, type Wishes, wishesFor } from "../../../domain/wishes.ts";
import { dateInZone } from "../../format/zone.ts";

type Asked = {
  services: readonly Service[];
  chosen: Wishes;
  /** Who is asked for; null is anybody. */
  master: number | null;
  card: Pick<FirmCard, "nearest">;
};

/**
 * What the nearest times are shown for: what is chosen; else the service whose nearest time the firm's card has said, or the
 * most popular one of the master who is asked for.
 */
export function wishesOfNearest({ services, chosen, master, card }: Asked): Wishes {
  const wanted = services.flatMap(({ id }) => chosen.find(({ serviceId }) => serviceId === id) ?? []);
  if (wanted.length > 0) return wanted;
  const theirs = services.filter(
    ({ masterIds, reservationPhone }) =>
      reservationPhone === undefined && (master === null || masterIds.includes(master)),
  );
  const named = theirs.find(({ id }) => id === card.nearest?.serviceId);
  const popular = named ?? theirs.find(({ isPopular }) => isPopular) ?? theirs[0];
  return popular === undefined ? [] : wishesFor([popular.id], master);
}

/** The body of getReservationTimes for them; undefined for a firm without services. */
export function nearestWanted({ id: firmId, timeZone }: Pick<Firm, "id" | "timeZone">, wishes: Wishes, now: number) {
  if (wishes.length === 0) return undefined;
  return { firmId, params: paramsOf(wishes), from: dateInZone(timeZone, now), days: limits.daysAhead };
}
