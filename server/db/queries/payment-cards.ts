import type { PoolClient } from "pg";
import type { CardShown, Processor } from "../../core/card-processor.ts";
import type { Reader } from "../../core/reader.ts";

/** A card that a client has saved; `token` is sealed. */
export type SavedCardRow = { id: string; processor: Processor; token: string; card: CardShown; isDefault: boolean };

const select = `select id, processor, token, card, is_default as "isDefault" from payment_cards`;

/** The cards of a client, the default first, then the newest. */
export async function findCards(reader: Reader, clientId: string): Promise<SavedCardRow[]> {
  const text = `${select} where client_id = $1 order by is_default desc, created_at desc, id`;
  return (await reader.query<SavedCardRow>(text, [clientId])).rows;
}

export async function findCard(reader: Reader, clientId: string, id: string): Promise<SavedCardRow | undefined> {
  return (await reader.query<SavedCardRow>(`${select} where client_id = $1 and id = $2`, [clientId, id])).rows[0];
}

type NewCard = {
  clientId: string;
  id: string;
  processor: Processor;
  token: string;
  tokenHash: Buffer;
  card: CardShown;
  now: Date;
};

/** Keeps a card of a client who is still there; the first is the default. One that is known stays as it is. */
export async function insertCard(
  transaction: PoolClient,
  { clientId, id, processor, token, tokenHash, card, now }: NewCard,
): Promise<void> {
  await transaction.query(
    `insert into payment_cards (client_id, id, processor, token, token_hash, card, is_default, created_at)
     select c.id, $2, $3, $4, $5, $6, not exists (select from payment_cards k where k.client_id = c.id), $7
       from clients c where c.id = $1 for update
     on conflict (client_id, token_hash) do nothing`,
    [clientId, id, processor, token, tokenHash, card, now],
  );
}

/** Makes a card of a client, who is locked, the default; answers false where there is none. */
export async function storeDefaultCard(transaction: PoolClient, clientId: string, id: string): Promise<boolean> {
  const text = "update payment_cards set is_default = false where client_id = $1 and is_default and id <> $2";
  await transaction.query(text, [clientId, id]);
  const { rowCount } = await transaction.query(
    "update payment_cards set is_default = true where client_id = $1 and id = $2",
    [clientId, id],
  );
  return rowCount === 1;
}

/** A card that is not kept here any more; `token` is sealed. */
export type DeletedCard = Pick<SavedCardRow, "processor" | "token"> & { clientId: string; tokenHash: Buffer };

const deleted = `client_id as "clientId", processor, token, token_hash as "tokenHash"`;

/** Deletes a card of a client, who is locked; the newest other one is the default where it was. Answers nothing where there is none. */
export async function deleteCard(
  transaction: PoolClient,
  clientId: string,
  id: string,
): Promise<DeletedCard | undefined> {
  const { rows } = await transaction.query<DeletedCard>(
    `delete from payment_cards where client_id = $1 and id = $2 returning ${deleted}`,
    [clientId, id],
  );
  await transaction.query(
    `update payment_cards set is_default = true
      where client_id = $1 and not exists (select from payment_cards d where d.client_id = $1 and d.is_default)
        and id = (select id from payment_cards where client_id = $1 order by created_at desc, id limit 1)`,
    [clientId],
  );
  return rows[0];
}

/** Deletes the cards of the people whose accounts are to be deleted by now. */
export async function deleteCardsOfLeavers(transaction: PoolClient, now: Date): Promise<DeletedCard[]> {
  const { rows } = await transaction.query<DeletedCard>(
    `delete from payment_cards where client_id in (select id from clients where delete_after <= $1 for update)
     returning ${deleted}`,
    [now],
  );
  return rows;
}
