import type { EventObject } from "xstate";
import type { PickedMaster, Preview, Reservation, ServiceAllocation } from "../../../domain/entities.ts";
import { isMendedBy, type Failure } from "../../../domain/failure.ts";
import type { Hold } from "../../../domain/hold.ts";
import type { Proof } from "../../../domain/phone-proof.ts";
import type { ContactsEvent } from "../../../machines/contacts/types.ts";
import type { ReservationEvent } from "../../../machines/reservation/types.ts";
import * as selectors from "../../../machines/reservation/selectors.ts";

export type Picked = readonly PickedMaster[];
export type Read = { reservation: Reservation; hold: Hold | null; picked?: Picked };
export type Answer =
  | { effect: "createReservation" | "getReservation"; output: Read }
  | { effect: "checkSmsCode"; output: Proof }
  | { effect: "previewReservation"; output: Preview }
  | { effect: "allocateServices"; output: ServiceAllocation }
  | { effect: "waitUntil"; output: number }
  | { effect: "requestSmsCode"; output: unknown };

/** Whoever comes back from elsewhere finds the hold as it was known last. */
export const elsewhere = ["step.revisited", "slot.picked", "reservation.confirmed"];
/** What needs a time to be held. */
export const stepsOfHold: readonly string[] = ["contacts", "code", "confirm"];
/** What somebody who reads a bill agrees to. */
export const seenIn = ({ total, totalMax, prepayment }: Reservation) =>
  totalMax === undefined ? { total, prepayment } : { total, totalMax, prepayment };

/** Whether what is held stands, or will once its prepayment is made. */
export function isMade({ reservation }: { reservation: Reservation }): boolean {
  return ["awaitingPrepayment", "confirmed", "arrived", "completed"].includes(reservation.status);
}

/** Whether what is held is to be read anew after this: it may be a reservation by now, or cost something else. */
export function isDoubted(failure: Failure): boolean {
  return failure.kind !== "refused" || isMendedBy(failure, "acceptPrice");
}

/** Whether they may be choosing services after this. */
export function areServicesOpenAfter(event: ReservationEvent | ContactsEvent, before: boolean): boolean {
  if (event.type === "step.revisited") return event.step === "services";
  return event.type === "service.toggled" || (event.type === "service.removed" && before);
}

const {
  failureOf: _failure,
  holdingOf: _holding,
  isHolding: _isHolding,
  isOutcomeAwaited: _isOutcomeAwaited,
  canRevisit: _canRevisit,
  canAbandon: _canAbandon,
  canRemove: _canRemove,
  timeHoldOf: _timeHold,
  contactsActorOf: _contacts,
  ...known
} = selectors;

/** All but which of their questions is under way, what it failed with, and what can be done meanwhile: no model follows that yet. */
export const readByPages = known;

export function fact(type: string, more: object): EventObject {
  return { type, ...more };
}
