import { giftCardKind } from "../services/gift-cards/kind.ts";
import { cardKind } from "../services/payments/bind-card.ts";
import type { PaymentKinds } from "../services/payments/kinds.ts";
import { linkKind } from "../services/payments/pay-by-link.ts";
import { visitKind } from "../services/prepayments/kind.ts";

/** All that can be paid for, put together for whoever reads from the ledger what a payment is for. */
export const paymentKinds: PaymentKinds = {
  reservation: visitKind,
  card: cardKind,
  giftCard: giftCardKind,
  link: linkKind,
};
