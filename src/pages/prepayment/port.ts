import type { cardPaymentMachine } from "../../../machines/card-payment/machine.ts";
import type { FlowPort } from "../../flow/port.ts";
import { requiredContext } from "../../ui/required-context.ts";

/** Whose prepayment it is: `secret` is absent for the client whose phone the reservation is of. */
export type PrepaymentOf = { reservationId: string; secret: string | undefined };

/** What paying before a visit needs of the app and may not fetch itself. */
export type PrepaymentPort = FlowPort<typeof cardPaymentMachine, PrepaymentOf> & {
  /** The key to a reservation, when it lies on this device for whoever is here. */
  secretOf: (reservationId: string) => string | undefined;
};

export const [PrepaymentPortProvider, usePrepaymentPort] = requiredContext<PrepaymentPort>("port of a prepayment");
