import type { Reservation } from "./entities.ts";

/** Of what the service shows: a visit that is over is none of these. */
const cancellable: readonly Reservation["status"][] = ["confirmed", "awaitingPrepayment"];
const unpaid: readonly Reservation["paymentStatus"][] = ["notRequired", "required", "failed"];

/** Whether nothing was taken for a visit, so that nothing is to be given back. */
export function isUnpaid({ paymentStatus }: Pick<Reservation, "paymentStatus">): boolean {
  return unpaid.includes(paymentStatus);
}

/**
 * How a visit can be changed by its client: as it can be cancelled, since its old time is given up; what was paid for, or waits
 * to be, is not, whose amount would change with it.
 */
export function changingOf(reservation: Parameters<typeof cancellingOf>[0]): ReturnType<typeof cancellingOf> {
  return reservation.status === "confirmed" && isUnpaid(reservation) ? cancellingOf(reservation) : "impossible";
}

/**
 * How a visit can be cancelled: by its client for nothing, with all that was paid given back; `tooLate`, when the firm alone can;
 * not at all, where it is no visit to come any more, or where it is not known yet what is paid.
 */
export function cancellingOf(
  reservation: Pick<Reservation, "status" | "paymentStatus" | "freeCancelUntil">,
): "free" | "tooLate" | "impossible" {
  const isMoneyKnown = isUnpaid(reservation) || reservation.paymentStatus === "paid";
  if (!cancellable.includes(reservation.status) || !isMoneyKnown) return "impossible";
  return reservation.freeCancelUntil === undefined ? "tooLate" : "free";
}
