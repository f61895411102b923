import type { ComponentType } from "react";
import type { SnapshotFrom } from "xstate";
import type { cardPaymentMachine } from "../../machines/card-payment/machine.ts";
import type { StateOf } from "../flow/state.ts";
import { AtBank } from "./AtBank.tsx";
import { ChoosingWay } from "./ChoosingWay.tsx";
import { Checking, Processing } from "./Processing.tsx";
import { Unread } from "./Unread.tsx";

/** A view for each state of a payment: a page brings those in which it ends. */
export type PayingViews = Record<StateOf<SnapshotFrom<typeof cardPaymentMachine>>, ComponentType>;

/** What is the same whatever is paid for. */
export const payingViews = {
  readingPayment: Checking,
  waitingToRetry: Unread,
  choosingWay: ChoosingWay,
  enteringCard: ChoosingWay,
  chargingCard: Processing,
  chargingSavedCard: Processing,
  openingPage: Processing,
  authenticating: AtBank,
  bringingProof: Checking,
  checkingOutcome: Checking,
} as const satisfies Partial<PayingViews>;
