import type { SnapshotFrom } from "xstate";
import type { cardSavingMachine } from "./machine.ts";

export const failureOf = ({ context }: SnapshotFrom<typeof cardSavingMachine>) => context.failure;
