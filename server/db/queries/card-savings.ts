import type { PoolClient } from "pg";
import type { Reader } from "../../core/reader.ts";

/** A card that a client saves at PayBox's page; `url` is that page. */
export type CardSavingRow = {
  id: string;
  clientId: string;
  reservationId: string | null;
  status: "opening" | "open" | "saved" | "failed";
  url: string | null;
  isReported: boolean;
  beginBefore: string;
};

type NewSaving = Pick<CardSavingRow, "id" | "clientId" | "reservationId"> & { beginBefore: Date; now: Date };

export async function insertCardSaving(
  transaction: PoolClient,
  { id, clientId, reservationId, beginBefore, now }: NewSaving,
): Promise<void> {
  await transaction.query(
    `insert into card_savings (id, client_id, reservation_id, status, begin_before, created_at)
     values ($1, $2, $3, 'opening', $4, $5)`,
    [id, clientId, reservationId, beginBefore, now],
  );
}

export async function findCardSaving(reader: Reader, id: string): Promise<CardSavingRow | undefined> {
  const { rows } = await reader.query<CardSavingRow>(
    `select id, client_id as "clientId", reservation_id as "reservationId", status, url, is_told as "isReported",
            begin_before as "beginBefore"
       from card_savings where id = $1`,
    [id],
  );
  return rows[0];
}

/** How many savings a client has begun since an instant. */
export async function countCardSavings(reader: Reader, clientId: string, since: Date): Promise<number> {
  const text = "select count(*)::integer as count from card_savings where client_id = $1 and created_at > $2";
  return (await reader.query<{ count: number }>(text, [clientId, since])).rows[0]?.count ?? 0;
}

/** Notes where PayBox's page is. */
export async function openCardSaving(transaction: PoolClient, id: string, url: string): Promise<void> {
  await transaction.query("update card_savings set status = 'open', url = $2 where id = $1", [id, url]);
}

/** Notes what it came to. */
export async function endCardSaving(transaction: PoolClient, id: string, status: "saved" | "failed"): Promise<void> {
  await transaction.query("update card_savings set status = $2, url = null where id = $1", [id, status]);
}

/** Notes that PayBox has the card. */
export async function markCardReported(transaction: PoolClient, id: string): Promise<void> {
  await transaction.query("update card_savings set is_told = true where id = $1", [id]);
}

/** Which of these cards of a client, by the hashes of their tokens, are saved here, or are being removed. */
export async function findKnownTokens(reader: Reader, clientId: string, hashes: Buffer[]): Promise<Buffer[]> {
  const { rows } = await reader.query<{ hash: Buffer }>(
    `select token_hash as hash from payment_cards where client_id = $1 and token_hash = any($2)
     union select token_hash from card_removals where client_id = $1 and token_hash = any($2)`,
    [clientId, hashes],
  );
  return rows.map(({ hash }) => hash);
}
