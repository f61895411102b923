import type { SnapshotFrom } from "xstate";
import { wishesAsked } from "../../domain/again.ts";
import type { Wishes } from "../../domain/wishes.ts";
import type { reservationChangeMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof reservationChangeMachine>;

export const reservationOf = ({ context }: Snapshot) => context.reservation;
export const failureOf = ({ context }: Snapshot) => context.failure;
export const startTimeOf = ({ context }: Snapshot) => context.startTime;
export const previewOf = ({ context }: Snapshot) => context.preview;
export const isToCancel = ({ context }: Snapshot) => context.wish === "cancel";

/** What the visit was asked for. */
export const ownWishesOf = ({ context: { reservation } }: Snapshot): Wishes =>
  reservation === null ? [] : wishesAsked(reservation);

/** What is wanted of the visit: what it was asked for, until something else is chosen. */
export const wishesOf = (snapshot: Snapshot): Wishes => snapshot.context.wishes ?? ownWishesOf(snapshot);

/** Whether services are being chosen. */
export const isChoosingServices = (snapshot: Snapshot) => snapshot.matches("choosingServices");
