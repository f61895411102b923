import type { cardPaymentMachine } from "../../../machines/card-payment/machine.ts";
import type { FlowPort } from "../../flow/port.ts";
import type { Source } from "../../queries/source.ts";
import { requiredContext } from "../../ui/required-context.ts";

/** Which card it is: `secret` is absent for the client whose phone the buyer's is. */
type GiftCardOf = { giftCardId: string; secret: string | undefined };

/** What a gift card that was ordered needs of the app and may not fetch itself. */
export type GiftCardPort = FlowPort<typeof cardPaymentMachine, GiftCardOf> & {
  /** The buyer's key to a card, when it lies on this device for whoever is here. */
  secretOf: (giftCardId: string) => string | undefined;
  /** Sends nobody to /not-found: whose the card is not, is told so by the page itself. */
  backgroundClient: Source["client"];
};

export const [GiftCardPortProvider, useGiftCardPort] = requiredContext<GiftCardPort>("port of a gift card");
