import { lockGiftCard } from "../../db/queries/gift-cards.ts";
import type { PaymentKind } from "../payments/kinds.ts";
import { issueGiftCard } from "./issue.ts";

/** A gift card as what is paid for. */
export const giftCardKind: PaymentKind = {
  isTakenByPayer: false,
  lock: (transaction, { subjectId }) => lockGiftCard(transaction, subjectId),
  settled: issueGiftCard,
};
