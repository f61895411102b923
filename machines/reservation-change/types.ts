import type { Reservation } from "../../domain/entities.ts";
import type { Failure } from "../../domain/failure.ts";
import type { IdempotencyKey, Intent } from "../../domain/idempotency-key.ts";

/** A visit, and its secret; null for the client whose phone it is of. */
export type OwnReservation = { reservationId: string; secret: string | null };

export type ChangeContext = OwnReservation & {
  /** The visit as the service had it last. */
  reservation: Reservation | null;
  failure: Failure | null;
  cancel: Intent | null;
};

export type ChangeEvent =
  | { type: "cancellation.confirmed" }
  | { type: "change.abandoned" }
  | { type: "retry.requested" };

/** What happened, for the app to act on. */
export type ChangeFact =
  | { type: "reservation.seen"; reservation: Reservation }
  | { type: "reservation.cancelled"; reservation: Reservation };

/** `version`: that of the visit as the client sees it. */
export type CancelReservationInput = OwnReservation & { version: number; idempotencyKey: IdempotencyKey };
