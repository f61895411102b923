import { required } from "../kit/required.ts";
import { expectedOf } from "../../domain/bill.ts";
import type { ReservationStep } from "../../domain/reservation-steps.ts";
import type { LayoutWish } from "../../domain/manner.ts";
import type { Reservation } from "../../domain/entities.ts";
import { isMendedBy } from "../../domain/failure.ts";
import { isSameLayout } from "../../domain/visit-choice.ts";
import type { Wishes } from "../../domain/wishes.ts";
import { contactsProvenBy, proofOf } from "../contacts/machine.ts";
import type { Held } from "../time-hold/machine.ts";
import { keyOf } from "../kit/intent.ts";
import { phoneOf } from "../kit/phone.ts";
import type { ConfirmReservationInput, HeldTime, ReservationContext, ReservationFact, StepRevisited } from "./types.ts";

type Chosen = Pick<ReservationContext, "layout" | "held">;
type MayHold = Pick<ReservationContext, "held">;
type Known = Pick<ReservationContext, "contacts" | "ownPhone">;

/** What is held, of a state that is reached with a hold only. */
export function requireHeld({ held }: MayHold): HeldTime {
  return required(held, "a hold");
}

/** What is held, changed in part; of a state that is reached with a hold only. */
export function heldWith(context: MayHold, change: Partial<HeldTime>): { held: HeldTime } {
  return { held: { ...requireHeld(context), ...change } };
}

/** Its bill, of a state that is reached once that was read. */
function requireReservation(context: MayHold): Reservation {
  return required(requireHeld(context).reservation, "a reservation");
}

/** Whether something is held for the services and masters as they are chosen. */
export function hasHold<Known extends MayHold>(known: Known): known is Known & { held: HeldTime } {
  return known.held !== null && !known.held.isStale;
}

/** Whether the wanted time is the one already held, for the same services and masters. */
export function isHeldTime(context: ReservationContext): context is ReservationContext & { held: HeldTime } {
  return (
    hasHold(context) && Date.parse(context.held.hold.startTime) === Date.parse(context.wantedTime?.startTime ?? "")
  );
}

/** Whether what is held for the choice is known here with its bill; it is forgotten where the service is to be asked. */
export function isKept(context: ReservationContext): boolean {
  return isHeldTime(context) && context.held.reservation !== null;
}

/** Whether nothing but the service's answer can end the wait for a hold: one that may stand, or may be a reservation by now. */
export function isAwaitingHold({ failure, confirming }: Pick<ReservationContext, "failure" | "confirming">): boolean {
  return failure === null || confirming !== null;
}

/** Whether it is not known if the reservation stands: it was confirmed, and what is held was not read since. */
export function isOutcomeAwaited({ held, confirming }: Pick<ReservationContext, "held" | "confirming">): boolean {
  return confirming !== null && held?.reservation === null;
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
  return isProvenByCode(context) || (context.held?.hasSeenBill === true && isOnlyOwn(context));
}

/** Whether what is held is not known here yet. */
export function isNews({ held: before }: MayHold, held: Held | null): held is Held {
  if (held === null) return false;
  const known = before?.reservation;
  return known?.id !== held.reservation.id || known.status !== held.reservation.status;
}

/** Whether another time is held than before. */
export function isNewHold({ held: before }: MayHold, held: Held | null): held is Held {
  return held !== null && held.hold.reservationId !== before?.hold.reservationId;
}

/** That the reservation was made: it stands, or will once its prepayment is made. */
export function created(context: ReservationContext): ReservationFact {
  const { reservationId, secret } = requireHeld(context).hold;
  const { status } = requireReservation(context);
  return { type: "reservation.created", reservationId, secret, status };
}

/** Whether it stands once its prepayment is made, and not before. */
export function isPrepaymentAwaited({ status }: Reservation): boolean {
  return status === "awaitingPrepayment";
}

/** What is meant by confirming: the same hold for the same client at the same price. */
export function confirmMeaning(context: ReservationContext): unknown {
  const { contacts } = context;
  return [
    requireHeld(context).hold.reservationId,
    contacts.clientName,
    contacts.clientPhone,
    contacts.comment,
    contacts.proof,
    expectedOf(requireReservation(context)),
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
    hold: requireHeld(context).hold,
    clientName: clientName.trim(),
    clientPhone: phoneOf(clientPhone),
    comment: comment.trim(),
    proof: proofOf(context.contacts)?.proof ?? null,
    expected: expectedOf(requireReservation(context)),
    idempotencyKey: keyOf(context.confirming),
  };
}

/** With another choice; what is held is then for an earlier one. */
export function chosen(
  wishes: Wishes,
  { held, wantedTime }: Pick<ReservationContext, "held" | "wantedTime">,
): Pick<ReservationContext, "wishes" | "held" | "wantedTime" | "failure"> {
  return { wishes, held: stale(held), wantedTime: wantedTime && { ...wantedTime, shownCost: null }, failure: null };
}

/** Laid out another way; what is held is then for an earlier choice. The same where that is the way already. */
export function laidOut({ layout, held }: Chosen, wish: Partial<LayoutWish>): Chosen {
  const { awaitingTime = layout.awaitingTime, manner = layout.manner } = wish;
  const other = { awaitingTime, manner };
  return { layout: other, held: isSameLayout(other, layout) ? held : stale(held) };
}

/** What is held as of an earlier choice, or an earlier time: it is given up for what is taken next. */
export function stale(held: HeldTime | null): HeldTime | null {
  return held && heldWith({ held }, { isStale: true }).held;
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
