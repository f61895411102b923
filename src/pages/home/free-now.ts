import { metresBetween, type Place } from "../../../domain/distance.ts";
import type { FirmCard } from "../../../domain/entities.ts";
import { hourMs } from "../../../domain/time.ts";

const soonMs = 2 * hourMs;
const shown = 6;

/**
 * The firms that are free within two hours: from a known place the nearest first, else the soonest first.
 * @param now epoch milliseconds
 */
export function freeNow(firms: readonly FirmCard[], now: number, place: Place | undefined): FirmCard[] {
  const isSoon = (firm: FirmCard) => startsIn(firm, now) >= 0 && startsIn(firm, now) <= soonMs;
  const orderOf = (firm: FirmCard) => (place ? metresBetween(place, firm) : startsIn(firm, now));
  return firms
    .filter(isSoon)
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .slice(0, shown);
}

function startsIn({ nearestTime }: FirmCard, now: number): number {
  return nearestTime === undefined ? Number.POSITIVE_INFINITY : Date.parse(nearestTime) - now;
}
