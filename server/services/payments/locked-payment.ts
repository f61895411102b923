import type { PoolClient } from "pg";
import { findPayment, lockPayment, type PaymentRow } from "../../db/queries/payments.ts";
import { subjects } from "./subjects.ts";

/** A payment whose row is locked until the end of the transaction, with what it is for. */
export async function lockedPayment(transaction: PoolClient, id: string): Promise<PaymentRow> {
  const found = await findPayment(transaction, id);
  if (found !== undefined) {
    await subjects[found.subject].lock(transaction, found);
    await lockPayment(transaction, id);
  }
  const payment = found && (await findPayment(transaction, id));
  if (payment === undefined) throw new Error(`There is no payment ${id}.`);
  return payment;
}
