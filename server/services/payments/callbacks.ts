import type { PoolClient } from "pg";
import { isOpenPayment } from "../../../domain/payment-status.ts";
import { type CallbackEvent, type Processor, takings, type Verdict } from "../../core/card-processor.ts";
import { isUuid } from "../../core/uuid.ts";
import { findOpenRefund } from "../../db/queries/payment-refunds.ts";
import { findPayment } from "../../db/queries/payments.ts";
import { insertCallback } from "../../db/queries/payment-callbacks.ts";
import { reopenOutsideWork, wakeOutsideWork } from "../outbox/outbox.ts";
import { handleCardSaved } from "./card-saving.ts";

/**
 * Takes what a processor notifies of itself. It is noted once, and nothing of it is believed but that there is something to ask:
 * who works on the payment asks, also where we had given it up, as long as it says that money was taken. Only a `check` is
 * answered by what the ledger says.
 */
export async function handleCallback(
  transaction: PoolClient,
  processor: Processor,
  { kind, id, key, asked }: CallbackEvent,
  now: Date,
): Promise<Verdict> {
  if (kind === "cardSaved") {
    await handleCardSaved(transaction, id, now);
    return "accepted";
  }
  const payment = isUuid(id) ? await findPayment(transaction, id) : undefined;
  if (payment?.processor !== processor) return kind === "check" ? "unknownPayment" : "accepted";
  if (kind === "check") {
    if (asked?.amount !== payment.amount || asked.currency !== payment.currency) return "wrongAmount";
    const isWanted = isOpenPayment[payment.status] && now.getTime() < Date.parse(payment.beginBefore);
    return isWanted ? "accepted" : "expired";
  }
  if (!(await insertCallback(transaction, { processor, kind, key, paymentId: payment.id, now }))) return "accepted";
  await wakeOutsideWork(transaction, payment.id);
  if (takings.includes(kind) && (await findPayment(transaction, payment.id))?.status === "failed")
    await reopenOutsideWork(transaction, payment.id, now);
  const refund = await findOpenRefund(transaction, payment);
  if (refund !== undefined) await wakeOutsideWork(transaction, refund.id);
  return "accepted";
}
