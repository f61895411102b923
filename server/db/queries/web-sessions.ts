import type { PoolClient } from "pg";

/** A legacy web session: `hash` is of its own id, `sessionId` the session that it belongs to. */
export type NewWebSession = {
  hash: Buffer;
  sessionId: string;
  accessId: string;
  accessPasswordHash: Buffer;
  now: Date;
};

/** Writes it, unless its session was ended meanwhile; answers whether it did. */
export async function insertWebSession(transaction: PoolClient, session: NewWebSession): Promise<boolean> {
  const { hash, sessionId, accessId, accessPasswordHash, now } = session;
  const { rowCount } = await transaction.query(
    `insert into web_sessions (hash, session_id, access_id, access_password_hash, created_at)
     select $1, id, $3, $4, $5 from sessions where id = $2 and revoked_at is null for update`,
    [hash, sessionId, accessId, accessPasswordHash, now],
  );
  return rowCount === 1;
}

export async function deleteWebSession(transaction: PoolClient, hash: Buffer): Promise<void> {
  await transaction.query("delete from web_sessions where hash = $1", [hash]);
}
