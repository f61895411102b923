import type { components } from "../openapi/generated/api.ts";
import { earliestOffer } from "./earliest-offer.ts";
import type { LocalDate } from "./time.ts";
import { localDateAt } from "./zone.ts";

export type WaitlistStatus = components["schemas"]["WaitlistRequest"]["status"];

/** Who moves a request from one status to another. */
export type WaitlistMover = "client" | "clock";

type Move = readonly [from: WaitlistStatus, to: WaitlistStatus, by: readonly WaitlistMover[]];

/** What may become of a request, and by whom; it begins as waiting. What nothing may become of is an end. */
export const waitlistMoves: readonly Move[] = [
  ["waiting", "offered", ["clock"]],
  ["waiting", "expired", ["clock"]],
  ["waiting", "withdrawn", ["client", "clock"]],
  ["offered", "accepted", ["client"]],
  ["offered", "declined", ["client"]],
  ["offered", "expired", ["clock"]],
  ["offered", "withdrawn", ["clock"]],
];

/** The statuses from which somebody may move a request to one. */
export function waitlistStatusesBefore(to: WaitlistStatus, by: WaitlistMover): WaitlistStatus[] {
  return waitlistMoves.flatMap(([from, next, movers]) => (next === to && movers.includes(by) ? [from] : []));
}

/** A request that is open, and what it depends on. Instants are epoch milliseconds. */
export type OpenRequest = {
  status: "waiting" | "offered";
  until: LocalDate;
  /** Of the firm; undefined where that is not here any more. */
  timeZone: string | undefined;
  /** Whether the time that is offered is still held. */
  isHeld: boolean;
  /** The visit that is to be earlier: how it can be changed, and whether it is as it was when a time was offered. */
  visit: { startsAt: number; isChangeable: boolean; isAsOffered: boolean } | undefined;
};

/** What the clock has made of an open request, if anything. */
export function endOfRequest(request: OpenRequest, now: number): "expired" | "withdrawn" | undefined {
  const { status, until, timeZone, visit } = request;
  if (visit?.isChangeable === false) return "withdrawn";
  if (timeZone === undefined) return "expired";
  if (status === "offered") return request.isHeld && visit?.isAsOffered !== false ? undefined : "expired";
  if (visit !== undefined && visit.startsAt <= earliestOffer(now)) return "expired";
  return until < localDateAt(timeZone, now) ? "expired" : undefined;
}
