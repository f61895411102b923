import type { ReservationStep } from "../../domain/reservation-steps.ts";
import type { SavedReservation } from "../../domain/draft.ts";
import type { Hold } from "../../domain/hold.ts";
import type { ExpectedBill, Reservation, ReservationParams, ServiceAllocation } from "../../domain/entities.ts";
import type { Cost } from "../../domain/bill.ts";
import type { Failure } from "../../domain/failure.ts";
import type { Layout, Manner } from "../../domain/manner.ts";
import type { Phone } from "../../domain/phone.ts";
import type { VisitChoice } from "../../domain/visit-choice.ts";
import type { WishKey } from "../../domain/wishes.ts";
import type { ContactsParent } from "../contacts/machine.ts";
import type { IdempotencyKey, Intent } from "../../domain/idempotency-key.ts";

export type ReservationInput = {
  draft: SavedReservation;
  /** Where the address says the client is. */
  step: ReservationStep;
  /** A time chosen before the flow began, as on the salon's page: RFC 3339. */
  startTime: string | null;
  /** What it was shown to cost there. Absent where that is not known. */
  shownCost?: Cost;
  /** Whether that is a time of an express service within the hour. Absent where it is not. */
  isExpress?: boolean;
  /** The intent to have a time that an earlier page left without knowing its outcome. Absent where it left none. */
  holding?: Intent;
  /** The phone of who is signed in: it was proven with the account. Absent for a visitor. */
  ownPhone?: Phone;
};

/**
 * Why the reservation did not get further: a refusal, no answer, a hold that ran out here, or a page that was closed before
 * the answer came (`interrupted`).
 */
type ReservationFailure = Failure | { kind: "holdExpired" } | { kind: "interrupted" };

/** A time that is held for the client. */
export type HeldTime = {
  hold: Hold;
  /** It is for an earlier choice of services or masters, and is given up with the next one. */
  isStale: boolean;
  /** What is held with its whole bill; null before it was read. */
  reservation: Reservation | null;
  /** Whether the client has come to the confirmation with it. */
  hasSeenBill: boolean;
  /** Whether it costs something else than its time was shown to, and the client has not agreed to that yet. */
  isPriceNew: boolean;
};

/** The time that the client wants. */
export type WantedTime = {
  /** RFC 3339. */
  startTime: string;
  /** Whether nothing but the address asks for it. */
  isFromAddress: boolean;
  /** What it was shown to cost with all that is wanted; null where that is not known. */
  shownCost: Cost | null;
};

export type ReservationContext = ContactsParent &
  VisitChoice & {
    firm: SavedReservation["firm"];
    /** The day that is looked at. */
    date: string | null;
    wantedTime: WantedTime | null;
    /** The express service that the client came for, or picked a time of; null for nobody who is in such a hurry. */
    expressServiceId: number | null;
    step: ReservationStep;
    allocation: ServiceAllocation | null;
    held: HeldTime | null;
    failure: ReservationFailure | null;
    /** Why it is not known who can do what is wanted, beside whatever led the client to the masters. */
    allocationFailure: Failure | null;
    holding: Intent | null;
    confirming: Intent | null;
  };

/** `cost`: what it was shown to cost with all that is wanted. */
export type PickedSlot = {
  startTime: string;
  cost?: Cost;
  manner?: Manner;
  isExpress?: true;
  /** What is held has run out by this device's clock: the same time is to be taken anew. */
  hasRunOut?: true;
};

export type StepRevisited = { type: "step.revisited"; step: ReservationStep };

export type ReservationEvent =
  /** The master who is asked for with a service that is added; any where there is none. */
  | ({ type: "service.toggled"; masterId?: number } & WishKey)
  /** A service is taken out of the visit, at whichever step. */
  | ({ type: "service.removed" } & WishKey)
  | { type: "services.confirmed" }
  | ({ type: "master.picked"; masterId: number | null } & WishKey)
  | { type: "masters.confirmed" }
  /** Who can do it is asked once more. */
  | { type: "allocation.requested" }
  | { type: "day.picked"; date: string }
  | ({ type: "layout.changed" } & Partial<Layout>)
  /** With a manner where a plan is picked by its start; `isExpress`: as a time of an express service within the hour. */
  | ({ type: "slot.picked" } & PickedSlot)
  | { type: "reservation.confirmed" }
  | StepRevisited
  | { type: "reservation.abandoned" };

/** What happened, for the app to react to. */
export type ReservationFact =
  | { type: "service.added"; serviceId: number; isFirst: boolean }
  | { type: "service.removed"; serviceId: number }
  | { type: "time.held"; reservationId: string; startTime: string }
  | { type: "hold.ran-out" }
  | { type: "reservation.created"; reservationId: string; secret: string; status: Reservation["status"] }
  | { type: "reservation.abandoned" };

export type AllocateServicesInput = { firmId: number; params: ReservationParams };

/** Turns a hold into a reservation, at the price that the client has read. */
export type ConfirmReservationInput = {
  hold: Hold;
  clientName: string;
  clientPhone: Phone;
  comment: string;
  /** null where the phone is that of who is signed in. */
  proof: string | null;
  expected: ExpectedBill;
  idempotencyKey: IdempotencyKey;
};
