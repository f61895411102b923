import type { PoolClient } from "pg";
import type { Payment } from "../../../domain/entities.ts";
import type { PaymentSubject } from "../../../domain/payment-subject.ts";
import { isOpenPayment, type PaymentState, paymentStatesBefore } from "../../../domain/payment-status.ts";
import type { CardShown, Processor } from "../../core/card-processor.ts";
import type { Reader } from "../../core/reader.ts";
import { partSums } from "./prepayment-parts.ts";

/** An attempt to pay, as the database has it; amounts in minor units, whatever is not known is null. */
export type PaymentRow = {
  /** `noFirm` where no firm is paid. */
  firmId: number;
  id: string;
  subject: PaymentSubject;
  /** Of what it is for, among those of its kind. */
  subjectId: string;
  processor: Processor;
  way: Payment["way"];
  /** The client who was signed in. */
  clientId: string | null;
  amount: number;
  currency: string;
  status: PaymentState;
  beginBefore: string;
  processorId: string | null;
  paid: number;
  refunding: number;
  refunded: number;
  card: CardShown | null;
  action: Payment["action"] | null;
  failure: NonNullable<Payment["failure"]>["reason"] | null;
  savesCard: boolean;
  sealed: string | null;
  createdAt: string;
};

const select = `
  select p.firm_id as "firmId", p.id, p.subject, p.subject_id as "subjectId", p.processor, p.way, p.client_id as "clientId",
         p.amount, p.currency, p.status, p.begin_before as "beginBefore", p.processor_id as "processorId", p.paid,
         p.refunding, p.refunded, p.card, p.action, p.failure, p.saves_card as "savesCard", p.sealed,
         p.created_at as "createdAt"
    from payments p`;

type Key = { firmId: number; id: string };

/** One thing that is paid for. */
export type PaidFor = Pick<PaymentRow, "firmId" | "subject" | "subjectId">;

/** A visit as what is paid for. */
export function paidForVisit({ firmId, id }: Key): PaidFor {
  return { firmId, subject: "reservation", subjectId: id };
}

export async function findPayment(reader: Reader, id: string): Promise<PaymentRow | undefined> {
  return (await reader.query<PaymentRow>(`${select} where p.id = $1`, [id])).rows[0];
}

const ofSubject = "p.firm_id = $1 and p.subject = $2 and p.subject_id = $3";

/** The attempts to pay for one thing, the newest first. */
export async function findPayments(reader: Reader, { firmId, subject, subjectId }: PaidFor): Promise<PaymentRow[]> {
  const text = `${select} where ${ofSubject} order by p.created_at desc, p.id`;
  return (await reader.query<PaymentRow>(text, [firmId, subject, subjectId])).rows;
}

/** How many payments of the payer with this phone have failed, of those that began since an instant. */
export async function countFailed(reader: Reader, phone: number, since: Date): Promise<number> {
  const { rows } = await reader.query<{ count: number }>(
    "select count(*)::int as count from payments where payer_phone = $1 and status = 'failed' and created_at > $2",
    [phone, since],
  );
  return rows[0]?.count ?? 0;
}

/** How many payments a client has begun since an instant to bind a card. */
export async function countBindings(reader: Reader, clientId: string, since: Date): Promise<number> {
  const { rows } = await reader.query<{ count: number }>(
    "select count(*)::int as count from payments where client_id = $1 and subject = 'card' and created_at > $2",
    [clientId, since],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Makes everyone else who wants to change the payment wait for the end of this transaction. What it is for is locked before.
 */
export async function lockPayment(transaction: PoolClient, id: string): Promise<void> {
  await transaction.query("select from payments where id = $1 for update", [id]);
}

export type NewPayment = Pick<
  PaymentRow,
  "firmId" | "id" | "subject" | "subjectId" | "processor" | "way" | "amount" | "currency" | "savesCard"
> & { clientId: string | undefined; payerPhone: number | null; sealed: string; beginBefore: Date; now: Date };

/** Writes an attempt to pay, which begins as processing. Fails where there is an open one for the same. */
export async function insertPayment(transaction: PoolClient, payment: NewPayment): Promise<void> {
  await transaction.query(
    `with begun as (
       insert into payments (firm_id, id, subject, subject_id, processor, way, client_id, payer_phone, amount, currency, status,
                             begin_before, saves_card, sealed, events, created_at, updated_at)
       values ($1, $2, $13, $3, $4, $5, $6, $14, $7, $8, 'processing', $9, $10, $11, 1, $12, $12)
     )
     insert into payment_events (firm_id, payment_id, sequence, type, amount, created_at)
     values ($1, $2, 1, 'processing', $7, $12)`,
    [
      payment.firmId,
      payment.id,
      payment.subjectId,
      payment.processor,
      payment.way,
      payment.clientId,
      payment.amount,
      payment.currency,
      payment.beginBefore,
      payment.savesCard,
      payment.sealed,
      payment.now,
      payment.subject,
      payment.payerPhone,
    ],
  );
  await projectPayments(transaction, payment);
}

/** `amount`: what was paid, or given back. What is not named stays, but for `action`, which is of one status alone. */
export type PaymentMove = {
  to: PaymentState;
  now: Date;
  amount?: number | undefined;
  detail?: string | undefined;
  processorId?: string | undefined;
  card?: CardShown | undefined;
  action?: Payment["action"] | undefined;
  failure?: PaymentRow["failure"] | undefined;
};

/**
 * Moves a payment, whose row is locked with what it is for, to another status by an event: the one way in which that is done.
 * What a visit shows of it follows, and raises no version: that is of what the client agrees to.
 * @throws Error where a payment does not come there from where it is
 */
export async function movePayment(
  transaction: PoolClient,
  payment: Pick<PaymentRow, "firmId" | "id" | "subject" | "subjectId">,
  { to, now, amount, detail, processorId, card, action, failure }: PaymentMove,
): Promise<void> {
  const { rowCount } = await transaction.query(
    `with moved as (
       update payments
          set status = $3, processor_id = coalesce($4, processor_id), card = coalesce($5, card), action = $6, failure = $7,
              paid = case when $3 = 'paid' then $8 else paid end,
              refunded = case when $3 in ('partiallyRefunded', 'refunded') then refunded + $8 else refunded end,
              sealed = case when $3 in ('processing', 'unknown') then sealed end,
              events = events + 1, updated_at = $10
        where firm_id = $1 and id = $2 and status = any ($11)
       returning events
     )
     insert into payment_events (firm_id, payment_id, sequence, type, amount, detail, created_at)
     select $1, $2, events, $3, $8, $9, $10 from moved`,
    [payment.firmId, payment.id, to, processorId, card, action, failure, amount, detail, now, paymentStatesBefore(to)],
  );
  if (rowCount !== 1) throw new Error(`The payment ${payment.id} does not come to ${to} from where it is.`);
  await projectPayments(transaction, payment);
}

/** Writes down what leaves the status as it is: the client is led on, a refund is wanted, or the processor will not give back. */
export async function noteOfPayment(
  transaction: PoolClient,
  { firmId, id }: Key,
  note: { type: "redirected" | "refundRequested" | "refundRefused"; now: Date } & Pick<
    PaymentMove,
    "amount" | "detail" | "processorId" | "action"
  >,
): Promise<void> {
  await transaction.query(
    `with noted as (
       update payments
          set processor_id = coalesce($4, processor_id), action = coalesce($5, action),
              refunding = refunding + case $3 when 'refundRequested' then $6::bigint when 'refundRefused' then -$6::bigint
                                              else 0 end,
              events = events + 1, updated_at = $8
        where firm_id = $1 and id = $2 returning events
     )
     insert into payment_events (firm_id, payment_id, sequence, type, amount, detail, created_at)
     select $1, $2, events, $3, $6, $7, $8 from noted`,
    [firmId, id, note.type, note.processorId, note.action, note.amount, note.detail, note.now],
  );
}

/** A reservation that has no payment yet shows that one is due. */
export async function requirePrepayment(transaction: PoolClient, { firmId, id }: Key): Promise<void> {
  const text = "update reservations set payment_status = 'required' where firm_id = $1 and id = $2";
  await transaction.query(text, [firmId, id]);
}

/** A visit shows the payment that took money, or else the last attempt; but for one that gift cards and cashback have paid in full. */
async function projectPayments(transaction: PoolClient, { firmId, subject, subjectId }: PaidFor): Promise<void> {
  if (subject !== "reservation") return;
  await transaction.query(
    `update reservations r set payment_status = shown.status
       from (select status from payments where firm_id = $1 and reservation_id = $2
              order by status = any ($3) desc, paid > 0 desc, created_at desc limit 1) shown
      where r.firm_id = $1 and r.id = $2 and r.payment_status <> shown.status
        and r.prepayment > ${partSums.giftCard("$1", "$2")} + ${partSums.cashback("$1", "$2")}`,
    [firmId, subjectId, openStates],
  );
}

const openStates = Object.entries(isOpenPayment).flatMap(([state, isOpen]) => (isOpen ? [state] : []));

/** What the client brought back from the bank's page, sealed until the processor has it. */
export type Completion = { id: string; paymentId: string; sealed: string | null };

/** Answers false where it is known already. */
export async function insertCompletion(
  transaction: PoolClient,
  { firmId, id: paymentId }: Key,
  { id, sealed }: { id: string; sealed: string },
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `insert into payment_completions (id, firm_id, payment_id, sealed) values ($1, $2, $3, $4)
     on conflict (firm_id, payment_id) do nothing`,
    [id, firmId, paymentId, sealed],
  );
  return rowCount === 1;
}

const selectCompletion = 'select id, payment_id as "paymentId", sealed from payment_completions';

export async function findCompletion(reader: Reader, id: string): Promise<Completion | undefined> {
  return (await reader.query<Completion>(`${selectCompletion} where id = $1`, [id])).rows[0];
}

export async function findCompletionOf(reader: Reader, { firmId, id }: Key): Promise<Completion | undefined> {
  const text = `${selectCompletion} where firm_id = $1 and payment_id = $2`;
  return (await reader.query<Completion>(text, [firmId, id])).rows[0];
}

export async function forgetCompletion(transaction: PoolClient, id: string): Promise<void> {
  await transaction.query("update payment_completions set sealed = null where id = $1", [id]);
}

export type RefundRow = {
  firmId: number;
  id: string;
  paymentId: string;
  amount: number;
  status: "processing" | "done" | "refused";
  createdAt: string;
};

const selectRefund = `
  select firm_id as "firmId", id, payment_id as "paymentId", amount, status, created_at as "createdAt" from payment_refunds`;

/** Writes what is to be given back; fails where that is more than was paid, or while another one is under way. */
export async function insertRefund(
  transaction: PoolClient,
  { firmId, id, paymentId, amount, now }: Pick<RefundRow, "firmId" | "id" | "paymentId" | "amount"> & { now: Date },
): Promise<void> {
  await transaction.query(
    `insert into payment_refunds (firm_id, id, payment_id, amount, status, created_at)
     values ($1, $2, $3, $4, 'processing', $5)`,
    [firmId, id, paymentId, amount, now],
  );
  await noteOfPayment(transaction, { firmId, id: paymentId }, { type: "refundRequested", amount, now });
}

export async function findRefund(reader: Reader, id: string): Promise<RefundRow | undefined> {
  return (await reader.query<RefundRow>(`${selectRefund} where id = $1`, [id])).rows[0];
}

/** The refund of a payment that is under way. */
export async function findOpenRefund(reader: Reader, { firmId, id }: Key): Promise<RefundRow | undefined> {
  const text = `${selectRefund} where firm_id = $1 and payment_id = $2 and status = 'processing'`;
  return (await reader.query<RefundRow>(text, [firmId, id])).rows[0];
}

/** What is given back of the payments for one thing, the oldest first. */
export async function findRefunds(reader: Reader, { firmId, subject, subjectId }: PaidFor): Promise<RefundRow[]> {
  const { rows } = await reader.query<RefundRow>(
    `${selectRefund} where firm_id = $1 and payment_id in (select p.id from payments p where ${ofSubject})
      order by created_at, id`,
    [firmId, subject, subjectId],
  );
  return rows;
}

/** Has the oldest of the refunds that its processor refused under way again; undefined where there is none. */
export async function reopenRefund(
  transaction: PoolClient,
  { firmId, id }: Key,
  now: Date,
): Promise<{ id: string; amount: number } | undefined> {
  const { rows } = await transaction.query<{ id: string; amount: number }>(
    `update payment_refunds set status = 'processing'
      where firm_id = $1 and id = (select id from payment_refunds where firm_id = $1 and payment_id = $2 and status = 'refused'
                                    order by created_at, id limit 1)
     returning id, amount`,
    [firmId, id],
  );
  const [refund] = rows;
  if (refund === undefined) return undefined;
  await noteOfPayment(transaction, { firmId, id }, { type: "refundRequested", amount: refund.amount, now });
  return refund;
}

export async function settleRefund(
  transaction: PoolClient,
  { firmId, id }: Key,
  status: "done" | "refused",
): Promise<void> {
  await transaction.query("update payment_refunds set status = $3 where firm_id = $1 and id = $2", [
    firmId,
    id,
    status,
  ]);
}

/** Whether its processor has told since an instant that it took the money. */
export async function wasToldTaken(reader: Reader, paymentId: string, since: Date): Promise<boolean> {
  const { rowCount } = await reader.query(
    "select from payment_callbacks where payment_id = $1 and kind in ('paid', 'captured') and created_at > $2 limit 1",
    [paymentId, since],
  );
  return rowCount === 1;
}

/** Notes what a processor told us; answers false where it has told that before. */
export async function insertCallback(
  transaction: PoolClient,
  {
    key,
    processor,
    kind,
    paymentId,
    now,
  }: { key: string; processor: Processor; kind: string; paymentId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `insert into payment_callbacks (key, processor, kind, payment_id, created_at) values ($1, $2, $3, $4, $5)
     on conflict (key) do nothing`,
    [`${processor} ${key}`, processor, kind, paymentId, now],
  );
  return rowCount === 1;
}
