import { CallFailed } from "../../domain/failure.ts";
import type { Payable } from "../../domain/payable.ts";
import { paymentStage } from "../../domain/payment-stage.ts";
import type { ReadPayable } from "../../machines/card-payment/machine.ts";
import type { Client } from "../api/client.ts";
import type { Clock } from "./wait-until.ts";

/** What paying needs, whatever is paid for. */
export type PayingNeeds = {
  /** Sends nobody to /not-found: nobody loses sight of a payment over a call that failed. */
  backgroundClient: Client;
  clock: Clock;
  /** How long it is asked on end what became of a payment, milliseconds. */
  pollForMs: number;
};

/**
 * With the end by this device's clock, counted from before the question, so that it never looks longer here than it is there.
 * @param askedAt epoch milliseconds of this device's clock
 * @throws CallFailed where something is to be paid without an end
 */
export function readPayable(payable: Payable, askedAt: number): ReadPayable {
  const { payableForSeconds, ways } = payable;
  if (typeof payableForSeconds === "number") return { payable, until: askedAt + payableForSeconds * 1000 };
  if (ways.length > 0 || paymentStage(payable) === "due") throw new CallFailed({ kind: "broken" });
  return { payable, until: null };
}
