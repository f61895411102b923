import type { Master } from "../../../../domain/entities.ts";

/** Whether nobody among them is rated higher; one without ratings is not the best of anything. */
export function isBestRated(master: Master, among: readonly Master[]): boolean {
  return master.rating > 0 && among.length > 1 && among.every(({ rating }) => rating <= master.rating);
}
