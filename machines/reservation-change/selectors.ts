import type { SnapshotFrom } from "xstate";
import { layoutOf } from "../../domain/manner.ts";
import type { OwnReservation } from "../../domain/own-reservation.ts";
import {
  choiceAsked,
  choiceWith,
  isChoiceLost as isLost,
  isSameChoice,
  type VisitChoice,
  wantedWith,
} from "../../domain/visit-choice.ts";
import type { reservationChangeMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof reservationChangeMachine>;

export const reservationOf = ({ context }: Snapshot) => context.reservation;
export const seenBeforeOf = ({ context }: Snapshot) => context.seenBefore;
export const failureOf = ({ context }: Snapshot) => context.failure;
export const startTimeOf = ({ context }: Snapshot) => context.startTime;
export const previewOf = ({ context }: Snapshot) => context.preview;
export const isToCancel = ({ context }: Snapshot) => context.wish === "cancel";

const noChoice: VisitChoice = { wishes: [], layout: layoutOf({}) };

/** The visit, and what shows whose it is: by it its own time counts as free. */
export const ownVisitOf = ({ context: { reservationId, secret } }: Snapshot): OwnReservation => ({
  reservationId,
  secret,
});

/** What is wanted of the salon, at whatever time; null before the visit is read. */
export const wantedVisitOf = ({ context: { reservation, chosen } }: Snapshot) =>
  reservation && wantedWith(chosen, reservation);

/** What the visit was asked for. */
export const ownChoiceOf = ({ context: { reservation } }: Snapshot): VisitChoice =>
  reservation === null ? noChoice : choiceAsked(reservation);

/** Whether something else is wanted of the visit than it was asked for. */
export const isOtherwise = (snapshot: Snapshot) => !isSameChoice(ownChoiceOf(snapshot), choiceOf(snapshot));

/** What is wanted of the visit: what it was asked for, until something else is chosen. */
export const choiceOf = ({ context: { reservation, chosen } }: Snapshot): VisitChoice =>
  reservation === null ? noChoice : choiceWith(chosen, reservation);

/** Whether something of what was chosen is not to be had any more, for the visit was changed meanwhile. */
export const isChoiceLost = ({ context: { reservation, chosen } }: Snapshot) =>
  reservation !== null && isLost(chosen, reservation);

/** Whether services are being chosen. */
export const isChoosingServices = (snapshot: Snapshot) => snapshot.matches("choosingServices");
