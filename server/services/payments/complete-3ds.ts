import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { type CardProcessors, type PaymentAnswer, processorOf } from "../../core/card-processor.ts";
import { type OutsideAnswer, OutsideFailed } from "../../core/outside.ts";
import { isSameHash, keyedHash, seal, unseal } from "../../core/secrets.ts";
import { isUuid } from "../../core/uuid.ts";
import {
  findCompletion,
  findPayment,
  forgetCompletion,
  insertCompletion,
  movePayment,
} from "../../db/queries/payments.ts";
import { requestOutsideWork, wakeOutsideWork, type Worker } from "../outbox/outbox.ts";
import { graceMs } from "./grace.ts";
import { lockedPayment } from "./locked-payment.ts";

const password = "bank's answer";

/** What the bank had the browser bring. */
export type BankAnswer = { md: string; paRes: string };

/**
 * Goes on with a payment after the bank's page, where it waits for that and its time is still held; whatever else was brought
 * changes nothing.
 * @returns the reservation that it is for; undefined where there is no such payment
 */
export async function takeBankAnswer(
  transaction: PoolClient,
  tokenKey: string,
  { paymentId, md, paRes, now }: BankAnswer & { paymentId: string; now: Date },
): Promise<string | undefined> {
  const found = isUuid(paymentId) ? await findPayment(transaction, paymentId) : undefined;
  if (found === undefined) return undefined;
  const { payment } = await lockedPayment(transaction, paymentId);
  const { action, status, beginBefore, reservationId } = payment;
  const isAwaited = status === "needs3ds" && action?.type === "authenticate" && isSameText(tokenKey, action.md, md);
  const isInTime = now.getTime() < Date.parse(beginBefore);
  const id = randomUUID();
  const sealed = seal(tokenKey, password, JSON.stringify({ md, paRes }));
  if (!isAwaited || !isInTime || !(await insertCompletion(transaction, payment, { id, sealed }))) return reservationId;
  await movePayment(transaction, payment, { to: "processing", now });
  await requestOutsideWork(transaction, { id, kind: "complete3ds", beginBefore: new Date(beginBefore), now });
  return reservationId;
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
      if (found.type !== "needs3ds" && found.type !== "unheard") return answerOf(found);
      const lateMs = clock().getTime() - Date.parse(payment.beginBefore);
      if (lateMs >= 0 && lateMs < graceMs) throw new OutsideFailed("It may still be on its way.");
      return { type: "unheard" };
    },
    isWanted: async (id) => (await read(id)).payment.status !== "failed",
    async call(id) {
      const { completion, payment, processorId, processor } = await read(id);
      if (completion.sealed === null) throw new Error("A bank's answer that the processor had was to be told again.");
      const brought: BankAnswer = JSON.parse(unseal(tokenKey, password, completion.sealed));
      return answerOf(await processor.complete3ds({ id: payment.id, processorId, ...brought }));
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
