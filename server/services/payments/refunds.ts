import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { type CardProcessors, processorOf } from "../../core/card-processor.ts";
import { dayMs } from "../../../domain/time.ts";
import { never, type OutsideAnswer, OutsideFailed } from "../../core/outside.ts";
import {
  findOpenRefund,
  findRefund,
  insertRefund,
  reopenRefund,
  settleRefund,
} from "../../db/queries/payment-refunds.ts";
import { findPayment, lockKept, type PaymentRow } from "../../db/queries/payments.ts";
import { movePayment, noteOfPayment } from "../../db/queries/payment-moves.ts";
import { reopenOutsideWork, requestOutsideWork, type Worker } from "../outbox/outbox.ts";
import type { PaymentKind, PaymentKinds } from "./kinds.ts";
import { lockedOfKind, lockedPayment } from "./locked-payment.ts";

/**
 * Has an amount of a payment, whose row is locked, given back: never more than is left of it.
 * @param kind of what it was paid for
 */
export async function requestRefund(
  transaction: PoolClient,
  payment: Pick<PaymentRow, "firmId" | "id" | "subjectId">,
  kind: Pick<PaymentKind, "givenBack">,
  { amount, now }: { amount: number; now: Date },
): Promise<void> {
  if (amount === 0) return;
  await beginRefund(transaction, payment, { amount, now });
  await kind.givenBack?.(transaction, payment, now);
}

/**
 * Has all given back that was paid for some things of one kind, which are locked, and is not to be given back already. What follows
 * for them is the caller's, who ends them.
 */
export async function refundAll(
  transaction: PoolClient,
  subjects: Parameters<typeof lockKept>[1],
  now: Date,
): Promise<void> {
  for (const payment of await lockKept(transaction, subjects)) {
    await beginRefund(transaction, payment, { amount: payment.paid - payment.refunding, now });
  }
}

async function beginRefund(
  transaction: PoolClient,
  { firmId, id: paymentId }: Pick<PaymentRow, "firmId" | "id">,
  { amount, now }: { amount: number; now: Date },
): Promise<void> {
  const id = randomUUID();
  await insertRefund(transaction, { firmId, id, paymentId, amount, now });
  await requestOutsideWork(transaction, { id, kind: "refund", beginBefore: never, now });
}

/**
 * Has the processor asked once more for the oldest refund that it refused; answers its amount in minor units. Undefined where nothing
 * of the payment was refused, another refund of it is under way, or there is no such payment.
 */
export async function retryRefund(
  transaction: PoolClient,
  kinds: PaymentKinds,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<number | undefined> {
  const found = await findPayment(transaction, paymentId);
  if (found === undefined) return undefined;
  const payment = await lockedOfKind(transaction, kinds[found.subject], found);
  if ((await findOpenRefund(transaction, payment)) !== undefined) return undefined;
  const refund = await reopenRefund(transaction, payment, now);
  if (refund !== undefined) await reopenOutsideWork(transaction, refund.id, now);
  return refund?.amount;
}

/** Writes down what was given back of a payment that was just paid, by somebody else than us. */
export async function noteRefund(
  transaction: PoolClient,
  payment: PaymentRow,
  kinds: PaymentKinds,
  { amount, now }: { amount: number; now: Date },
): Promise<void> {
  if (amount === 0) return;
  const id = randomUUID();
  await insertRefund(transaction, { firmId: payment.firmId, id, paymentId: payment.id, amount, now });
  const paid = await lockedPayment(transaction, kinds, payment.id);
  await settleDone(transaction, paid, { firmId: payment.firmId, id, amount, now });
}

async function settleDone(
  transaction: PoolClient,
  payment: PaymentRow,
  { now, ...refund }: { firmId: number; id: string; amount: number; now: Date },
): Promise<void> {
  await settleRefund(transaction, refund, "done");
  const { amount } = refund;
  const to = payment.refunded + amount === payment.paid ? "refunded" : "partiallyRefunded";
  await movePayment(transaction, payment, { to, amount, now });
}

type Deps = { pool: Pool; processors: CardProcessors; clock: () => Date; kinds: PaymentKinds };

/** For so long it is tried again to give back what the processor refuses to: its account may be empty, or not answer as it should. */
const giveUpAfterMs = 3 * dayMs;

/**
 * Gives back what was taken. A refusal is asked about and tried again, and stands in the log; after some days the firm has to.
 */
export function refundWorker({ pool, processors, clock, kinds }: Deps): Worker<OutsideAnswer> {
  async function read(id: string) {
    const refund = await findRefund(pool, id);
    const payment = refund && (await findPayment(pool, refund.paymentId));
    if (refund === undefined || payment?.processorId == null) throw new Error("A refund of nothing was worked on.");
    return { refund, payment, processorId: payment.processorId, processor: processorOf(processors, payment.processor) };
  }
  return {
    async ask(id) {
      const { refund, payment, processor } = await read(id);
      const found = await processor.find(payment);
      // One is under way at a time: what was given back beside those that are known is this one.
      const isBack = found.type === "paid" && found.refunded >= payment.refunded + refund.amount;
      return { type: isBack ? "done" : "notFound" };
    },
    isWanted: async () => true,
    async call(id) {
      const { refund, payment, processorId, processor } = await read(id);
      const { currency, id: paymentId } = payment;
      const found = await processor.find(payment);
      // Somebody may have given a part of it back at the processor's own office.
      const left = found.type === "paid" ? found.amount - found.refunded : refund.amount;
      if (left === 0) return { type: "done" };
      const amount = Math.min(refund.amount, left);
      const answer = await processor.refund({ id, paymentId, processorId, amount, currency });
      if (answer.type === "done") return answer;
      const isFinal = clock().getTime() >= Date.parse(refund.createdAt) + giveUpAfterMs;
      if (!isFinal) throw new OutsideFailed(`The processor does not give back: ${answer.code}`);
      return { type: "refused", detail: answer.code };
    },
    async record(transaction, id, { type, detail }) {
      if (type !== "done" && type !== "refused") return;
      const refund = await findRefund(transaction, id);
      if (refund === undefined) throw new Error("A refund was lost while it was worked on.");
      const payment = await lockedPayment(transaction, kinds, refund.paymentId);
      const { amount } = refund;
      const now = clock();
      if (type === "done") return settleDone(transaction, payment, { ...refund, now });
      await settleRefund(transaction, refund, type);
      await noteOfPayment(transaction, payment, { type: "refundRefused", amount, detail, now });
    },
  };
}
