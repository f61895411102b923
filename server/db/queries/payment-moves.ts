import type { PoolClient } from "pg";
import type { Payment } from "../../../domain/entities.ts";
import { type PaymentState, paymentStatesBefore } from "../../../domain/payment-status.ts";
import type { CardShown } from "../../core/card-processor.ts";
import { subjectsInDatabase } from "./payment-subjects.ts";
import type { SubjectKey, PaymentKey, PaymentRow } from "./payments.ts";

export type NewPayment = Pick<
  PaymentRow,
  "firmId" | "id" | "subject" | "subjectId" | "processor" | "way" | "amount" | "currency" | "savesCard"
> & { clientId: string | undefined; payerPhone: number | null; sealed: string; beginBefore: Date; now: Date };

/**
 * Writes an attempt to pay, which begins as processing.
 * @returns false where there is an open one for the same: then nothing was written
 */
export async function insertPayment(transaction: PoolClient, payment: NewPayment): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `with begun as (
       insert into payments (firm_id, id, subject, subject_id, processor, way, client_id, payer_phone, amount, currency, status,
                             begin_before, saves_card, sealed, events, created_at, updated_at)
       values ($1, $2, $13, $3, $4, $5, $6, $14, $7, $8, 'processing', $9, $10, $11, 1, $12, $12)
       on conflict do nothing returning amount
     )
     insert into payment_events (firm_id, payment_id, sequence, type, amount, created_at)
     select $1, $2, 1, 'processing', amount, $12 from begun`,
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
  if (rowCount === 0) return false;
  await project(transaction, payment);
  return true;
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
 * What is shown of it by what it is for follows.
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
  await project(transaction, payment);
}

/** Writes down what leaves the status as it is: the client is led on, a refund is wanted, or the processor will not give back. */
export async function noteOfPayment(
  transaction: PoolClient,
  { firmId, id }: PaymentKey,
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

async function project(transaction: PoolClient, { subject, ...key }: SubjectKey): Promise<void> {
  await subjectsInDatabase[subject].project?.(transaction, key);
}
