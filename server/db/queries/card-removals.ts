import type { PoolClient } from "pg";
import type { Reader } from "../../core/reader.ts";

/** A card that PayBox is to forget; `token` is sealed. */
export type CardRemovalRow = { id: string; clientId: string; token: string };

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
  const text = `select id, client_id as "clientId", token from card_removals where id = $1`;
  return (await reader.query<CardRemovalRow>(text, [id])).rows[0];
}

/** Forgets a card that PayBox has forgotten. */
export async function deleteCardRemoval(transaction: PoolClient, id: string): Promise<void> {
  await transaction.query("delete from card_removals where id = $1", [id]);
}
