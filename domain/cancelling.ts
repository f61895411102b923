import type { Reservation } from "./entities.ts";

/** Of what the service shows: a visit that is over is none of these. */
const cancellable: readonly Reservation["status"][] = ["confirmed", "awaitingPrepayment"];
/** Nothing was taken, so that nothing is to be given back. */
const unpaid: readonly Reservation["paymentStatus"][] = ["notRequired", "required", "failed"];

/**
 * How a visit can be changed by its client: as it can be cancelled, since its old time is given up; what waits for its
 * prepayment is not, whose amount would change with it.
 */
export function changingOf(reservation: Parameters<typeof cancellingOf>[0]): ReturnType<typeof cancellingOf> {
  return reservation.status === "confirmed" ? cancellingOf(reservation) : "impossible";
}

/**
 * How a visit can be cancelled: by its client for nothing; `tooLate`, when the firm alone can; not at all, where it is no
 * visit to come any more, or where something was paid for it that nobody can give back here.
 */
export function cancellingOf(
  reservation: Pick<Reservation, "status" | "paymentStatus" | "freeCancelUntil">,
): "free" | "tooLate" | "impossible" {
  if (!cancellable.includes(reservation.status) || !unpaid.includes(reservation.paymentStatus)) return "impossible";
  return reservation.freeCancelUntil === undefined ? "tooLate" : "free";
}
