import type { PoolClient } from "pg";
import type { Payment } from "../../../domain/entities.ts";
import type { PaymentSubject } from "../../../domain/payment-subject.ts";
import type { PaymentState } from "../../../domain/payment-status.ts";
import type { CardShown, Processor } from "../../core/card-processor.ts";
import type { Reader } from "../../core/reader.ts";

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

/** A payment within its firm. */
export type PaymentKey = { firmId: number; id: string };

/** One thing that is paid for: its firm, its kind, and which of these it is. */
export type SubjectKey = Pick<PaymentRow, "firmId" | "subject" | "subjectId">;

/** A visit as the subject of its payments. */
export function visitSubject({ firmId, id }: PaymentKey): SubjectKey {
  return { firmId, subject: "reservation", subjectId: id };
}

export async function findPayment(reader: Reader, id: string): Promise<PaymentRow | undefined> {
  return (await reader.query<PaymentRow>(`${select} where p.id = $1`, [id])).rows[0];
}

/** The condition of the payments `p` for one thing: its firm, its kind and its id are $1, $2 and $3. */
export const ofSubject = "p.firm_id = $1 and p.subject = $2 and p.subject_id = $3";

/** The attempts to pay for one thing, the newest first. */
export async function findPayments(reader: Reader, { firmId, subject, subjectId }: SubjectKey): Promise<PaymentRow[]> {
  const text = `${select} where ${ofSubject} order by p.created_at desc, p.id`;
  return (await reader.query<PaymentRow>(text, [firmId, subject, subjectId])).rows;
}

/**
 * Locks the payments for some things of one kind, which are locked themselves, of which there is money that is not to be given back.
 */
export async function lockKept(
  transaction: PoolClient,
  { firmId, subject, subjectIds }: Pick<SubjectKey, "firmId" | "subject"> & { subjectIds: readonly string[] },
): Promise<PaymentRow[]> {
  const text = `${select} where p.firm_id = $1 and p.subject = $2 and p.subject_id = any ($3) and p.paid > p.refunding
                 order by p.id for update`;
  return (await transaction.query<PaymentRow>(text, [firmId, subject, subjectIds])).rows;
}

/** How many payments for some kinds of things by the payer with this phone have failed, of those that began since an instant. */
export async function countFailed(
  reader: Reader,
  { phone, subjects }: { phone: number | null; subjects: readonly string[] },
  since: Date,
): Promise<number> {
  const { rows } = await reader.query<{ count: number }>(
    `select count(*)::int as count from payments
      where payer_phone = $1 and status = 'failed' and created_at > $2 and subject = any ($3)`,
    [phone, since, subjects],
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
