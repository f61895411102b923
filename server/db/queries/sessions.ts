import type { Pool, PoolClient } from "pg";

/** On what a session runs, as the client says. */
export type Device = { clientApp: string; appVersion: string; deviceName: string; deviceOS: string };

/** Opens a session with its first refresh token; answers its id. */
export async function insertSession(
  transaction: PoolClient,
  { clientId, device, hash, now }: { clientId: string; device: Device; hash: Buffer; now: Date },
): Promise<string> {
  const { clientApp, appVersion, deviceName, deviceOS } = device;
  const { rows } = await transaction.query<{ id: string }>(
    `insert into sessions (client_id, client_app, app_version, device_name, device_os, created_at, last_used_at)
     values ($1, $2, $3, $4, $5, $6, $6) returning id`,
    [clientId, clientApp, appVersion, deviceName, deviceOS, now],
  );
  const [session] = rows;
  if (session === undefined) throw new Error("An insert returned no row.");
  await insertRefreshToken(transaction, { sessionId: session.id, hash, now });
  return session.id;
}

export async function insertRefreshToken(
  transaction: PoolClient,
  { sessionId, hash, now }: { sessionId: string; hash: Buffer; now: Date },
): Promise<void> {
  await transaction.query("insert into refresh_tokens (hash, session_id, created_at) values ($1, $2, $3)", [
    hash,
    sessionId,
    now,
  ]);
}

/** Whether the session is that client's and was not ended. */
export async function isSessionLive(
  pool: Pool,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "live session",
    text: "select from sessions where id = $1 and client_id = $2 and revoked_at is null",
    values: [sessionId, id],
  });
  return rowCount === 1;
}

/** A refresh token with its session; `usedAt` is when it was first changed for another. */
export type RefreshTokenRow = {
  sessionId: string;
  clientId: string;
  usedAt: string | null;
  lastUsedAt: string;
  revokedAt: string | null;
};

/** A refresh token by its hash; whoever else wants to use or end its session waits. */
export async function lockRefreshToken(transaction: PoolClient, hash: Buffer): Promise<RefreshTokenRow | undefined> {
  const { rows } = await transaction.query<RefreshTokenRow>(
    `select s.id as "sessionId", s.client_id as "clientId", t.used_at as "usedAt", s.last_used_at as "lastUsedAt",
            s.revoked_at as "revokedAt"
       from refresh_tokens t join sessions s on s.id = t.session_id where t.hash = $1 for update`,
    [hash],
  );
  return rows[0];
}

/** Notes that a refresh token was changed, and on which version of the client its session runs now. */
export async function storeRefresh(
  transaction: PoolClient,
  { sessionId, hash, appVersion, deviceOS, now }: Refreshed,
): Promise<void> {
  await transaction.query("update refresh_tokens set used_at = coalesce(used_at, $2) where hash = $1", [hash, now]);
  await transaction.query(
    "update sessions set last_used_at = greatest(last_used_at, $2), app_version = $3, device_os = $4 where id = $1",
    [sessionId, now, appVersion, deviceOS],
  );
}

export type Refreshed = { sessionId: string; hash: Buffer; appVersion: string; deviceOS: string; now: Date };

/** The session of a refresh token, whether it stands or not. */
export async function findSessionOf(transaction: PoolClient, hash: Buffer): Promise<string | undefined> {
  const { rows } = await transaction.query<{ sessionId: string }>(
    `select session_id as "sessionId" from refresh_tokens where hash = $1`,
    [hash],
  );
  return rows[0]?.sessionId;
}

/** Ends a session. */
export async function revokeSession(transaction: PoolClient, sessionId: string, now: Date): Promise<void> {
  await transaction.query("update sessions set revoked_at = $2 where id = $1 and revoked_at is null", [sessionId, now]);
}

/** Ends a client's sessions, but for one that is `kept`. The client must be locked, or a session may come meanwhile. */
export async function revokeSessions(
  transaction: PoolClient,
  clientId: string,
  { kept, now }: { kept?: string; now: Date },
): Promise<void> {
  await transaction.query(
    "update sessions set revoked_at = $3 where client_id = $1 and revoked_at is null and id is distinct from $2::uuid",
    [clientId, kept, now],
  );
}
