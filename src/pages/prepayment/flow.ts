import type { Reservation } from "../../../domain/entities.ts";
import type { cardPaymentMachine } from "../../../machines/card-payment/machine.ts";
import { createFlow } from "../../flow/flow.ts";

type Paid = {
  /** What is paid for; undefined while it is not known. */
  visit: Reservation | undefined;
};

export const { FlowProvider, useFlow, useFlowSelector, useFlowState, useSend } = createFlow<
  typeof cardPaymentMachine,
  Paid
>("a payment");
