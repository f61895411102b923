import type { Reservation } from "../../domain/entities.ts";
import { hold, read } from "../kit/examples.ts";
import type { OwnReservation } from "./types.ts";

// Мадина does not come after all.

export const byGuest: OwnReservation = { reservationId: hold.reservationId, secret: hold.secret };
export const byClient: OwnReservation = { ...byGuest, secret: null };

export const visit: Reservation = {
  ...read.confirmed.reservation,
  freeCancelUntil: "2026-11-22T13:00:00+05:00",
  version: 2,
};
const { freeCancelUntil: _, ...tooLate } = visit;
export const lateVisit: Reservation = tooLate;
export const cancelledVisit: Reservation = { ...visit, status: "cancelledByClient", version: 3 };
export const pastVisit: Reservation = { ...lateVisit, status: "completed", version: 3 };
/** The same visit, an hour later: the salon or another device has moved it meanwhile. */
export const movedVisit: Reservation = {
  ...visit,
  startTime: visit.startTime.replace("T13", "T14"),
  endTime: visit.endTime.replace("T14", "T15"),
  version: 3,
};
export const withdrawnVisit: Reservation = { ...lateVisit, status: "cancelledBySalon", version: 3 };
