import { settlePaymentLink } from "../db/queries/payment-links.ts";
import { issueGiftCard } from "./gift-cards/issue.ts";
import type { PaymentHooks } from "./payments/hooks.ts";
import { prepaymentHook } from "./prepayments/hook.ts";

/** What follows from the payments for all that can be paid for. */
export const paymentHooks: PaymentHooks = {
  reservation: prepaymentHook,
  /** The card is saved as with any payment; what was taken has only shown that it works. */
  card: { settled: async () => "notKept" },
  giftCard: { settled: issueGiftCard },
  link: {
    /** It is paid, once; also where its money came when it had run out: the firm asked for it. */
    settled: async (transaction, { now }, { firmId, subjectId }) =>
      (await settlePaymentLink(transaction, { firmId, id: subjectId }, now)) ? "kept" : "notKept",
  },
};
