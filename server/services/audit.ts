import type { Pool } from "pg";
import { isOpenPayment } from "../../domain/payment-status.ts";
import { dayMs } from "../../domain/time.ts";
import type { CardProcessors, ListedPayment, PaymentAnswer, Processor } from "../core/card-processor.ts";
import { OutsideFailed, type NotFound } from "../core/outside.ts";
import { isUuid } from "../core/uuid.ts";
import { findOldRemovals } from "../db/queries/card-removals.ts";
import { findUnbalanced } from "../db/queries/cashback.ts";
import { findGiftCardFaults } from "../db/queries/gift-card-audit.ts";
import { findPartFaults } from "../db/queries/prepayment-audit.ts";
import { type AuditedPayment, findAudited, findProcessorIds } from "../db/queries/payment-audit.ts";

const atOnce = 200;
const nobody = "00000000-0000-0000-0000-000000000000";

/**
 * What the audit found: how many payments there are, how many of them are still open, and what is not as it should be. What an
 * `unlisted` processor took and we know nothing of can't be found: it does not list it.
 */
export type Audit = { payments: number; open: number; complaints: string[]; unlisted: Processor[] };

/**
 * Compares the ledger with itself, with what is paid for, with what each processor says of each payment, and with what it lists of the
 * last day. Changes nothing. A processor that does not answer is complained of, and what is left is compared all the same.
 */
export async function auditPayments(pool: Pool, processors: CardProcessors, now: Date): Promise<Audit> {
  const audit: Audit = { payments: 0, open: 0, complaints: [], unlisted: [] };
  let after = nobody;
  for (;;) {
    const rows = await findAudited(pool, after, atOnce);
    for (const row of rows) {
      audit.payments += 1;
      if (isOpenPayment[row.status]) audit.open += 1;
      const complaints = [...inItself(row), ...inTime(row, now), ...(await besideTheProcessor(processors, row))];
      audit.complaints.push(...complaints.map((complaint) => `${row.id}: ${complaint}`));
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) break;
    after = last.id;
  }
  const yesterday = new Date(now.getTime() - dayMs);
  for (const name of ["cloudPayments", "payBox"] as const) {
    const processor = processors[name];
    if (processor?.listPayments !== undefined)
      audit.complaints.push(...(await strangersAt(name, pool, processor.listPayments(yesterday))));
    else if (processor !== undefined) audit.unlisted.push(name);
  }
  for (const { clientId, currency, balance, sum } of await findUnbalanced(pool))
    audit.complaints.push(`cashback of ${clientId}: is ${balance} ${currency}, and its entries say ${sum}`);
  for (const { reservationId, fault } of await findPartFaults(pool))
    audit.complaints.push(`reservation ${reservationId}: ${fault}`);
  for (const { giftCardId, fault } of await findGiftCardFaults(pool))
    audit.complaints.push(`gift card ${giftCardId}: ${fault}`);
  for (const { id, createdAt } of await findOldRemovals(pool, yesterday))
    audit.complaints.push(`removal of a card ${id}: PayBox has not forgotten it since ${createdAt}`);
  return audit;
}

/** What a processor took that is no payment of ours, or for one of ours beside what we know that it took. */
async function strangersAt(name: Processor, pool: Pool, listing: Promise<ListedPayment[]>): Promise<string[]> {
  try {
    const listed = await listing;
    const known = await findProcessorIds(
      pool,
      listed.flatMap(({ id }) => (id !== undefined && isUuid(id) ? [id] : [])),
    );
    return listed.flatMap(({ id = "nothing", processorId, amount, currency }) => {
      const own = known.get(id);
      if (own === null || own === processorId) return [];
      const took = `${name} ${processorId}: took ${amount} ${currency} for ${id}`;
      return [own === undefined ? `${took}, which we know nothing of` : `${took}, which it took as ${own} already`];
    });
  } catch (error) {
    if (!(error instanceof OutsideFailed)) throw error;
    return [`${name}: what it took could not be listed: ${error.message}`];
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
    ...(kept > 0 && row.others > 0 ? ["is the second that was kept for the same"] : []),
    ...(kept > 0 && !row.isEarned ? ["was kept for nothing"] : []),
  ];
}

/** Whatever is begun ends within a day: what does not has to be looked at. */
function inTime({ status, createdAt, refundingSince }: AuditedPayment, now: Date): string[] {
  const isOld = (since: string) => Date.parse(since) + dayMs <= now.getTime();
  return [
    ...(isOpenPayment[status] && isOld(createdAt) ? [`has been ${status} since ${createdAt}`] : []),
    ...(refundingSince !== null && isOld(refundingSince) ? [`is to give back money since ${refundingSince}`] : []),
  ];
}

async function besideTheProcessor(processors: CardProcessors, row: AuditedPayment): Promise<string[]> {
  // Nobody has said yet what becomes of it.
  if (isOpenPayment[row.status]) return [];
  const processor = processors[row.processor];
  if (processor === undefined) return [`can't be compared: there is no account with ${row.processor}`];
  try {
    return besideThe(await processor.find(row), row);
  } catch (error) {
    if (!(error instanceof OutsideFailed)) throw error;
    return [`could not be compared: ${error.message}`];
  }
}

function besideThe(found: PaymentAnswer | NotFound, { paid, refunded }: AuditedPayment): string[] {
  if (found.type === "authorized") return [`holds ${found.amount} of the client's money, which nobody wants`];
  const theirs = found.type === "paid" ? { paid: found.amount, refunded: found.refunded } : { paid: 0, refunded: 0 };
  return [
    ...(theirs.paid === paid ? [] : [`was paid ${paid}, and the processor took ${theirs.paid}`]),
    ...(theirs.refunded === refunded ? [] : [`gave back ${refunded}, and the processor ${theirs.refunded}`]),
  ];
}
