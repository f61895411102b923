import type { Reservation } from "./entities.ts";
import { epochOf } from "./time.ts";

type Status = Reservation["status"];
type Visit = Pick<Reservation, "status" | "endTime">;

/** What a salon has agreed to and has not written anything else about. */
export const standing: readonly Status[] = ["confirmed", "arrived"];
/** What has taken place once it has ended: what stands, and what the salon has written down as done. */
export const takingPlace: readonly Status[] = [...standing, "completed"];
/** What is still to come, or under way, until it has ended. */
export const toCome: readonly Status[] = [...standing, "awaitingPrepayment"];

/**
 * How a visit stands at an instant: nobody writes down that one has taken place, its end says so.
 * @param now epoch milliseconds
 */
export function statusAt({ status, endTime }: Visit, now: number): Status {
  return standing.includes(status) && epochOf(endTime) <= now ? "completed" : status;
}

const cancelled: readonly Status[] = ["cancelledByClient", "cancelledBySalon"];

/** Whether somebody has called the visit off. */
export function isCancelled(status: Status): boolean {
  return cancelled.includes(status);
}

/**
 * Whether a visit is still to come or under way: who is late needs its address and its phone, too.
 * @param now epoch milliseconds
 */
export function isToCome(visit: Visit, now: number): boolean {
  return toCome.includes(statusAt(visit, now));
}
