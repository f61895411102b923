import type { Slot } from "./entities.ts";
import { sum } from "./money.ts";
import { type Instant, hourMs } from "./time.ts";
import { formatInZone } from "./zone.ts";

/** What a firm asks of who reserves with it. */
export type Policy = {
  timeZone: string;
  freeCancelHours: number;
  /** What a service asks for before the visit, minor units. */
  prepaymentOf: (serviceId: number) => number;
};

/** What is agreed on beside the prices: it stands from the hold on, whatever the firm's policy becomes. */
export type Terms = {
  /** Minor units: the sum of the services' prepayments, each of at most what its entry costs. */
  prepayment: number;
  /** The instant from which on cancelling is not free any more. */
  freeCancelUntil: Instant;
};

/** The terms on which a firm takes a visit now. */
export function termsOf({ startTime, entries }: Slot, { timeZone, freeCancelHours, prepaymentOf }: Policy): Terms {
  return {
    prepayment: sum(entries.map(({ serviceId, price }) => Math.min(price, prepaymentOf(serviceId)))),
    freeCancelUntil: formatInZone(timeZone, Date.parse(startTime) - freeCancelHours * hourMs),
  };
}

/**
 * Until when cancelling still costs nothing, with the offset of a zone; nothing when that has passed.
 * @param now epoch milliseconds
 */
export function freeCancelling(
  { freeCancelUntil }: Pick<Terms, "freeCancelUntil">,
  timeZone: string,
  now: number,
): { freeCancelUntil?: Instant } {
  const end = Date.parse(freeCancelUntil);
  return end > now ? { freeCancelUntil: formatInZone(timeZone, end) } : {};
}
