import type { PoolClient } from "pg";
import type { Reader } from "../../core/reader.ts";
import { noteOfPayment } from "./payment-moves.ts";
import { ofSubject, type SubjectKey, type PaymentKey } from "./payments.ts";

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
export async function findOpenRefund(reader: Reader, { firmId, id }: PaymentKey): Promise<RefundRow | undefined> {
  const text = `${selectRefund} where firm_id = $1 and payment_id = $2 and status = 'processing'`;
  return (await reader.query<RefundRow>(text, [firmId, id])).rows[0];
}

/** What is given back of the payments for one thing, the oldest first. */
export async function findRefunds(reader: Reader, { firmId, subject, subjectId }: SubjectKey): Promise<RefundRow[]> {
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
  { firmId, id }: PaymentKey,
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
  { firmId, id }: PaymentKey,
  status: "done" | "refused",
): Promise<void> {
  await transaction.query("update payment_refunds set status = $3 where firm_id = $1 and id = $2", [
    firmId,
    id,
    status,
  ]);
}
