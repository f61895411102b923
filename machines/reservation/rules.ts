import { required } from "../kit/required.ts";
import { expectedOf } from "../../domain/bill.ts";
import type { ReservationStep } from "../../domain/reservation-steps.ts";
import type { LayoutWish } from "../../domain/manner.ts";
import type { Hold } from "../../domain/hold.ts";
import type { Reservation } from "../../domain/entities.ts";
import { isMendedBy } from "../../domain/failure.ts";
import type { Wishes } from "../../domain/wishes.ts";
import { contactsProvenBy, proofOf } from "../contacts/machine.ts";
import type { Held } from "../time-hold/machine.ts";
import { keyOf } from "../kit/intent.ts";
import { phoneOf } from "../kit/phone.ts";
import type { ConfirmReservationInput, ReservationContext, ReservationFact, StepRevisited } from "./types.ts";

type Chosen = Pick<ReservationContext, "layout" | "isHoldStale">;
type Known = Pick<ReservationContext, "contacts" | "ownPhone">;

/** The hold of a state that is reached with one only. */
export function requireHold({ hold }: Pick<ReservationContext, "hold">): Hold {
  return required(hold, "a hold");
}

/** Whether the wanted time is the one already held, for the same services and masters. */
export function isHeldTime({ hold, isHoldStale, startTime }: ReservationContext): boolean {
  return hold !== null && !isHoldStale && startTime !== null && Date.parse(hold.startTime) === Date.parse(startTime);
}

/** Whether what is held for the choice is known here with its bill; it is forgotten where the service is to be asked. */
export function isKept(context: ReservationContext): context is ReservationContext & { reservation: Reservation } {
  const { hold, reservation } = context;
  return isHeldTime(context) && reservation?.id === hold?.reservationId;
}

/** Whether nothing but the service's answer can end the wait for a hold: one that may stand, or may be a reservation by now. */
export function isAwaitingHold({ failure, confirming }: Pick<ReservationContext, "failure" | "confirming">): boolean {
  return failure === null || confirming !== null;
}

/** Whether the client was asked for a code and entered it. */
export function isProvenByCode({ contacts, ownPhone }: Known): boolean {
  return contactsProvenBy(contacts, ownPhone) === "code";
}

/** Whether nothing but the account shows that the phone is the client's. */
export function isOnlyOwn({ contacts, ownPhone }: Known): boolean {
  return contactsProvenBy(contacts, ownPhone) === "account";
}

/** Whether the client has nothing left to say: the phone is proven, or is their own and they have seen the bill. */
export function isReadyToConfirm(context: ReservationContext): boolean {
  return isProvenByCode(context) || (context.hasSeenBill && isOnlyOwn(context));
}

/** Whether what is held is not known here yet. */
export function isNews({ reservation }: Pick<ReservationContext, "reservation">, held: Held | null): held is Held {
  if (held === null) return false;
  return reservation?.id !== held.reservation.id || reservation.status !== held.reservation.status;
}

/** Whether another time is held than before. */
export function isNewHold({ hold }: Pick<ReservationContext, "hold">, held: Held | null): held is Held {
  return held !== null && held.hold.reservationId !== hold?.reservationId;
}

/** That the reservation was made: it stands, or will once its prepayment is made. */
export function created(context: ReservationContext): ReservationFact {
  const { reservationId, secret } = requireHold(context);
  const { status } = required(context.reservation, "a reservation");
  return { type: "reservation.created", reservationId, secret, status };
}

/** Whether it stands once its prepayment is made, and not before. */
export function isPrepaymentAwaited({ status }: Reservation): boolean {
  return status === "awaitingPrepayment";
}

/** What is meant by confirming: the same hold for the same client at the same price. */
export function confirmMeaning(context: ReservationContext): unknown {
  const { contacts, reservation } = context;
  return [
    requireHold(context).reservationId,
    contacts.clientName,
    contacts.clientPhone,
    contacts.comment,
    contacts.proof,
    expectedOf(required(reservation, "what is held")),
  ];
}

/** That the price is another one: said until the client has agreed to it, or has made another choice. */
export function changedPrice({ failure }: Pick<ReservationContext, "failure">): ReservationContext["failure"] {
  return isMendedBy(failure, "acceptPrice") ? failure : null;
}

/** The call that makes the reservation of what is held, at the price that was shown. */
export function confirmInput(context: ReservationContext): ConfirmReservationInput {
  const { clientName, clientPhone, comment } = context.contacts;
  return {
    hold: requireHold(context),
    clientName: clientName.trim(),
    clientPhone: phoneOf(clientPhone),
    comment: comment.trim(),
    proof: proofOf(context.contacts)?.proof ?? null,
    expected: expectedOf(required(context.reservation, "what is held")),
    idempotencyKey: keyOf(context.confirming),
  };
}

/** With another choice; what is held is then for an earlier one. */
export function chosen(wishes: Wishes): Pick<ReservationContext, "wishes" | "isHoldStale" | "failure"> {
  return { wishes, isHoldStale: true, failure: null };
}

/** Laid out another way; what is held is then for an earlier choice. The same where that is the way already. */
export function laidOut({ layout, isHoldStale }: Chosen, wish: Partial<LayoutWish>): Chosen {
  const { awaitingTime = layout.awaitingTime, manner = layout.manner } = wish;
  const isSame = awaitingTime === layout.awaitingTime && manner === layout.manner;
  return { layout: { awaitingTime, manner }, isHoldStale: isHoldStale || !isSame };
}

const revisit = (step: ReservationStep) => ({
  params: ({ event }: { event: StepRevisited }) => ({ step, event }),
});

/** The guard whether the client went to a step. */
export const revisited = (step: ReservationStep) => ({ type: "isRevisited", ...revisit(step) }) as const;

/** The guard whether the client went to a step that needs something to be wanted. */
export const revisitedWithWishes = (step: ReservationStep) =>
  ({ type: "isRevisitedWithWishes", ...revisit(step) }) as const;

/** Where a refusal leads that another service or another master mends; what is held stands meanwhile. */
export function toAnotherChoice<Guard, const Target, const Actions>(
  mends: (action: "changeService" | "changeMaster") => Guard,
  [services, masters]: readonly [services: Target, masters: Target],
  actions: Actions,
) {
  return [
    { guard: mends("changeService"), target: services, actions },
    { guard: mends("changeMaster"), target: masters, actions },
  ] as const;
}
