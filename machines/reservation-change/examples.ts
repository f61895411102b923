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
