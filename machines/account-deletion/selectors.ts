import type { SnapshotFrom } from "xstate";
import type { accountDeletionMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof accountDeletionMachine>;

export const lossesOf = ({ context }: Snapshot) => context.losses;
export const failureOf = ({ context }: Snapshot) => context.failure;
