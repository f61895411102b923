import type { GiftCardStep } from "../../../domain/gift-card-steps.ts";
import type { Phone } from "../../../domain/phone.ts";
import type { giftCardMachine } from "../../../machines/gift-card/machine.ts";
import type { FlowPort } from "../../flow/port.ts";
import { requiredContext } from "../../ui/required-context.ts";

/**
 * What buying a gift card begins with: where the address stands, at which firm the card is to work where that says so, and who is
 * signed in; undefined for a visitor.
 */
export type Beginning = {
  step: GiftCardStep;
  firmId: number | undefined;
  own: { name: string; phone: Phone } | undefined;
};

/** What buying a gift card needs of the app and may not fetch itself. */
export type GiftPurchasePort = FlowPort<typeof giftCardMachine, Beginning>;

export const [GiftPurchasePortProvider, useGiftPurchasePort] =
  requiredContext<GiftPurchasePort>("port of buying a gift card");
