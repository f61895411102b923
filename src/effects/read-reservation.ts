import type { Reservation } from "../../domain/entities.ts";
import { CallFailed } from "../../domain/failure.ts";
import type { ReadReservation } from "../../machines/time-hold/machine.ts";

/** What no reservation of the contract is without. */
export const ofReservation = ["id", "status", "startTime", "entries", "total", "prepayment"] as const;

/** Whether it has what a reservation has by the contract. */
function isWhole(reservation: Reservation | undefined): boolean {
  return ofReservation.every((name) => reservation?.[name] != null);
}

/**
 * With the hold's end by this device's clock. The seconds that the service gives are counted from before the question, or
 * from before the first one where an answer is given again, so that the hold never looks longer here than it is there.
 * @param countedFrom epoch milliseconds of this device's clock
 * @throws CallFailed where it misses what a reservation has by the contract, as one that is held without an end
 */
export function readReservation(
  reservation: Reservation,
  secret: string | undefined,
  countedFrom: number,
): ReadReservation {
  if (!isWhole(reservation)) throw new CallFailed({ kind: "broken" });
  const { id, status, startTime, heldForSeconds } = reservation;
  const isCounted = typeof heldForSeconds === "number";
  const isToBeCounted = status === "held" || status === "awaitingPrepayment";
  if (isToBeCounted && !isCounted) throw new CallFailed({ kind: "broken" });
  if (secret === undefined || !isCounted) return { reservation, hold: null };
  return { reservation, hold: { reservationId: id, secret, startTime, until: countedFrom + heldForSeconds * 1000 } };
}
