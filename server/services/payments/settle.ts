import type { PoolClient } from "pg";
import type { ChargeAnswer, PaymentAnswer } from "../../core/card-processor.ts";
import { pagePaths } from "../../../domain/addresses.ts";
import { isOpenPayment } from "../../../domain/payment-status.ts";
import { findCompletionOf } from "../../db/queries/payment-completions.ts";
import { movePayment, noteOfPayment } from "../../db/queries/payment-moves.ts";
import type { PaymentRow } from "../../db/queries/payments.ts";
import type { AttemptResult } from "../outbox/outbox.ts";
import { saveCard } from "./cards.ts";
import type { PaymentKind, PaymentKinds } from "./kinds.ts";
import { lockedPayment } from "./locked-payment.ts";
import { noteRefund, requestRefund } from "./refunds.ts";

type Settling = Parameters<PaymentKind["settled"]>[1] & { kinds: PaymentKinds };

/** Writes into the ledger what came of a charge, with all that follows from it. */
export async function recordCharge(
  transaction: PoolClient,
  settling: Settling,
  id: string,
  result: AttemptResult<ChargeAnswer>,
): Promise<void> {
  const payment = await lockedPayment(transaction, settling.kinds, id);
  const { now } = settling;
  if (!("answer" in result)) {
    if (result.type === "givenUp") await fail(transaction, payment, { failure: "notBegun", now });
    // Of a client who is at the bank, or on the processor's page, nobody has to hear anything.
    else if (payment.status === "processing" && payment.action === null) {
      await movePayment(transaction, payment, { to: "unknown", detail: result.detail, now });
    }
    return;
  }
  await writeDown(transaction, settling, { payment, answer: result.answer });
}

type AnsweredPayment = { payment: PaymentRow; answer: PaymentAnswer };

async function writeDown(transaction: PoolClient, settling: Settling, answered: AnsweredPayment): Promise<void> {
  const { payment, answer } = answered;
  const { now, config } = settling;
  const { status, id } = payment;
  switch (answer.type) {
    case "pending":
      if (status === "unknown") await movePayment(transaction, payment, { to: "processing", now });
      return;
    case "needs3ds": {
      const { processorId, challenge } = answer;
      if (challenge === undefined || (status !== "processing" && status !== "unknown")) return;
      // The bank has answered meanwhile: this was said before.
      if ((await findCompletionOf(transaction, payment)) !== undefined) return;
      const action = {
        type: "authenticate",
        ...challenge,
        termUrl: `${config.publicUrl}${pagePaths.paymentReturn}/${id}`,
      } as const;
      return movePayment(transaction, payment, { to: "needs3ds", processorId, action, now });
    }
    case "redirect": {
      const { processorId, url } = answer;
      if (payment.action !== null || !isOpenPayment[status]) return;
      if (status === "unknown") await movePayment(transaction, payment, { to: "processing", now });
      const action = { type: "redirect", url } as const;
      return noteOfPayment(transaction, payment, { type: "redirected", processorId, action, now });
    }
    case "authorized": {
      const { processorId, card, amount } = answer;
      if (!isOpenPayment[status] || status === "authorized") return;
      return movePayment(transaction, payment, { to: "authorized", processorId, card, amount, now });
    }
    case "declined":
      return fail(transaction, payment, {
        failure: answer.reason,
        detail: answer.code,
        processorId: answer.processorId,
        now,
      });
    case "voided":
      return fail(transaction, payment, { failure: "cancelled", processorId: answer.processorId, now });
    case "paid":
      return settlePaid(transaction, settling, { ...answered, answer });
  }
}

async function fail(
  transaction: PoolClient,
  payment: PaymentRow,
  because: Omit<Parameters<typeof movePayment>[2], "to">,
): Promise<void> {
  if (isOpenPayment[payment.status]) await movePayment(transaction, payment, { to: "failed", ...because });
}

/**
 * What is paid is kept for what it was to be paid for, where that can still be had; or else it is given back in full: also where it
 * is not what was to be paid.
 */
async function settlePaid(
  transaction: PoolClient,
  settling: Settling,
  { payment, answer }: AnsweredPayment & { answer: Extract<PaymentAnswer, { type: "paid" }> },
): Promise<void> {
  const { processor, clientId, savesCard } = payment;
  const { config, now } = settling;
  const { amount, processorId, card, token } = answer;
  await movePayment(transaction, payment, { to: "paid", amount, processorId, card, now });
  if (savesCard && clientId !== null && token !== undefined) {
    await saveCard(transaction, config.secrets.tokenKey, { clientId, processor, token, card, now });
  }
  const isInFull = amount === payment.amount && answer.currency === payment.currency && answer.refunded === 0;
  const kind = settling.kinds[payment.subject];
  if (isInFull && (await kind.settled(transaction, settling, payment)) === "kept") return;
  await noteRefund(transaction, payment, settling.kinds, { amount: answer.refunded, now });
  await requestRefund(transaction, payment, kind, { amount: amount - answer.refunded, now });
}
