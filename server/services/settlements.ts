import { settlePaymentLink } from "../db/queries/payment-links.ts";
import { findReservation, lockReservation } from "../db/queries/reservations.ts";
import { promiseCashback } from "./cashback/earn.ts";
import { issueGiftCard } from "./gift-cards/issue.ts";
import { dueOf } from "./payments/due.ts";
import type { Settle, Settlements } from "./payments/subjects.ts";
import { standAsVisit } from "./reservations/stand-as-visit.ts";

/** It makes a visit of the time that is still held for it. */
const settleVisit: Settle = async (transaction, { config, now }, payment) => {
  const { subjectId, amount } = payment;
  const language = await lockReservation(transaction, subjectId);
  const row = language && (await findReservation(transaction, subjectId, language));
  if (!row || row.status !== "awaitingPrepayment" || row.firm.urlKey === undefined) return "notKept";
  // A gift card or cashback may have paid of it since, where this one had failed before.
  if ((await dueOf(transaction, row)).now !== amount) return "notKept";
  await standAsVisit(transaction, { config }, row, { by: "payment", now });
  await promiseCashback(transaction, row, payment);
  return "kept";
};

/** It is paid, once; also where its money came when it had run out: the firm asked for it. */
const settleLink: Settle = async (transaction, { now }, { firmId, subjectId }) =>
  (await settlePaymentLink(transaction, { firmId, id: subjectId }, now)) ? "kept" : "notKept";

/** What follows from each payment in full. */
export const settlements: Settlements = {
  reservation: settleVisit,
  /** The card is saved as with any payment; what was taken has only shown that it works. */
  card: async () => "notKept",
  giftCard: issueGiftCard,
  link: settleLink,
};
