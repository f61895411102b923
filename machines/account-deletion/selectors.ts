import type { ActorRefFrom, SnapshotFrom, StateValueFrom } from "xstate";
import type { accountDeletionMachine } from "./machine.ts";

export type AccountDeletionActor = ActorRefFrom<typeof accountDeletionMachine>;
export type AccountDeletionState = StateValueFrom<typeof accountDeletionMachine>;
type Snapshot = SnapshotFrom<typeof accountDeletionMachine>;

export const stateOf = ({ value }: Snapshot): AccountDeletionState => value;
export const lossesOf = ({ context }: Snapshot) => context.losses;
export const failureOf = ({ context }: Snapshot) => context.failure;
export const isWaiting = (snapshot: Snapshot) => snapshot.hasTag("waitsForServer");
