import type { Hold } from "../../domain/hold.ts";
import type { Reservation, ReservationParams } from "../../domain/entities.ts";
import type { Failure } from "../../domain/failure.ts";
import type { IdempotencyKey, Intent } from "../../domain/idempotency-key.ts";
import type { OwnReservation } from "../../domain/own-reservation.ts";

/** A reservation whose time is held, and the hold with its end by this device's clock. */
export type Held = { reservation: Reservation; hold: Hold };

/** The reservation as the service has it; `hold` is null once nothing is held any more. */
export type ReadReservation = { reservation: Reservation; hold: Hold | null };

/** A time that is wanted; `startTime` is RFC 3339. `isExpress`: of an express service, which can also be had within the hour. */
type WantedVisit = { firmId: number; params: ReservationParams; startTime: string; isExpress?: true };

export type TimeHoldInput =
  /** A time was taken, in the place of an earlier hold where there is one. */
  | {
      kind: "take";
      wanted: WantedVisit;
      replaces: Hold | null;
      /** Whether it is asked first if the time is free: an address alone takes nothing. */
      isChecked: boolean;
      /** An intent to have a time whose outcome is unknown. */
      intent: Intent | null;
    }
  /** The service is asked what became of a hold. */
  | { kind: "restore"; hold: GetReservationInput }
  /** What is held goes on being held. */
  | { kind: "keep"; held: Held };

export type TimeHoldContext = {
  input: TimeHoldInput;
  held: Held | null;
  /** When the service is asked whether the time is still held: milliseconds by this device's clock. */
  askAt: number;
  intent: Intent | null;
  /** The intent to keep the time longer. */
  extending: Intent | null;
  failure: Failure | null;
  outcome: TimeHoldOutput | null;
};

export type TimeHoldEvent = { type: "retry.requested" } | { type: "extension.requested" };

/**
 * - lost: the time is no longer held, the service says.
 * - settled: the reservation is past its hold.
 * - failed: the time could not be had; `intent` stays where the outcome is unknown.
 */
export type TimeHoldOutput =
  | { kind: "lost" }
  | { kind: "settled"; reservation: Reservation }
  | { kind: "failed"; failure: Failure; intent: Intent | null };

export type HoldTimeInput = WantedVisit & { replaces: Hold | null; idempotencyKey: IdempotencyKey };
/** `own` is the client's own reservation that is to stand for this time. */
export type PreviewReservationInput = WantedVisit & { own: OwnReservation | null };
export type ExtendHoldInput = GetReservationInput & { idempotencyKey: IdempotencyKey };
export type GetReservationInput = Pick<Hold, "reservationId" | "secret">;
