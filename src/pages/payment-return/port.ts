import type { CardSavingPort } from "../../payments/card-saving.ts";
import type { WithSavedLinks } from "../../payments/saved-links.ts";
import type { Source } from "../../queries/source.ts";
import { requiredContext } from "../../ui/required-context.ts";

/** What the page that a bank sends people back to needs of the app and may not fetch itself. */
export type PaymentReturnPort = {
  /** The key to a reservation, when it lies on this device for whoever is here. */
  secretOf: (reservationId: string) => string | undefined;
  /** The buyer's key to a gift card, likewise. */
  secretOfGiftCard: (giftCardId: string) => string | undefined;
  WithSavedLinks: WithSavedLinks;
  /** Sends nobody to /not-found: the page that is led back to says itself what it does not find. */
  backgroundClient: Source["client"];
  /** Whether the page is in a frame: then the page around it goes on. */
  isFramed: () => boolean;
  postToParent: (message: object) => void;
  RunCardSaving: CardSavingPort["Run"];
};

export const [PaymentReturnPortProvider, usePaymentReturnPort] = requiredContext<PaymentReturnPort>(
  "port of coming back from a payment",
);
