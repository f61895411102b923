import { earliestOffer } from "../../../../domain/earliest-offer.ts";
import type { LocalDate } from "../../../../domain/time.ts";
import { dateInZone } from "../../../format/zone.ts";

/**
 * Whether a time can still be offered on a day to whoever waits for one.
 * @param now epoch milliseconds
 */
export function isOfferable(date: LocalDate, timeZone: string, now: number): boolean {
  return date >= dateInZone(timeZone, earliestOffer(now));
}
