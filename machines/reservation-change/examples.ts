import { expectedOf } from "../../domain/bill.ts";
import type { Bill, Reservation, Slot } from "../../domain/entities.ts";
import type { Wishes } from "../../domain/wishes.ts";
import { hold, read, slot } from "../kit/examples.ts";
import type { ChangeInput, PickedTime } from "./types.ts";

// Мадина does not come after all.

export const byGuest: ChangeInput = { reservationId: hold.reservationId, secret: hold.secret, wish: "cancel" };
export const byClient: ChangeInput = { ...byGuest, secret: null };
export const movedByGuest: ChangeInput = { ...byGuest, wish: "move" };
export const reselectedByGuest: ChangeInput = { ...byGuest, wish: "reselect" };
export const movedByClient: ChangeInput = { ...byClient, wish: "move" };

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
export const delayedVisit: Reservation = {
  ...visit,
  startTime: visit.startTime.replace("T13", "T14"),
  endTime: visit.endTime.replace("T14", "T15"),
  version: 3,
};
export const withdrawnVisit: Reservation = { ...lateVisit, status: "cancelledBySalon", version: 3 };

// Or comes at another time.

export const otherWishes: Wishes = [{ person: 1, serviceId: 1, masterId: 3 }];
export const picked: PickedTime = { startTime: "2026-11-24T15:00:00+05:00", expected: expectedOf(visit) };
export const movedVisit: Reservation = {
  ...visit,
  startTime: picked.startTime,
  endTime: "2026-11-24T16:00:00+05:00",
  entries: visit.entries.map((entry) => ({
    ...entry,
    startTime: picked.startTime,
    endTime: "2026-11-24T16:00:00+05:00",
  })),
  freeCancelUntil: "2026-11-23T15:00:00+05:00",
  version: 3,
};
const dearer = { amount: 800_000, currency: "KZT" };
const dearest = { amount: 900_000, currency: "KZT" };
export const dearerBill: Bill = {
  total: dearer,
  totalMax: dearest,
  fullTotal: dearer,
  fullTotalMax: dearest,
  prepayment: { amount: 200_000, currency: "KZT" },
};
export const otherTime: Slot = { ...slot, startTime: "2026-11-24T16:00:00+05:00" };
