import type { Pool, PoolClient } from "pg";

/** A picture: the random id that it is shown under, and its WebP. */
export type Avatar = { id: string; bytes: Buffer };

export async function findAvatar(pool: Pool, id: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ bytes: Buffer }>("select bytes from avatars where id = $1", [id]);
  return rows[0]?.bytes;
}

/** Gives a client a picture, or with null none. */
export async function storeAvatar(transaction: PoolClient, clientId: string, avatar: Avatar | null): Promise<void> {
  await transaction.query("delete from avatars where client_id = $1", [clientId]);
  if (avatar !== null) {
    await transaction.query("insert into avatars (client_id, id, bytes) values ($1, $2, $3)", [
      clientId,
      avatar.id,
      avatar.bytes,
    ]);
  }
  await transaction.query("update clients set version = version + 1 where id = $1", [clientId]);
}
