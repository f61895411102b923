import type { PoolClient } from "pg";
import type { PaymentSubject } from "../../../domain/payment-subject.ts";
import type { Config } from "../../core/config.ts";
import { lockClient } from "../../db/queries/clients.ts";
import { lockGiftCard } from "../../db/queries/gift-cards.ts";
import { lockPaymentLink, settlePaymentLink } from "../../db/queries/payment-links.ts";
import type { PaymentRow } from "../../db/queries/payments.ts";
import { findReservation, lockReservation } from "../../db/queries/reservations.ts";
import { promiseCashback } from "../cashback/earn.ts";
import { issueGiftCard } from "../gift-cards/issue.ts";
import { standAsVisit } from "../reservations/stand-as-visit.ts";
import { dueOf } from "./due.ts";

export type Settling = { config: Pick<Config, "publicUrl" | "secrets">; now: Date };

/** What is particular to paying for one kind of thing. */
type Subject = {
  /** The name of its id in the address of `cb`, to which banks and processors lead back. */
  returnParameter: string;
  /** Whether the bank's answer counts only when the payer, signed in, takes it from the browser that the bank sent back. */
  isTakenByPayer: boolean;
  /** Locks what a payment is for until the end of the transaction: before the payment, as everybody does who wants both. */
  lock(transaction: PoolClient, payment: PaymentRow): Promise<void>;
  /**
   * Does what follows from a payment in full, which is locked with what it is for. Whoever pays is told by the
   * payment itself what failed or was given back.
   * @returns whether the money is kept, or has to be given back
   */
  settle(transaction: PoolClient, settling: Settling, payment: PaymentRow): Promise<"kept" | "notKept">;
};

/** What may be paid for. */
export const subjects: Readonly<Record<PaymentSubject, Subject>> = {
  reservation: {
    returnParameter: "reservationId",
    isTakenByPayer: false,
    async lock(transaction, { subjectId }) {
      await lockReservation(transaction, subjectId);
    },
    /** It makes a visit of the time that is still held for it. */
    async settle(transaction, { config, now }, payment) {
      const { subjectId, amount } = payment;
      const language = await lockReservation(transaction, subjectId);
      const row = language && (await findReservation(transaction, subjectId, language));
      if (!row || row.status !== "awaitingPrepayment" || row.firm.urlKey === undefined) return "notKept";
      // A gift card or cashback may have paid of it since, where this one had failed before.
      if ((await dueOf(transaction, row)).now !== amount) return "notKept";
      await standAsVisit(transaction, { config }, row, { by: "payment", now });
      await promiseCashback(transaction, row, payment);
      return "kept";
    },
  },
  card: {
    returnParameter: "bindingId",
    isTakenByPayer: true,
    async lock(transaction, { clientId }) {
      if (clientId !== null) await lockClient(transaction, clientId);
    },
    /** The card is saved as with any payment; what was taken has only shown that it works. */
    settle: async () => "notKept",
  },
  giftCard: {
    returnParameter: "giftCardId",
    isTakenByPayer: false,
    async lock(transaction, { subjectId }) {
      await lockGiftCard(transaction, subjectId);
    },
    settle: issueGiftCard,
  },
  link: {
    returnParameter: "linkId",
    isTakenByPayer: false,
    async lock(transaction, { firmId, subjectId }) {
      await lockPaymentLink(transaction, { firmId, id: subjectId });
    },
    /** It is paid, once; also where its money came when it had run out: the firm asked for it. */
    async settle(transaction, { now }, { firmId, subjectId }) {
      return (await settlePaymentLink(transaction, { firmId, id: subjectId }, now)) ? "kept" : "notKept";
    },
  },
};

/** Where the processor's page leads back to, of what is paid for. */
export function returnPath({ subject, subjectId }: Pick<PaymentRow, "subject" | "subjectId">): string {
  return `/cb?${subjects[subject].returnParameter}=${subjectId}`;
}
