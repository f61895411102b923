import type { ReservationStatus } from "./reservation-status.ts";
import { statusAt } from "./visit-status.ts";

/** A complaint that is being written about a visit, as it lies in the browser's storage. */
export type SavedComplaint = { reservationId: string; text: string };

type Visit = Parameters<typeof statusAt>[0];

const over: readonly ReservationStatus[] = ["completed", "noShow", "cancelledBySalon"];

/**
 * Whether a client may complain about a visit: it has taken place, or came to nothing by the salon's word.
 * @param now epoch milliseconds
 */
export function isOpenToComplaint(visit: Visit, now: number): boolean {
  return over.includes(statusAt(visit, now));
}
