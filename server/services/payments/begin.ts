import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { Payment } from "../../../domain/entities.ts";
import type { Language } from "../../../domain/language.ts";
import { limits } from "../../../domain/limits.ts";
import type { Money } from "../../../domain/money.ts";
import { hourMs } from "../../../domain/time.ts";
import { isOpenPayment } from "../../../domain/payment-status.ts";
import type { PayBy, Processor } from "../../core/card-processor.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { unseal } from "../../core/secrets.ts";
import { findCard } from "../../db/queries/payment-cards.ts";
import {
  countFailed,
  findPayment,
  findPayments,
  insertPayment,
  movePayment,
  type PaymentRow,
} from "../../db/queries/payments.ts";
import { lockReservation, type ReservationRow } from "../../db/queries/reservations.ts";
import { requestOutsideWork } from "../outbox/outbox.ts";
import { type Claim, claimedReservation } from "../reservations/reservation.ts";
import { cardPassword } from "./cards.ts";
import { showPayment } from "./payment.ts";
import { isPayable } from "./prepayment.ts";
import { sealCharge } from "./sealed-charge.ts";

/** `by`: how the card is charged; of a saved one, its id. */
type Asked = Claim &
  Pick<RequestContext, "language" | "address" | "now"> & {
    expected: Money;
    by: Exclude<PayBy, { type: "token" }> | { type: "saved"; cardId: string };
    saveCard?: boolean;
  };

const descriptions: Record<Language, (firm: string) => string> = {
  ru: (firm) => `Предоплата за визит: ${firm}`,
  kz: (firm) => `Келу үшін алдын ала төлем: ${firm}`,
  en: (firm) => `Prepayment for a visit: ${firm}`,
};

/**
 * Begins to pay what is due for a visit of the caller's: the work is the outbox's, and {@link getPrepayment} tells what became
 * of it. An open payment for which the client has only to prove to the bank who they are is given up for this one: it is
 * charged by a call of ours alone, which is not made any more.
 * @throws Refused reservationNotFound, holdExpired, notPayable, paymentUnderWay, priceChanged, tooManyRequests, or notFound
 * for a card that is not the client's
 */
export async function beginPayment(
  { expected, by, saveCard = false, language, address, now, ...claim }: Asked,
  { config }: Pick<Dependencies, "config">,
  transaction: PoolClient,
): Promise<Payment> {
  await lockReservation(transaction, claim.reservationId);
  const row = await claimedReservation(transaction, claim, language);
  refuseUnpayable(row, now);
  const { firmId, id: reservationId, prepayment: amount, currency, heldUntil } = row;
  if (expected.amount !== amount || expected.currency !== currency) throw new Refused("priceChanged");
  await refuseTrier(transaction, row, now);
  await makeWay(transaction, await findPayments(transaction, row), now);
  const { tokenKey } = config.secrets;
  const { processor, by: chargedBy } = await methodOf(transaction, by, { tokenKey, clientId: claim.currentUser?.id });
  if (config[processor] === undefined) throw new Refused("notPayable");
  const id = randomUUID();
  const savesCard = saveCard && claim.currentUser !== undefined;
  const beginBefore = new Date(heldUntil ?? now);
  const sealed = sealCharge(tokenKey, {
    by: chargedBy,
    description: descriptions[language](row.firm.name),
    language: language === "kz" ? "kk" : language,
    ...(claim.currentUser !== undefined && { accountId: claim.currentUser.id }),
    saveCard: savesCard,
    clientIp: address,
    returnUrl: `${config.publicUrl}/cb?reservationId=${reservationId}`,
  });
  const clientId = claim.currentUser?.id;
  const way = by.type === "cryptogram" ? "card" : by.type === "saved" ? "savedCard" : "payBox";
  const payment = { firmId, id, reservationId, processor, way, clientId, amount, currency, beginBefore, now } as const;
  await insertPayment(transaction, { ...payment, savesCard, sealed });
  await requestOutsideWork(transaction, { id, kind: "charge", beginBefore, now });
  const begun = await findPayment(transaction, id);
  if (begun === undefined) throw new Error("A payment was not written.");
  return showPayment(begun, row.timeZone);
}

function refuseUnpayable(row: ReservationRow, now: Date): void {
  if (isPayable(row, now)) return;
  const isOver = row.status === "expired" || row.status === "awaitingPrepayment";
  throw new Refused(isOver ? "holdExpired" : "notPayable");
}

/** @throws Refused tooManyRequests to whoever seems to find out which of many cards can be charged */
async function refuseTrier(transaction: PoolClient, { clientPhone }: ReservationRow, now: Date): Promise<void> {
  if (clientPhone === null) return;
  const failed = await countFailed(transaction, clientPhone, new Date(now.getTime() - hourMs));
  if (failed >= limits.failedPaymentsPerHour) throw new Refused("tooManyRequests", { waitSeconds: hourMs / 1000 });
}

/** Gives up an open payment where that is safe, so that another one can take its place. */
async function makeWay(transaction: PoolClient, payments: readonly PaymentRow[], now: Date): Promise<void> {
  if (payments.length >= limits.paymentsPerReservation) throw new Refused("tooManyRequests");
  const open = payments.find(({ status }) => isOpenPayment[status]);
  if (open === undefined) return;
  if (open.status !== "needs3ds") throw new Refused("paymentUnderWay");
  await movePayment(transaction, open, { to: "failed", failure: "authentication", detail: "given up", now });
}

async function methodOf(
  transaction: PoolClient,
  by: Asked["by"],
  { tokenKey, clientId }: { tokenKey: string; clientId: string | undefined },
): Promise<{ processor: Processor; by: PayBy }> {
  if (by.type === "cryptogram") return { processor: "cloudPayments", by };
  if (by.type === "page") return { processor: "payBox", by };
  const card = clientId === undefined ? undefined : await findCard(transaction, clientId, by.cardId);
  if (card === undefined) throw new Refused("notFound");
  return { processor: card.processor, by: { type: "token", token: unseal(tokenKey, cardPassword, card.token) } };
}
