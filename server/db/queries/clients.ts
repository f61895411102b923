import type { Pool, PoolClient } from "pg";
import type { Phone } from "../../../domain/phone.ts";
import type { Language } from "../../../domain/language.ts";
import { countRatings, lockRatings } from "./ratings.ts";
import { deleteReviewsOf, findReviewedFirms } from "./visit-reviews.ts";

type Reader = Pool | PoolClient;

/** A client as the database has them; whatever is not known is null, instants are in UTC. */
export type ClientRow = {
  id: string;
  phone: Phone;
  name: string;
  surname: string | null;
  passwordHash: string;
  /** Of the picture, which stands at /avatars/{id}.webp. */
  avatarId: string | null;
  version: number;
  deletionRequestedAt: string | null;
  deleteAfter: string | null;
};

const columns = `
  select c.id, c.phone, c.name, c.surname, c.password_hash as "passwordHash", a.id as "avatarId", c.version,
         c.deletion_requested_at as "deletionRequestedAt", c.delete_after as "deleteAfter"
    from clients c left join avatars a on a.client_id = c.id`;

export async function findClientByPhone(reader: Reader, phone: Phone): Promise<ClientRow | undefined> {
  const { rows } = await reader.query<ClientRow>(`${columns} where c.phone = $1`, [phone]);
  return rows[0];
}

export async function findClient(reader: Reader, id: string): Promise<ClientRow | undefined> {
  const { rows } = await reader.query<ClientRow>(`${columns} where c.id = $1`, [id]);
  return rows[0];
}

/** Like {@link findClient}; whoever else wants to change the client or open a session of theirs waits. */
export async function lockClient(transaction: PoolClient, id: string): Promise<ClientRow | undefined> {
  await transaction.query("select from clients where id = $1 for update", [id]);
  return findClient(transaction, id);
}

/** Like {@link lockClient}, by phone. */
export async function lockClientByPhone(transaction: PoolClient, phone: Phone): Promise<ClientRow | undefined> {
  await transaction.query("select from clients where phone = $1 for update", [phone]);
  return findClientByPhone(transaction, phone);
}

export type NewClient = {
  phone: Phone;
  name: string;
  passwordHash: string;
  language: Language;
  referrer: string | null;
  now: Date;
};

/** Writes a client; answers undefined when the phone is somebody's already. */
export async function insertClient(transaction: PoolClient, client: NewClient): Promise<{ id: string } | undefined> {
  const { phone, name, passwordHash, language, referrer, now } = client;
  const { rows } = await transaction.query<{ id: string }>(
    `insert into clients (phone, name, password_hash, language, referrer, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (phone) do nothing returning id`,
    [phone, name, passwordHash, language, referrer, now],
  );
  return rows[0];
}

export async function storePassword(transaction: PoolClient, id: string, passwordHash: string): Promise<void> {
  await transaction.query("update clients set password_hash = $2 where id = $1", [id, passwordHash]);
}

/** Changes the name of a client who is still as in that version; answers whether they were. */
export async function storeName(
  transaction: PoolClient,
  id: string,
  { name, surname, version }: { name: string; surname: string | null; version: number },
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    "update clients set name = $2, surname = $3, version = version + 1 where id = $1 and version = $4",
    [id, name, surname, version],
  );
  return rowCount === 1;
}

/** Sets when the client is to be deleted, or with null that they are not. */
export async function storeDeletion(
  transaction: PoolClient,
  id: string,
  deletion: { requestedAt: Date; deleteAfter: Date } | null,
): Promise<void> {
  await transaction.query("update clients set deletion_requested_at = $2, delete_after = $3 where id = $1", [
    id,
    deletion?.requestedAt,
    deletion?.deleteAfter,
  ]);
}

/**
 * Deletes the people whose time to take it back is over, with all that is theirs: what they have said of firms leaves their
 * ratings too. A reservation is the firm's record of a visit, and stays.
 */
export async function deleteClients(transaction: PoolClient, now: Date): Promise<void> {
  const { rows } = await transaction.query<{ phone: Phone }>(
    "delete from clients where delete_after <= $1 returning phone",
    [now],
  );
  const phones = rows.map(({ phone }) => phone);
  const rated = await lockRatings(transaction, await findReviewedFirms(transaction, phones));
  await deleteReviewsOf(transaction, phones);
  await countRatings(transaction, rated);
  await transaction.query("delete from sms_challenges where phone = any ($1)", [phones]);
  await transaction.query("delete from waitlist_requests where phone = any ($1)", [phones]);
  await transaction.query("delete from password_attempts where phone = any ($1)", [phones]);
}
