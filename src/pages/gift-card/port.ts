import type { ComponentType, ReactNode } from "react";
import type { Phone } from "../../../domain/phone.ts";
import type { cardPaymentMachine } from "../../../machines/card-payment/machine.ts";
import type { SmsVerification } from "../../../machines/sms-verification/selectors.ts";
import type { FlowPort } from "../../flow/port.ts";
import type { Source } from "../../queries/source.ts";
import { requiredContext } from "../../ui/required-context.ts";

/** Which card it is: `secret` is absent for the client whose phone the buyer's is. */
type GiftCardOf = { giftCardId: string; secret: string | undefined };

/** What a gift card that was ordered needs of the app and may not fetch itself. */
export type GiftCardPort = FlowPort<typeof cardPaymentMachine, GiftCardOf> & {
  /** The buyer's key to a card, when it lies on this device for whoever is here. */
  secretOf: (giftCardId: string) => string | undefined;
  /** Whether the keys to cards end with this page, since the browser keeps nothing. */
  areKeysLost: () => boolean;
  /** Runs the process of proving the buyer's phone, which ends in a proof, or in a refusal that no code mends. */
  Prove: ComponentType<{
    phone: Phone;
    onProven: (proof: string) => void;
    onRefused: () => void;
    children: (verification: SmsVerification) => ReactNode;
  }>;
  /** Sends nobody to /not-found: whose the card is not, is told so by the page itself. */
  backgroundClient: Source["client"];
};

export const [GiftCardPortProvider, useGiftCardPort] = requiredContext<GiftCardPort>("port of a gift card");
