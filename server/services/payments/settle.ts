import type { PoolClient } from "pg";
import type { ChargeAnswer, PaymentAnswer } from "../../core/card-processor.ts";
import type { Config } from "../../core/config.ts";
import { isOpenPayment } from "../../../domain/payment-status.ts";
import { findCompletionOf, movePayment, noteOfPayment, type PaymentRow } from "../../db/queries/payments.ts";
import type { ReservationRow } from "../../db/queries/reservations.ts";
import type { Heard } from "../outbox/outbox.ts";
import { standAsVisit } from "../reservations/stand-as-visit.ts";
import { saveCard } from "./cards.ts";
import { lockedPayment } from "./locked-payment.ts";
import { noteRefund, requestRefund } from "./refunds.ts";

type Settling = { config: Pick<Config, "publicUrl" | "secrets">; now: Date };

/** Writes into the ledger what was heard of a charge, with all that follows from it. */
export async function recordCharge(
  transaction: PoolClient,
  settling: Settling,
  id: string,
  heard: Heard<ChargeAnswer>,
): Promise<void> {
  const { payment, reservation } = await lockedPayment(transaction, id);
  const { now } = settling;
  if (!("said" in heard)) {
    if (heard.type === "givenUp") await fail(transaction, payment, { failure: "notBegun", now });
    // Of a client who is at the bank, or on the processor's page, nobody has to hear anything.
    else if (payment.status === "processing" && payment.action === null) {
      await movePayment(transaction, payment, { to: "unknown", detail: heard.detail, now });
    }
    return;
  }
  await writeDown(transaction, settling, { payment, reservation, said: heard.said });
}

type Told = { payment: PaymentRow; reservation: ReservationRow; said: PaymentAnswer };

async function writeDown(transaction: PoolClient, settling: Settling, told: Told): Promise<void> {
  const { payment, said } = told;
  const { now, config } = settling;
  const { status, id } = payment;
  switch (said.type) {
    case "pending":
      if (status === "unknown") await movePayment(transaction, payment, { to: "processing", now });
      return;
    case "needs3ds": {
      const { processorId, challenge } = said;
      if (challenge === undefined || (status !== "processing" && status !== "unknown")) return;
      // The bank has answered meanwhile: this was said before.
      if ((await findCompletionOf(transaction, payment)) !== undefined) return;
      const action = { type: "authenticate", ...challenge, termUrl: `${config.publicUrl}/cb/${id}` } as const;
      return movePayment(transaction, payment, { to: "needs3ds", processorId, action, now });
    }
    case "redirect": {
      const { processorId, url } = said;
      if (payment.action !== null || !isOpenPayment[status]) return;
      if (status === "unknown") await movePayment(transaction, payment, { to: "processing", now });
      const action = { type: "redirect", url } as const;
      return noteOfPayment(transaction, payment, { type: "redirected", processorId, action, now });
    }
    case "authorized": {
      const { processorId, card, amount } = said;
      if (!isOpenPayment[status] || status === "authorized") return;
      return movePayment(transaction, payment, { to: "authorized", processorId, card, amount, now });
    }
    case "declined":
      return fail(transaction, payment, {
        failure: said.reason,
        detail: said.code,
        processorId: said.processorId,
        now,
      });
    case "voided":
      return fail(transaction, payment, { failure: "cancelled", processorId: said.processorId, now });
    case "paid":
      return settlePaid(transaction, settling, { ...told, said });
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
 * What is paid makes a visit of the time that is still held for it; or else it is given back in full: the time is gone, or
 * it is not what was to be paid.
 */
async function settlePaid(
  transaction: PoolClient,
  { config, now }: Settling,
  { payment, reservation, said }: Told & { said: Extract<PaymentAnswer, { type: "paid" }> },
): Promise<void> {
  const { processor, clientId, savesCard } = payment;
  const { amount, processorId, card, token } = said;
  await movePayment(transaction, payment, { to: "paid", amount, processorId, card, now });
  if (savesCard && clientId !== null && token !== undefined) {
    await saveCard(transaction, config.secrets.tokenKey, { clientId, processor, token, card, now });
  }
  const isInFull = amount === payment.amount && said.currency === payment.currency && said.refunded === 0;
  const isStillHeld = reservation.status === "awaitingPrepayment" && reservation.firm.urlKey !== undefined;
  if (isInFull && isStillHeld) {
    return standAsVisit(transaction, { config }, reservation, { by: "payment", now });
  }
  await noteRefund(transaction, payment, { amount: said.refunded, now });
  await requestRefund(transaction, payment, { amount: amount - said.refunded, now });
}
