import type { Client } from "../api/client.ts";
import type { Clock } from "./wait-until.ts";

/** What paying needs, whatever is paid for. */
export type PayingNeeds = {
  /** Sends nobody to /not-found: nobody loses sight of a payment over a call that failed. */
  backgroundClient: Client;
  clock: Clock;
  /** How long it is asked on end what became of a payment, milliseconds. */
  patienceMs: number;
};

/** What the answer of a payment has at least. */
export const ofPayment = ["id", "status", "amount"] as const;
