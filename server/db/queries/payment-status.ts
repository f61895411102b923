import type { ClientBase } from "pg";
import { openPaymentStates } from "../../../domain/payment-status.ts";
import { sumOfParts } from "./part-sums.ts";
import { textsOf } from "./sql-texts.ts";

/** Whether money may still be taken by a payment `p`, as a condition. */
export const isOpen = `p.status in (${textsOf(openPaymentStates)})`;

const payments = "payments p where p.firm_id = r.firm_id and p.reservation_id = r.id";
const history = "reservation_history h where h.firm_id = r.firm_id and h.reservation_id = r.id";

/**
 * What a visit `r` shows of its payment, in SQL, by its payments and what gift cards and cashback have paid together: the first that
 * is so of a payment that is open, a prepayment that is taken off in full, money that is with the firm or was, parts that had
 * paid in full and went back, an attempt that failed, a prepayment that was asked for.
 */
export const derivedPaymentStatus = `coalesce(
  (select p.status from ${payments} and ${isOpen} limit 1),
  case when r.prepayment > 0 and r.prepayment <= ${sumOfParts("r.firm_id", "r.id")} then 'paid' end,
  (select p.status from ${payments} and p.paid > 0 order by p.paid > p.refunded desc, p.created_at desc, p.id limit 1),
  case when exists (select from ${history} and h.from_status = 'awaitingPrepayment' and h.to_status = 'confirmed')
       then 'refunded' end,
  case when exists (select from ${payments}) then 'failed' end,
  case when exists (select from ${history} and h.to_status = 'awaitingPrepayment') then 'required' end,
  'notRequired')`;

const project = {
  name: "project-payment-status",
  text: `
    update reservations r set payment_status = shown.status
      from (select r.firm_id, r.id, ${derivedPaymentStatus} as status from reservations r
             where r.firm_id = $1 and r.id = any ($2)) shown
     where r.firm_id = shown.firm_id and r.id = shown.id and r.payment_status <> shown.status`,
};

/**
 * Has visits of a firm, whose rows are locked, show what {@link derivedPaymentStatus} says: the one way in which that is changed.
 * It raises no version: that is of what the client agrees to.
 */
export async function projectPaymentStatus(
  transaction: ClientBase,
  { firmId, ids }: { firmId: number; ids: readonly string[] },
): Promise<void> {
  await transaction.query({ ...project, values: [firmId, ids] });
}
