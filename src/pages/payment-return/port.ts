import type { CardSavingPort } from "../../payments/card-saving.ts";
import { requiredContext } from "../../ui/required-context.ts";

/** What the page that a bank sends people back to needs of the app and may not fetch itself. */
export type PaymentReturnPort = {
  /** The key to a reservation, when it lies on this device for whoever is here. */
  secretOf: (reservationId: string) => string | undefined;
  /** Whether the page is in a frame: then the page around it goes on. */
  isFramed: () => boolean;
  tellPageAround: (said: object) => void;
  RunCardSaving: CardSavingPort["Run"];
};

export const [PaymentReturnPortProvider, usePaymentReturnPort] = requiredContext<PaymentReturnPort>(
  "port of coming back from a payment",
);
