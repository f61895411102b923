import type { PoolClient } from "pg";
import { type Processor, takings } from "../../core/card-processor.ts";
import type { Reader } from "../../core/reader.ts";

/** Whether its processor has notified since an instant that it took the money. */
export async function hasTakingCallback(reader: Reader, paymentId: string, since: Date): Promise<boolean> {
  const { rowCount } = await reader.query(
    "select from payment_callbacks where payment_id = $1 and kind = any ($3) and created_at > $2 limit 1",
    [paymentId, since, takings],
  );
  return rowCount === 1;
}

/** Notes what a processor notified; answers false where it has notified that before. */
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
