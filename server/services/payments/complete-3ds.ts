import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { paymentReturnPath } from "../../../domain/payment-return.ts";
import { type CardProcessors, type PaymentAnswer, processorOf } from "../../core/card-processor.ts";
import { type OutsideAnswer, OutsideFailed } from "../../core/outside.ts";
import { isSameHash, keyedHash, seal, unseal } from "../../core/secrets.ts";
import { isUuid } from "../../core/uuid.ts";
import {
  findCompletion,
  findCompletionOf,
  forgetCompletion,
  keepCompletion,
} from "../../db/queries/payment-completions.ts";
import { findPayment, type PaymentRow } from "../../db/queries/payments.ts";
import { movePayment } from "../../db/queries/payment-moves.ts";
import { requestOutsideWork, wakeOutsideWork, type Worker } from "../outbox/outbox.ts";
import { graceMs } from "./grace.ts";
import type { PaymentKind, PaymentKinds } from "./kinds.ts";
import { lockedOfKind } from "./locked-payment.ts";

const password = "bank's answer";

/** What the bank had the browser bring. */
export type BankAnswer = { md: string; paRes: string };

/**
 * Goes on with a payment after the bank's page, where it waits for that and its time is still held; whatever else was brought
 * changes nothing. Where the payer has to take the answer themselves, it is kept for {@link takeAsPayer}, in the place of one that
 * nobody has taken yet: what an earlier browser was given takes nothing then.
 * @returns where our page of what it is for is, with what the payer takes the answer by; undefined where there is no such payment
 */
export async function takeBankAnswer(
  transaction: PoolClient,
  { tokenKey, kinds }: { tokenKey: string; kinds: PaymentKinds },
  { paymentId, md, paRes, now }: BankAnswer & { paymentId: string; now: Date },
): Promise<string | undefined> {
  const found = isUuid(paymentId) ? await findPayment(transaction, paymentId) : undefined;
  if (found === undefined) return undefined;
  const kind = kinds[found.subject];
  const payment = await lockedOfKind(transaction, kind, found);
  const { action } = payment;
  const back = paymentReturnPath({ subject: payment.subject, id: payment.subjectId });
  const isAwaited = isAtBank(payment, now) && action?.type === "authenticate" && isSameText(tokenKey, action.md, md);
  const id = randomUUID();
  const sealed = seal(tokenKey, password, JSON.stringify({ md, paRes }));
  if (!isAwaited) return back;
  await keepCompletion(transaction, payment, { id, sealed });
  if (kind.isTakenByPayer) return `${back}#${id}`;
  await goOn(transaction, payment, { id, now });
  return back;
}

/** Goes on with a payment of the caller's by the bank's answer that was kept; any other `proof` than what was given with it changes nothing. */
export async function takeAsPayer(
  transaction: PoolClient,
  kind: Pick<PaymentKind, "lock">,
  { payment: found, proof, now }: { payment: PaymentRow; proof: string; now: Date },
): Promise<void> {
  const payment = await lockedOfKind(transaction, kind, found);
  const completion = await findCompletionOf(transaction, payment);
  if (isAtBank(payment, now) && completion?.id === proof) await goOn(transaction, payment, { id: proof, now });
}

function isAtBank({ status, beginBefore }: PaymentRow, now: Date): boolean {
  return status === "needs3ds" && now.getTime() < Date.parse(beginBefore);
}

async function goOn(
  transaction: PoolClient,
  payment: PaymentRow,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await movePayment(transaction, payment, { to: "processing", now });
  const beginBefore = new Date(payment.beginBefore);
  await requestOutsideWork(transaction, { id, kind: "complete3ds", beginBefore, now });
}

function isSameText(tokenKey: string, one: string, other: string): boolean {
  return isSameHash(keyedHash(tokenKey, one), keyedHash(tokenKey, other));
}

type Deps = { pool: Pool; processors: CardProcessors; tokenKey: string; clock: () => Date };

/** Tells the processor what the bank said. What that comes to, the charge's own worker asks and writes down. */
export function complete3dsWorker({ pool, processors, tokenKey, clock }: Deps): Worker<OutsideAnswer> {
  async function read(id: string) {
    const completion = await findCompletion(pool, id);
    const payment = completion && (await findPayment(pool, completion.paymentId));
    if (completion === undefined || payment?.processorId == null)
      throw new Error("Nothing waits for the bank's answer.");
    return {
      completion,
      payment,
      processorId: payment.processorId,
      processor: processorOf(processors, payment.processor),
    };
  }
  return {
    async ask(id) {
      const { payment, processor } = await read(id);
      const found = await processor.find(payment);
      if (found.type !== "needs3ds" && found.type !== "notFound") return answerOf(found);
      const lateMs = clock().getTime() - Date.parse(payment.beginBefore);
      if (lateMs >= graceMs) return { type: "done", detail: "not taken in time" };
      if (lateMs >= 0) throw new OutsideFailed("It may still be on its way.");
      return { type: "notFound" };
    },
    isWanted: async (id) => (await read(id)).payment.status !== "failed",
    async call(id, attempt) {
      const { completion, payment, processorId, processor } = await read(id);
      if (completion.sealed === null) throw new Error("A bank's answer that the processor had was to be told again.");
      const brought: BankAnswer = JSON.parse(unseal(tokenKey, password, completion.sealed));
      const answer = await processor.complete3ds({ id: payment.id, processorId, ...brought });
      if (answer.type !== "declined" || answer.processorId !== undefined) return answerOf(answer);
      // What has no number of theirs is no word of the payment: the proof was not taken, unless one of before still may be.
      if (attempt > 1) throw new OutsideFailed("The bank's answer was refused, and may still be on its way.");
      const found = await processor.find(payment);
      return found.type === "needs3ds" ? { type: "refused", detail: answer.code } : answerOf(answer);
    },
    async record(transaction, id, { type }) {
      if (type === "failed" || type === "pending") return;
      const completion = await findCompletion(transaction, id);
      await forgetCompletion(transaction, id);
      if (completion !== undefined) await wakeOutsideWork(transaction, completion.paymentId);
    },
    longestWait: () => 10,
  };
}

function answerOf({ type }: PaymentAnswer): OutsideAnswer {
  return { type: type === "pending" ? "pending" : "done" };
}
