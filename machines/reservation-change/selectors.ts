import type { SnapshotFrom } from "xstate";
import type { reservationChangeMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof reservationChangeMachine>;

export const reservationOf = ({ context }: Snapshot) => context.reservation;
export const failureOf = ({ context }: Snapshot) => context.failure;
export const pickedOf = ({ context }: Snapshot) => context.picked;
export const isMove = ({ context }: Snapshot) => context.wish === "move";
