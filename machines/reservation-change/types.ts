import type { ExpectedBill, Preview, Reservation, ReservationParams } from "../../domain/entities.ts";
import type { Failure } from "../../domain/failure.ts";
import type { IdempotencyKey, Intent } from "../../domain/idempotency-key.ts";
import type { OwnReservation } from "../../domain/own-reservation.ts";
import type { Instant } from "../../domain/time.ts";
import type { ChosenOtherwise, VisitChoice } from "../../domain/visit-choice.ts";

/** What somebody wants of their visit: to cancel it, another time, other services or masters. */
export type ChangeInput = OwnReservation & {
  wish: "cancel" | "move" | "reselect";
  /** What was chosen for the visit otherwise than it was asked for. */
  chosen: ChosenOtherwise;
};

export type ChangeContext = ChangeInput & {
  /** The visit as the service had it last. */
  reservation: Reservation | null;
  /** The visit as the client had seen it, where a refusal has shown that it is another one since; null where none has. */
  seenBefore: Reservation | null;
  failure: Failure | null;
  cancel: Intent | null;
  /** The time that was picked last. */
  startTime: Instant | null;
  /** What becomes of the visit at that time, what it costs and on which terms; null until the service has said so. */
  preview: Preview | null;
  update: Intent | null;
};

export type ChangeEvent =
  | { type: "cancellation.confirmed" }
  | { type: "services.reconsidered" }
  | { type: "choice.confirmed"; choice: VisitChoice }
  | { type: "slot.picked"; startTime: Instant }
  | { type: "slot.reconsidered" }
  | { type: "move.confirmed" }
  | { type: "change.abandoned" }
  | { type: "retry.requested" };

/** What happened, for the app to act on. */
export type ChangeFact =
  | { type: "reservation.seen"; reservation: Reservation }
  | { type: "reservation.cancelled"; reservation: Reservation }
  | { type: "reservation.changed"; reservation: Reservation };

/** `version`: that of the visit as the client sees it. */
export type CancelReservationInput = OwnReservation & { version: number; idempotencyKey: IdempotencyKey };

export type UpdateReservationInput = OwnReservation & {
  change: { version: number; startTime: Instant; params: ReservationParams; expected: ExpectedBill };
  idempotencyKey: IdempotencyKey;
};
