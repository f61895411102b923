import type { Pool } from "pg";
import { type CardProcessors, type PaymentAnswer, processorOf } from "../../core/card-processor.ts";
import type { Unheard } from "../../core/outside.ts";
import { type AuditedPayment, findAudited } from "../../db/queries/payment-audit.ts";

const atOnce = 200;
const nobody = "00000000-0000-0000-0000-000000000000";
const open = ["processing", "needs3ds", "authorized", "unknown"];

/** What the audit found: how many payments there are, how many of them are still open, and what is not as it should be. */
export type Audit = { payments: number; open: number; complaints: string[] };

/** Compares the ledger with itself, with its reservations, and with what each processor says of each payment. Changes nothing. */
export async function auditPayments(pool: Pool, processors: CardProcessors): Promise<Audit> {
  const audit: Audit = { payments: 0, open: 0, complaints: [] };
  let after = nobody;
  for (;;) {
    const rows = await findAudited(pool, after, atOnce);
    for (const row of rows) {
      audit.payments += 1;
      if (open.includes(row.status)) audit.open += 1;
      const found = await processorOf(processors, row.processor).find(row);
      for (const complaint of [...inItself(row), ...besideThe(found, row)])
        audit.complaints.push(`${row.id}: ${complaint}`);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) return audit;
    after = last.id;
  }
}

function inItself(row: AuditedPayment): string[] {
  const kept = row.paid - row.refunding;
  return [
    ...(row.status === row.eventStatus ? [] : [`is ${row.status}, and its events say ${row.eventStatus}`]),
    ...(row.paid === row.eventPaid ? [] : [`was paid ${row.paid}, and its events say ${row.eventPaid}`]),
    ...(row.refunded === row.eventRefunded
      ? []
      : [`gave back ${row.refunded}, and its events say ${row.eventRefunded}`]),
    ...(row.refunding === row.refundsWanted
      ? []
      : [`is to give back ${row.refunding}, its refunds ${row.refundsWanted}`]),
    ...(row.refunded === row.refundsDone ? [] : [`gave back ${row.refunded}, its refunds ${row.refundsDone}`]),
    ...(kept > 0 && row.others > 0 ? ["is the second that was kept for its reservation"] : []),
    ...(kept > 0 && !row.isVisit ? ["was kept for what is no visit"] : []),
  ];
}

function besideThe(found: PaymentAnswer | Unheard, { status, paid, refunded }: AuditedPayment): string[] {
  // Nobody has said yet what becomes of it.
  if (open.includes(status)) return [];
  const theirs = found.type === "paid" ? { paid: found.amount, refunded: found.refunded } : { paid: 0, refunded: 0 };
  return [
    ...(theirs.paid === paid ? [] : [`was paid ${paid}, and the processor took ${theirs.paid}`]),
    ...(theirs.refunded === refunded ? [] : [`gave back ${refunded}, and the processor ${theirs.refunded}`]),
  ];
}
