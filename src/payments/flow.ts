import type { cardPaymentMachine } from "../../machines/card-payment/machine.ts";
import type { PaymentSubject } from "../../domain/payment-subject.ts";
import { createFlow } from "../flow/flow.ts";

type Paid = {
  /** What is paid for. */
  subject: PaymentSubject;
  /** Who gets the money; undefined while that is not known. */
  payee: string | undefined;
  /** The card that was saved on the way here, which is the first choice. */
  savedCardId?: string | undefined;
};

export const { FlowProvider, useFlow, useFlowSelector, useFlowState, useSend } = createFlow<
  typeof cardPaymentMachine,
  Paid
>("a payment");
