import type { Service } from "./entities.ts";
import type { Wishes } from "./wishes.ts";

/** Whether a service can also be had now or within the hour by who books it themselves. */
export function isExpressOnline({
  isExpress,
  reservationPhone,
}: Pick<Service, "isExpress" | "reservationPhone">): boolean {
  return isExpress && reservationPhone === undefined;
}

/** A question about the express times of one service: with one master, or with any. */
export type ExpressAsked = { firmId: number; serviceId: number; masterId?: number };

/** What getExpressService is asked for wishes: one express service for one client; undefined for all else. */
export function expressWanted(
  firmId: number,
  [wish, ...others]: Wishes,
  services: readonly Service[],
): ExpressAsked | undefined {
  if (wish === undefined || others.length > 0) return undefined;
  const { serviceId, masterId } = wish;
  const service = services.find(({ id }) => id === serviceId);
  if (service === undefined || !isExpressOnline(service)) return undefined;
  return { firmId, serviceId, ...(masterId !== null && { masterId }) };
}
