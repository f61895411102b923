import { fromPromise } from "xstate";
import { CallFailed } from "../../domain/failure.ts";
import type { Payable } from "../../domain/payable.ts";
import { paymentStage } from "../../domain/payment-stage.ts";
import type { ReadPayableInput, ReadPayable } from "../../machines/card-payment/machine.ts";
import { readPayable } from "./paying.ts";
import { untilSettled } from "./until-settled.ts";
import type { Clock } from "./wait-until.ts";

/** `pollForMs`: how long it is asked on end what became of a payment. */
type Polling = { clock: Clock; pollForMs: number };

/**
 * The effect that asks what is due and what became of paying it, again and again for as long as it is at one stage; it says of which
 * subject it asks.
 */
export function followPayable<Of extends Payable>(
  subject: Of["subject"],
  get: (signal: AbortSignal) => Promise<Of>,
  { clock, pollForMs }: Polling,
) {
  const read = async (signal: AbortSignal) => {
    const askedAt = clock.now();
    return readPayable(await get(signal), askedAt);
  };
  const follow = fromPromise<ReadPayable, ReadPayableInput>(async ({ input, signal }) => {
    if (input.while === null) return read(signal);
    let last: ReadPayable | null = null;
    const ask = async () => {
      last = await read(signal);
      return { isSettled: paymentStage(last.payable) !== input.while };
    };
    await untilSettled(ask, { clock, until: clock.now() + pollForMs, signal });
    if (last === null) throw new CallFailed({ kind: "unreachable" });
    return last;
  });
  return Object.assign(follow, { subject });
}
