import type { cardPaymentMachine } from "../../machines/card-payment/machine.ts";
import { createFlow } from "../flow/flow.ts";

type Paid = {
  /** Who gets the money; undefined while that is not known. */
  payee: string | undefined;
  /** The card that was saved on the way here, which is the first choice. */
  savedCardId?: string | undefined;
};

export const { FlowProvider, useFlow, useFlowSelector, useFlowState, useSend } = createFlow<
  typeof cardPaymentMachine,
  Paid
>("a payment");
