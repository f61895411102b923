import { giftCardKind } from "./gift-cards/kind.ts";
import { cardKind } from "./payments/bind-card.ts";
import type { PaymentKinds } from "./payments/kinds.ts";
import { linkKind } from "./payments/pay-by-link.ts";
import { visitKind } from "./prepayments/kind.ts";

/** All that can be paid for. */
export const paymentKinds: PaymentKinds = {
  reservation: visitKind,
  card: cardKind,
  giftCard: giftCardKind,
  link: linkKind,
};
