import type { Pool } from "pg";

/** Where PostgreSQL writes next in its log. */
export async function placeInLog(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ place: string }>("select pg_current_wal_insert_lsn()::text as place");
  return rows[0]?.place ?? "";
}

/** Whether a kill now would have what came before `place` in the log replayed. */
export async function replaysFrom(pool: Pool, place: string): Promise<boolean> {
  const { rows } = await pool.query<{ replays: boolean }>(
    "select redo_lsn < $1::pg_lsn as replays from pg_control_checkpoint()",
    [place],
  );
  return rows[0]?.replays ?? true;
}
