import type { PoolClient } from "pg";
import { findPayment, lockPayment, type PaymentRow } from "../../db/queries/payments.ts";
import type { PaymentKind, PaymentKinds } from "./kinds.ts";

/** A payment whose row is locked until the end of the transaction, with what it is for. */
export async function lockedPayment(transaction: PoolClient, kinds: PaymentKinds, id: string): Promise<PaymentRow> {
  const found = await findPayment(transaction, id);
  if (found === undefined) throw new Error(`There is no payment ${id}.`);
  return lockedOfKind(transaction, kinds[found.subject], found);
}

/** {@link lockedPayment}, of one that was read before and whose kind is known. */
export async function lockedOfKind(
  transaction: PoolClient,
  { lock }: Pick<PaymentKind, "lock">,
  found: PaymentRow,
): Promise<PaymentRow> {
  await lock(transaction, found);
  await lockPayment(transaction, found.id);
  const payment = await findPayment(transaction, found.id);
  if (payment === undefined) throw new Error(`There is no payment ${found.id} any more.`);
  return payment;
}
