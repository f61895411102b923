import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { Payment } from "../../../domain/entities.ts";
import { limits } from "../../core/limits.ts";
import type { Money } from "../../../domain/money.ts";
import { hourMs } from "../../../domain/time.ts";
import { paymentReturnPath } from "../../../domain/payment-return.ts";
import { isOpenPayment } from "../../../domain/payment-status.ts";
import { triedByPayer, triesCountOn } from "../../../domain/payment-subject.ts";
import type { WayToPay } from "../../../domain/way-to-pay.ts";
import type { ChargedWay, Processor } from "../../core/card-processor.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { unseal } from "../../core/secrets.ts";
import { findCard } from "../../db/queries/payment-cards.ts";
import { countFailed, findPayment, findPayments, type SubjectKey, type PaymentRow } from "../../db/queries/payments.ts";
import { insertPayment, movePayment } from "../../db/queries/payment-moves.ts";
import { refuseOtherAmount } from "../kit/other-price.ts";
import { requestOutsideWork } from "../outbox/outbox.ts";
import { cardPassword } from "./cards.ts";
import { graceMs } from "./grace.ts";
import { showPayment } from "./payment.ts";
import { sealCharge } from "./sealed-charge.ts";
import { refuseUnoffered } from "./ways.ts";

/** How somebody wants to pay. `expected`: what they agree to pay. */
export type Paying = Pick<RequestContext, "language" | "address" | "now"> & {
  currentUser?: CurrentUser | undefined;
  expected: Money;
  way: WayToPay;
};

/** What is due for one thing, which the caller has found payable and locked; `beginBefore`: until when. */
export type Due = SubjectKey & {
  amount: number;
  currency: string;
  beginBefore: Date;
  /** What the processor's bill says, in the client's language. */
  description: string;
  /** By which it is counted who tries out cards. */
  payerPhone: number | null;
  timeZone: string;
};

/** Until when a call may be on its way to the processor that was to begin before an instant. */
export function lastOnItsWay(beginBefore: Date): Date {
  return new Date(beginBefore.getTime() + graceMs);
}

/**
 * Begins to pay what is due: the work is the outbox's, and the payment tells what became of it. An open payment for the same for
 * which the client has only to prove to the bank who they are is given up for this one: it is charged by a call of ours alone,
 * which is not made any more.
 * @throws Refused wayNotOffered, paymentUnderWay, priceChanged, tooManyRequests, or notFound for a card that is not the client's
 */
export async function beginPayment(
  { expected, way, language, address, now, currentUser }: Paying,
  { description, timeZone, beginBefore, payerPhone, ...due }: Due,
  { config }: Pick<Dependencies, "config">,
  transaction: PoolClient,
): Promise<Payment> {
  refuseOtherAmount(due, expected);
  if (way.type === "payBox") await refuseUnoffered(transaction, way, { ...due, timeZone }, config, now);
  const attempts = await findPayments(transaction, due);
  const since = new Date(now.getTime() - hourMs);
  const isTriedByPayer = triesCountOn[due.subject] === "payer";
  const tries = { phone: payerPhone, subjects: triedByPayer };
  refuseTrier(isTriedByPayer ? await countFailed(transaction, tries, since) : failedSince(attempts, since));
  await makeWay(transaction, attempts, now);
  const { tokenKey } = config.secrets;
  const clientId = currentUser?.id;
  const { processor, charged } = await atProcessor(transaction, way, { tokenKey, clientId });
  if (config[processor] === undefined) throw new Refused("wayNotOffered");
  const id = randomUUID();
  const savesCard = way.type === "card" && way.saveCard && clientId !== undefined;
  const sealed = sealCharge(tokenKey, {
    way: charged,
    description,
    language: language === "kz" ? "kk" : language,
    ...(clientId !== undefined && { accountId: clientId }),
    saveCard: savesCard,
    clientIp: address,
    returnUrl: config.publicUrl + paymentReturnPath({ subject: due.subject, id: due.subjectId }, language),
  });
  const payment = { ...due, id, processor, clientId, payerPhone, savesCard, sealed, beginBefore, now };
  if (!(await insertPayment(transaction, { ...payment, way: way.type }))) throw new Refused("paymentUnderWay");
  await requestOutsideWork(transaction, { id, kind: "charge", beginBefore, now });
  const begun = await findPayment(transaction, id);
  if (begun === undefined) throw new Error("A payment was not written.");
  return showPayment(begun, timeZone);
}

function failedSince(attempts: readonly PaymentRow[], since: Date): number {
  return attempts.filter(({ status, createdAt }) => status === "failed" && Date.parse(createdAt) > since.getTime())
    .length;
}

/** @throws Refused tooManyRequests to whoever seems to find out which of many cards can be charged */
function refuseTrier(failed: number): void {
  if (failed >= limits.failedPaymentsPerHour) throw new Refused("tooManyRequests", { waitSeconds: hourMs / 1000 });
}

/** Gives up an open payment where that is safe, so that another one can take its place. */
async function makeWay(transaction: PoolClient, payments: readonly PaymentRow[], now: Date): Promise<void> {
  if (payments.length >= limits.paymentsPerSubject) throw new Refused("tooManyRequests");
  const open = payments.find(({ status }) => isOpenPayment[status]);
  if (open === undefined) return;
  if (open.status !== "needs3ds") throw new Refused("paymentUnderWay");
  await movePayment(transaction, open, { to: "failed", failure: "authentication", detail: "given up", now });
}

/** Which processor is to charge, and what it is told of the way to pay. */
async function atProcessor(
  transaction: PoolClient,
  way: WayToPay,
  { tokenKey, clientId }: { tokenKey: string; clientId: string | undefined },
): Promise<{ processor: Processor; charged: ChargedWay }> {
  const { type } = way;
  if (type === "card") return { processor: "cloudPayments", charged: { type, cryptogram: way.cryptogram } };
  if (type === "payBox") return { processor: "payBox", charged: way };
  const card = clientId === undefined ? undefined : await findCard(transaction, clientId, way.cardId);
  if (card === undefined) throw new Refused("notFound");
  return { processor: card.processor, charged: { type, token: unseal(tokenKey, cardPassword, card.token) } };
}
