import type { SnapshotFrom } from "xstate";
import { wishesAgain } from "../../domain/again.ts";
import type { Wishes } from "../../domain/wishes.ts";
import type { reservationChangeMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof reservationChangeMachine>;

export const reservationOf = ({ context }: Snapshot) => context.reservation;
export const failureOf = ({ context }: Snapshot) => context.failure;
export const startTimeOf = ({ context }: Snapshot) => context.startTime;
export const previewOf = ({ context }: Snapshot) => context.preview;
export const isToCancel = ({ context }: Snapshot) => context.wish === "cancel";
export const wishesOf = ({ context: { wishes, reservation } }: Snapshot): Wishes =>
  wishes ?? (reservation === null ? [] : wishesAgain(reservation));

/** Whether services are being chosen. */
export const isChoosingServices = (snapshot: Snapshot) => snapshot.matches("choosingServices");
