import type { SnapshotFrom } from "xstate";
import type { cardPaymentMachine } from "./machine.ts";
import { canPayAnotherWay } from "./rules.ts";

type Snapshot = SnapshotFrom<typeof cardPaymentMachine>;

export const subjectOf = ({ context }: Snapshot) => context.subject;
export const payableOf = ({ context }: Snapshot) => context.payable;
export const isAnotherWayOpen = ({ context }: Snapshot) => canPayAnotherWay(context);
export const failureOf = ({ context }: Snapshot) => context.failure;

/** When it can't be paid any more: epoch milliseconds by this device's clock; null where nothing is held. */
export const deadlineOf = ({ context }: Snapshot) => context.until;
