import type pg from "pg";

/**
 * Has what was written put in place on the disk: after a kill PostgreSQL replays what came later alone.
 * Where the account may not ask for that, PostgreSQL does it in its own time.
 */
export async function checkpoint(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    "select pg_has_role(current_user, 'pg_checkpoint', 'usage') as may",
  );
  if (rows[0]?.may) await client.query("checkpoint");
}
