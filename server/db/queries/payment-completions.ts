import type { PoolClient } from "pg";
import type { Reader } from "../../core/reader.ts";
import type { PaymentKey } from "./payments.ts";

/** What the client brought back from the bank's page, sealed until the processor has it. */
export type Completion = { id: string; paymentId: string; sealed: string | null };

/** Keeps what was brought last. Of a payment that nothing was taken of yet, whose row is locked: what is worked on goes by its id. */
export async function keepCompletion(
  transaction: PoolClient,
  { firmId, id: paymentId }: PaymentKey,
  { id, sealed }: { id: string; sealed: string },
): Promise<void> {
  await transaction.query(
    `insert into payment_completions (id, firm_id, payment_id, sealed) values ($1, $2, $3, $4)
     on conflict (firm_id, payment_id) do update set id = excluded.id, sealed = excluded.sealed`,
    [id, firmId, paymentId, sealed],
  );
}

const selectCompletion = 'select id, payment_id as "paymentId", sealed from payment_completions';

export async function findCompletion(reader: Reader, id: string): Promise<Completion | undefined> {
  return (await reader.query<Completion>(`${selectCompletion} where id = $1`, [id])).rows[0];
}

export async function findCompletionOf(reader: Reader, { firmId, id }: PaymentKey): Promise<Completion | undefined> {
  const text = `${selectCompletion} where firm_id = $1 and payment_id = $2`;
  return (await reader.query<Completion>(text, [firmId, id])).rows[0];
}

export async function forgetCompletion(transaction: PoolClient, id: string): Promise<void> {
  await transaction.query("update payment_completions set sealed = null where id = $1", [id]);
}
