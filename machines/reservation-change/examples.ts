import type { Bill, Preview, Reservation, Slot } from "../../domain/entities.ts";
import { layoutOf } from "../../domain/manner.ts";
import { chosenOtherwise, type VisitChoice } from "../../domain/visit-choice.ts";
import * as example from "../kit/examples.ts";
import type { ChangeInput } from "./types.ts";

// Мадина does not come after all.

export const byGuest: ChangeInput = {
  reservationId: example.hold.reservationId,
  secret: example.hold.secret,
  wish: "cancel",
  chosen: {},
};
export const byClient: ChangeInput = { ...byGuest, secret: null };
export const movedByGuest: ChangeInput = { ...byGuest, wish: "move" };
export const reselectedByGuest: ChangeInput = { ...byGuest, wish: "reselect" };
export const movedByClient: ChangeInput = { ...byClient, wish: "move" };

export const visit: Reservation = {
  ...example.read.confirmed.reservation,
  freeCancelUntil: "2026-11-22T13:00:00+05:00",
  version: 2,
};
const { freeCancelUntil: _, ...tooLate } = visit;
export const lateVisit: Reservation = tooLate;
export const cancelledVisit: Reservation = { ...visit, status: "cancelledByClient", version: 3 };
export const pastVisit: Reservation = { ...lateVisit, status: "completed", version: 3 };
/** The same visit, an hour later with another master and laid out otherwise: the salon or another device has changed it meanwhile. */
export const delayedVisit: Reservation = {
  ...visit,
  entries: visit.entries.map((entry) => ({ ...entry, masterId: 4 })),
  awaitingTime: 30,
  manner: "together",
  startTime: visit.startTime.replace("T13", "T14"),
  endTime: visit.endTime.replace("T14", "T15"),
  version: 3,
};
export const withdrawnVisit: Reservation = { ...lateVisit, status: "cancelledBySalon", version: 3 };

// Or comes at another time.

export const otherChoice: VisitChoice = {
  wishes: [{ person: 1, serviceId: 1, masterId: 3 }],
  layout: layoutOf({}),
};
/** Who had begun to choose another master, and loads the page again. */
export const reselectedAgain: ChangeInput = { ...reselectedByGuest, chosen: chosenOtherwise(otherChoice, visit) };
export const otherStart = "2026-11-24T15:00:00+05:00";
const otherEnd = "2026-11-24T16:00:00+05:00";
const priced = { startTime: otherStart, endTime: otherEnd };
/** The visit at the other time: it costs the same, and is free to leave until a day before. */
export const preview: Preview = {
  ...example.preview,
  ...priced,
  entries: example.preview.entries.map((entry) => ({ ...entry, ...priced })),
  freeCancelUntil: "2026-11-23T15:00:00+05:00",
};
export const movedVisit: Reservation = {
  ...visit,
  ...priced,
  entries: visit.entries.map((entry) => ({ ...entry, ...priced })),
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
/** The same at a price that is new: a range, with a prepayment, and not free to leave. */
export const dearerPreview: Preview = {
  ...example.preview,
  ...priced,
  entries: preview.entries.map((entry) => ({
    ...entry,
    price: dearer.amount,
    priceMax: dearest.amount,
    fullPrice: dearer.amount,
    fullPriceMax: dearest.amount,
  })),
  ...dearerBill,
};
export const otherTime: Slot = { ...example.slot, startTime: "2026-11-24T16:00:00+05:00" };
