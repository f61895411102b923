import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { ReservationStep } from "../../domain/reservation-steps.ts";
import type { WishKey } from "../../domain/wishes.ts";
import type { ContactsActor } from "../contacts/selectors.ts";
import type { TimeHold } from "../time-hold/selectors.ts";
import type { reservationMachine } from "./machine.ts";
import * as rules from "./rules.ts";
import type { ReservationEvent } from "./types.ts";

export type ReservationActor = ActorRefFrom<typeof reservationMachine>;
export type ReservationSnapshot = SnapshotFrom<typeof reservationMachine>;

export const wishesOf = ({ context }: ReservationSnapshot) => context.wishes;
export const layoutOf = ({ context }: ReservationSnapshot) => context.layout;
export const allocationOf = ({ context }: ReservationSnapshot) => context.allocation;
export const dateOf = ({ context }: ReservationSnapshot) => context.date;
export const startTimeOf = ({ context }: ReservationSnapshot) => context.wantedTime?.startTime ?? null;
export const isTimeFromAddress = ({ context }: ReservationSnapshot) => context.wantedTime?.isFromAddress === true;
export const contactsOf = ({ context }: ReservationSnapshot) => context.contacts;
export const ownPhoneOf = ({ context }: ReservationSnapshot) => context.ownPhone;
export const failureOf = ({ context }: ReservationSnapshot) => context.failure;
export const allocationFailureOf = ({ context }: ReservationSnapshot) => context.allocationFailure;
export const addressedStepOf = ({ context }: ReservationSnapshot) => context.step;

/** Whether what is held costs something else than its time was shown to, which nobody has agreed to yet. */
export const isPriceNew = ({ context }: ReservationSnapshot) => rules.hasHold(context) && context.held.isPriceNew;

/** The hold for the choice as it stands; null without one. */
export const holdOf = ({ context }: ReservationSnapshot) => (rules.hasHold(context) ? context.held.hold : null);

/** The hold that is ours, whatever was chosen since. */
export const ownHoldOf = ({ context }: ReservationSnapshot) => context.held?.hold ?? null;

/** What is held with its bill, for the choice as it stands; null before it is known. */
export const reservationOf = ({ context }: ReservationSnapshot) =>
  rules.hasHold(context) ? context.held.reservation : null;

/** The intent to have a time while its outcome is not known; a process that is over means nothing any more. */
export const holdingOf = ({ status, context }: ReservationSnapshot) => (status === "active" ? context.holding : null);

/** Whether a time is being had. */
export const isHolding = (snapshot: ReservationSnapshot) => snapshot.matches({ held: "holdingTime" });

/** Whether the client has come to the confirmation with what is held. */
export const hasSeenBill = ({ context }: ReservationSnapshot) => rules.hasHold(context) && context.held.hasSeenBill;

/** Whether it is not known yet if the reservation stands. */
export const isOutcomeAwaited = (snapshot: ReservationSnapshot) =>
  isHolding(snapshot) && rules.isOutcomeAwaited(snapshot.context);

/** Whether the reservation is made, to be paid or given up: nothing is chosen any more. */
export const isOver = ({ status }: ReservationSnapshot) => status !== "active";

/** Whether the client can go to a step now. */
export const canRevisit = (step: ReservationStep) => (snapshot: ReservationSnapshot) =>
  can(snapshot, { type: "step.revisited", step });

/** Whether the visit can be given up now: not while it may stand already. */
export const canAbandon = (snapshot: ReservationSnapshot) => can(snapshot, { type: "reservation.abandoned" });

/** Whether a service can be taken out of the visit now. */
export const canRemove =
  ({ person, serviceId }: WishKey) =>
  (snapshot: ReservationSnapshot) =>
    can(snapshot, { type: "service.removed", person, serviceId });

/** The child that holds the time, while there is one. */
export const timeHoldOf = ({ children }: ReservationSnapshot): TimeHold | undefined => children.timeHold;

/** The child that asks who is coming, while there is one. */
export const contactsActorOf = ({ children }: ReservationSnapshot): ContactsActor | undefined => children.contacts;

/** XState's own answer is also yes where the process is over and takes nothing any more. */
function can(snapshot: ReservationSnapshot, event: ReservationEvent): boolean {
  return !isOver(snapshot) && snapshot.can(event);
}
