import type { ActorRefFrom, SnapshotFrom, StateValueFrom } from "xstate";
import type { timeHoldMachine } from "./machine.ts";

export type TimeHold = ActorRefFrom<typeof timeHoldMachine>;
export type TimeHoldState = StateValueFrom<typeof timeHoldMachine>;
type Snapshot = SnapshotFrom<typeof timeHoldMachine>;

export const failureOf = ({ context }: Snapshot) => context.failure;
