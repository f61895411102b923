import type { Language } from "../../../domain/language.ts";
import { defaultTimeZone, localDateOf } from "../../../domain/time.ts";
import { formatInZone } from "../../../domain/zone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import { limits } from "../../core/limits.ts";
import type { Reader } from "../../core/reader.ts";
import { Refused } from "../../core/refusal.ts";
import { findClient } from "../../db/queries/clients.ts";
import {
  type AboutPayment,
  findPaymentHistory,
  findPaymentRecord,
  type PaymentRecordRow,
} from "../../db/queries/payment-history.ts";
import { readCursor, writeCursor } from "../kit/page-cursor.ts";
import { showPayment } from "./payment.ts";
import { showRefund } from "./refund.ts";

type Schemas = components["schemas"];
type Asked = { currentUser: CurrentUser; language: Language };

/**
 * A page of the payments of who is signed in, the latest first: those for the visits of their phone, for what they have
 * proven it for, and those that they made while signed in. `after` is the `next` of the page before.
 * @throws Refused validationFailed for an `after` that is no page's `next`
 */
export async function getPaymentHistory(
  {
    currentUser,
    language,
    limit = limits.pageItems,
    after,
  }: Asked & { limit?: number | undefined; after?: string | undefined },
  reader: Reader,
): Promise<Schemas["Payments"]> {
  const beginning = readCursor(after);
  const client = await findClient(reader, currentUser.id);
  if (client === undefined) return { payments: [] };
  const whose = { clientId: client.id, phone: client.phone, language };
  // One more than is shown says whether there is a next page.
  const rows = await findPaymentHistory(reader, { ...whose, after: beginning, most: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    payments: shown.map(showRecord),
    ...(last !== undefined && { next: writeCursor({ at: last.createdAt, id: last.id }) }),
  };
}

/**
 * One of these payments.
 * @throws Refused notFound
 */
export async function getPaymentRecord(
  { currentUser, language, paymentId }: Asked & { paymentId: string },
  reader: Reader,
): Promise<Schemas["PaymentRecord"]> {
  const client = await findClient(reader, currentUser.id);
  const whose = client && { clientId: client.id, phone: client.phone, language };
  const row = whose && (await findPaymentRecord(reader, { ...whose, id: paymentId }));
  if (row === undefined) throw new Refused("notFound");
  return showRecord(row);
}

function showRecord(row: PaymentRecordRow): Schemas["PaymentRecord"] {
  const { id, currency, processorId, paid, paidAt, cashback, giftCard } = row;
  const timeZone = row.timeZone ?? defaultTimeZone;
  const local = (instant: string): string => formatInZone(timeZone, Date.parse(instant));
  const receiptOf = (instant: string): Schemas["PaymentReceipt"] => ({
    number: receiptNumber(id, local(instant)),
    paidAt: local(instant),
    paid: { amount: paid, currency },
    ...(processorId !== null && { reference: processorId }),
  });
  return {
    payment: showPayment(row, timeZone),
    subject: showSubject(row.about, local),
    refunds: row.refunds.map((refund) => showRefund(refund, { currency, timeZone })),
    ...(paidAt !== null && { receipt: receiptOf(paidAt) }),
    ...(cashback > 0 && { cashback: { amount: cashback, currency } }),
    ...(giftCard > 0 && { giftCard: { amount: giftCard, currency } }),
  };
}

function showSubject(about: AboutPayment, local: (instant: string) => string): Schemas["PaymentSubject"] {
  if (about.type !== "reservation") return about;
  const { startsAt, ...visit } = about;
  return { ...visit, startTime: local(startsAt) };
}

/** The firm's date and the beginning of the payment's id: short enough to be read out, and it tells nobody how many others there are. */
function receiptNumber(id: string, paidAt: string): string {
  return `${localDateOf(paidAt).replaceAll("-", "")}-${id.slice(0, 8).toUpperCase()}`;
}
