import type { components } from "../openapi/generated/api.ts";
import type { CardBinding, GiftCard, PaymentLink, Prepayment } from "./entities.ts";

/** What is to be paid for a gift card, with the card. */
export type GiftCardPaying = components["schemas"]["Paying"] & { giftCard: GiftCard };

/** What can be paid for, as the service tells of it: what is due, in which ways, and what became of paying it. */
export type Payable = Prepayment | CardBinding | PaymentLink | GiftCardPaying;
