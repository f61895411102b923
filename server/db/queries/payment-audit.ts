import type { PaymentState } from "../../../domain/payment-status.ts";
import type { Reader } from "../../core/reader.ts";
import type { Processor } from "../../core/card-processor.ts";
import { isEarned } from "./payment-subjects.ts";

/**
 * A payment twice: as its row has it, and as its events and refunds add up, which say so by themselves. Minor units.
 * `others`: what other payments for the same have kept; `isEarned`: there is what it was kept for, or was. `refundingSince`: when the
 * oldest refund of it that is under way was wanted.
 */
export type AuditedPayment = {
  id: string;
  processor: Processor;
  status: PaymentState;
  paid: number;
  refunding: number;
  refunded: number;
  eventStatus: string | null;
  eventPaid: number;
  eventRefunded: number;
  refundsWanted: number;
  refundsDone: number;
  others: number;
  isEarned: boolean;
  createdAt: string;
  refundingSince: string | null;
};

/** The processor's numbers of those payments that there are, by their ids; null where it has told none yet. */
export async function findProcessorIds(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await reader.query<{ id: string; processorId: string | null }>(
    `select id, processor_id as "processorId" from payments where id = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, processorId }) => [id, processorId]));
}

/** The payments after one, in the order of their ids. */
export async function findAudited(reader: Reader, after: string, most: number): Promise<AuditedPayment[]> {
  const { rows } = await reader.query<AuditedPayment>(
    `select p.id, p.processor, p.status, p.paid, p.refunding, p.refunded, p.created_at as "createdAt",
            f.since as "refundingSince",
            e.status as "eventStatus", e.paid as "eventPaid", e.refunded as "eventRefunded",
            f.wanted as "refundsWanted", f.done as "refundsDone",
            (select coalesce(sum(o.paid - o.refunding), 0) from payments o
              where o.firm_id = p.firm_id and o.subject = p.subject and o.subject_id = p.subject_id
                and o.id <> p.id) as others,
            ${isEarned} as "isEarned"
       from payments p
      cross join lateral (
        select (array_agg(type order by sequence desc) filter (where type !~ '^(redirected|refundRe)')) [1] as status,
               coalesce(sum(amount) filter (where type = 'paid'), 0) as paid,
               coalesce(sum(amount) filter (where type in ('partiallyRefunded', 'refunded')), 0) as refunded
          from payment_events where firm_id = p.firm_id and payment_id = p.id) e
      cross join lateral (
        select coalesce(sum(amount) filter (where status <> 'refused'), 0) as wanted,
               coalesce(sum(amount) filter (where status = 'done'), 0) as done,
               min(created_at) filter (where status = 'processing') as since
          from payment_refunds where firm_id = p.firm_id and payment_id = p.id) f
      where p.id > $1 order by p.id limit $2`,
    [after, most],
  );
  return rows;
}
