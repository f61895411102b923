import type { Reservation } from "../../domain/entities.ts";
import type { ReadReservation } from "../../machines/time-hold/machine.ts";

/**
 * With the hold's end by this device's clock. The seconds that the service gives are counted from before the question,
 * so that the hold never looks longer here than it is there.
 */
export function readReservation(
  reservation: Reservation,
  secret: string | undefined,
  askedAt: number,
): ReadReservation {
  const { id, startTime, heldForSeconds } = reservation;
  if (secret === undefined || heldForSeconds === undefined) return { reservation, hold: null };
  return { reservation, hold: { reservationId: id, secret, startTime, until: askedAt + heldForSeconds * 1000 } };
}
