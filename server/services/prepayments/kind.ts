import { findReservation, lockReservation } from "../../db/queries/reservations.ts";
import { promiseCashback, takeBonusesBack } from "../cashback/earn.ts";
import type { PaymentKind } from "../payments/kinds.ts";
import { standAsVisit } from "../reservations/stand-as-visit.ts";
import { dueOf } from "./due.ts";

/** A visit as what is paid for. */
export const visitKind: PaymentKind = {
  isTakenByPayer: false,
  lock: (transaction, { subjectId }) => lockReservation(transaction, subjectId),
  /** It makes a visit of the time that is still held for it. */
  async settled(transaction, { config, now }, payment) {
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
  givenBack: (transaction, { firmId, subjectId }, now) =>
    takeBonusesBack(transaction, { firmId, reservationId: subjectId }, { end: "completed", now }),
};
