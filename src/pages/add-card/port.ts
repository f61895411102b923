import type { cardPaymentMachine } from "../../../machines/card-payment/machine.ts";
import type { FlowPort } from "../../flow/port.ts";
import { requiredContext } from "../../ui/required-context.ts";

/** What saving a card needs of the app and may not fetch itself. `bindingId` is that of the one card. */
export type AddCardPort = FlowPort<typeof cardPaymentMachine, { bindingId: string }>;

export const [AddCardPortProvider, useAddCardPort] = requiredContext<AddCardPort>("port of adding a card");
