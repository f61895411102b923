import type { PoolClient } from "pg";
import type { Reader } from "../../core/reader.ts";

/** A card that PayBox is to forget since `createdAt`; `token` is sealed. */
export type CardRemovalRow = { id: string; clientId: string; token: string; createdAt: string };

type NewRemoval = { id: string; clientId: string; token: string; tokenHash: Buffer; now: Date };

export async function insertCardRemoval(
  transaction: PoolClient,
  { id, clientId, token, tokenHash, now }: NewRemoval,
): Promise<void> {
  await transaction.query(
    "insert into card_removals (id, client_id, token, token_hash, created_at) values ($1, $2, $3, $4, $5)",
    [id, clientId, token, tokenHash, now],
  );
}

export async function findCardRemoval(reader: Reader, id: string): Promise<CardRemovalRow | undefined> {
  const text = `select id, client_id as "clientId", token, created_at as "createdAt" from card_removals where id = $1`;
  return (await reader.query<CardRemovalRow>(text, [id])).rows[0];
}

/** Forgets a card that PayBox has forgotten. */
export async function deleteCardRemoval(transaction: PoolClient, id: string): Promise<void> {
  await transaction.query("delete from card_removals where id = $1", [id]);
}

/** The cards that PayBox has been to forget since an instant or before, the oldest first. */
export async function findOldRemovals(
  reader: Reader,
  since: Date,
): Promise<Pick<CardRemovalRow, "id" | "createdAt">[]> {
  const text = `select id, created_at as "createdAt" from card_removals where created_at <= $1 order by created_at, id`;
  return (await reader.query<Pick<CardRemovalRow, "id" | "createdAt">>(text, [since])).rows;
}
