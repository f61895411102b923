import type { SnapshotFrom } from "xstate";
import type { cardPaymentMachine } from "./machine.ts";

type Snapshot = SnapshotFrom<typeof cardPaymentMachine>;

export const prepaymentOf = ({ context }: Snapshot) => context.prepayment;
export const failureOf = ({ context }: Snapshot) => context.failure;

/** When it can't be paid any more: epoch milliseconds by this device's clock; null where nothing is held. */
export const deadlineOf = ({ context }: Snapshot) => context.until;
