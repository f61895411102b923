import type { SnapshotFrom } from "xstate";
import { layoutOf } from "../../domain/manner.ts";
import { choiceAsked, type VisitChoice } from "../../domain/visit-choice.ts";
import type { reservationChangeMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof reservationChangeMachine>;

export const reservationOf = ({ context }: Snapshot) => context.reservation;
export const failureOf = ({ context }: Snapshot) => context.failure;
export const startTimeOf = ({ context }: Snapshot) => context.startTime;
export const previewOf = ({ context }: Snapshot) => context.preview;
export const isToCancel = ({ context }: Snapshot) => context.wish === "cancel";

/** What the visit was asked for. */
export const ownChoiceOf = ({ context: { reservation } }: Snapshot): VisitChoice =>
  reservation === null ? { wishes: [], layout: layoutOf({}) } : choiceAsked(reservation);

/** What is wanted of the visit: what it was asked for, until something else is chosen. */
export const choiceOf = (snapshot: Snapshot): VisitChoice => snapshot.context.choice ?? ownChoiceOf(snapshot);

/** Whether services are being chosen. */
export const isChoosingServices = (snapshot: Snapshot) => snapshot.matches("choosingServices");
