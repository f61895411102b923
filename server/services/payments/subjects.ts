import type { PoolClient } from "pg";
import { pagePaths } from "../../../domain/addresses.ts";
import { paymentReturnQuery } from "../../../domain/page-queries.ts";
import type { PaymentSubject } from "../../../domain/payment-subject.ts";
import { writeQuery } from "../../../domain/query.ts";
import { lockClient } from "../../db/queries/clients.ts";
import { lockGiftCard } from "../../db/queries/gift-cards.ts";
import { lockPaymentLink } from "../../db/queries/payment-links.ts";
import type { PaymentRow } from "../../db/queries/payments.ts";
import { lockReservation } from "../../db/queries/reservations.ts";

/** What is particular to paying for one kind of thing, but for what follows from it, which the hooks of payments do. */
type Subject = {
  /** The name of its id in the address of `cb`, to which banks and processors lead back. */
  returnParameter: keyof typeof paymentReturnQuery;
  /** Whether the bank's answer counts only when the payer, signed in, takes it from the browser that the bank sent back. */
  isTakenByPayer: boolean;
  /** Locks what a payment is for until the end of the transaction: before the payment, as everybody does who wants both. */
  lock(transaction: PoolClient, payment: PaymentRow): Promise<unknown>;
};

/** What may be paid for. */
export const subjects: Readonly<Record<PaymentSubject, Subject>> = {
  reservation: {
    returnParameter: "reservationId",
    isTakenByPayer: false,
    lock: (transaction, { subjectId }) => lockReservation(transaction, subjectId),
  },
  card: {
    returnParameter: "bindingId",
    isTakenByPayer: true,
    async lock(transaction, { clientId }) {
      if (clientId !== null) await lockClient(transaction, clientId);
    },
  },
  giftCard: {
    returnParameter: "giftCardId",
    isTakenByPayer: false,
    lock: (transaction, { subjectId }) => lockGiftCard(transaction, subjectId),
  },
  link: {
    returnParameter: "linkId",
    isTakenByPayer: false,
    lock: (transaction, { firmId, subjectId }) => lockPaymentLink(transaction, { firmId, id: subjectId }),
  },
};

/** Where the processor's page leads back to, of what is paid for. */
export function returnPath({ subject, subjectId }: Pick<PaymentRow, "subject" | "subjectId">): string {
  return pagePaths.paymentReturn + writeQuery(paymentReturnQuery, { [subjects[subject].returnParameter]: subjectId });
}
