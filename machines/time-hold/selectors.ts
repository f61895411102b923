import type { ActorRefFrom, SnapshotFrom, StateValueFrom } from "xstate";
import type { timeHoldMachine } from "./machine.ts";

export type TimeHold = ActorRefFrom<typeof timeHoldMachine>;
export type TimeHoldState = StateValueFrom<typeof timeHoldMachine>;
type Snapshot = SnapshotFrom<typeof timeHoldMachine>;

/** Whether the service would hold the time longer. */
export const isExtendable = (snapshot: Snapshot) => snapshot.can({ type: "extension.requested" });

/** Whether the service is asked to. */
export const isExtending = (snapshot: Snapshot) => snapshot.matches("extendingHold");

export const failureOf = ({ context }: Snapshot) => context.failure;
