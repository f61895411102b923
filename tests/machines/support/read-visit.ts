import { byGuest, visit } from "../../../machines/reservation-change/examples.ts";
import { runReservationChange } from "./run.ts";

/** A change of a visit that was read as it stands. */
export async function readBy(own: Parameters<typeof runReservationChange>[0] = byGuest, seen = visit) {
  const running = runReservationChange(own);
  await running.answer("getReservation", seen);
  return running;
}
