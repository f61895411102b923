import type { Pool } from "pg";

/** How a stand-in misbehaves now; the first of its modes is to behave. */
export async function faultOf<Mode extends string>(
  pool: Pool,
  standIn: string,
  modes: readonly [Mode, ...Mode[]],
): Promise<Mode> {
  const { rows } = await pool.query<{ mode: string }>("select mode from sandbox_faults where stand_in = $1", [standIn]);
  return modes.find((mode) => mode === rows[0]?.mode) ?? modes[0];
}

export async function saveFaultOf(pool: Pool, standIn: string, mode: string): Promise<void> {
  await pool.query(
    `insert into sandbox_faults (stand_in, mode) values ($1, $2)
     on conflict (stand_in) do update set mode = excluded.mode`,
    [standIn, mode],
  );
}
