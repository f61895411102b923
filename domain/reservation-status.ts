import type { Reservation } from "./entities.ts";

export type ReservationStatus = Reservation["status"];

/** Who moves a reservation from one status to another; `payment` is what is heard of a payment. */
export type Mover = "client" | "salon" | "clock" | "payment";

type Move = readonly [from: ReservationStatus, to: ReservationStatus, by: readonly Mover[]];

const moves = [
  ["held", "awaitingPrepayment", ["client"]],
  ["held", "confirmed", ["client"]],
  ["held", "expired", ["clock", "client"]],
  ["awaitingPrepayment", "confirmed", ["payment"]],
  ["awaitingPrepayment", "cancelledByClient", ["client"]],
  ["awaitingPrepayment", "cancelledBySalon", ["salon"]],
  ["awaitingPrepayment", "expired", ["clock"]],
  ["confirmed", "arrived", ["salon"]],
  ["confirmed", "completed", ["clock", "salon"]],
  ["confirmed", "cancelledByClient", ["client"]],
  ["confirmed", "cancelledBySalon", ["salon"]],
  ["confirmed", "noShow", ["salon"]],
  ["arrived", "completed", ["clock", "salon"]],
] as const satisfies readonly Move[];

/** What may become of a reservation, and by whom; it begins as held. */
export const reservationMoves: readonly Move[] = moves;

/** An end of a reservation: a status of which nothing may become. */
export type ReservationEnd = Exclude<ReservationStatus, (typeof moves)[number][0]>;

/** Whether a reservation takes its time in a status; where it does not, that time is free for others. */
export const takesTime: Readonly<Record<ReservationStatus, boolean>> = {
  held: true,
  awaitingPrepayment: true,
  confirmed: true,
  arrived: true,
  completed: true,
  cancelledByClient: false,
  cancelledBySalon: false,
  expired: false,
  noShow: false,
};

/** The statuses from which somebody may move a reservation to one. */
export function statusesBefore(to: ReservationStatus, by: Mover): ReservationStatus[] {
  return reservationMoves.flatMap(([from, next, movers]) => (next === to && movers.includes(by) ? [from] : []));
}
