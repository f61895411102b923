import type { CurrentUser, Firm, Reservation } from "./entities.ts";
import type { Instant } from "./time.ts";

/** What is to be had without a network: the next visit, and the salon that was seen last. */
export type OfflinePass = { visit: OfflineVisit | null; firm: OfflineFirm | null };

/** `userId` is whose account it was read by; null for a guest's. `id` is "" where it was kept by a client that did not tell. */
export type OfflineVisit = {
  id: string;
  userId: string | null;
  startTime: Instant;
  endTime: Instant;
  services: string[];
  firm: OfflineFirm;
};
export type OfflineFirm = { name: string; place: string; phone: string | null };

/** What is kept of a visit. */
export function offlineVisit(visit: Reservation, user: CurrentUser | undefined): OfflineVisit {
  const { id, startTime, endTime, entries, firm } = visit;
  return {
    id,
    userId: user?.id ?? null,
    startTime,
    endTime,
    services: entries.map(({ serviceName, masterName }) => `${serviceName}, ${masterName}`),
    firm: { name: firm.name, place: `${firm.city}, ${firm.address}`, phone: firm.phoneNumbers[0] ?? null },
  };
}

/** What is kept of a salon. */
export function offlineFirm({
  name,
  cityName,
  address,
  phoneNumbers,
}: Pick<Firm, "name" | "cityName" | "address" | "phoneNumbers">): OfflineFirm {
  return { name, place: `${cityName}, ${address}`, phone: phoneNumbers[0] ?? null };
}

/** What of it whoever is here may see at `now`, epoch milliseconds: no visit that is over, and nobody else's. */
export function shownOffline({ visit, firm }: OfflinePass, user: CurrentUser | undefined, now: number): OfflinePass {
  const isTheirs = visit !== null && (visit.userId === null || visit.userId === user?.id);
  return { visit: isTheirs && Date.parse(visit.endTime) > now ? visit : null, firm };
}
