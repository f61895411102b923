import type { Pool } from "pg";

/** Pairs of entries that have a master do two things at once: asked of the database, past its own constraint. */
export async function overlaps(pool: Pool): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `select one.id, other.id as other_id
       from reservation_entries one
       join reservation_entries other
         on other.firm_id = one.firm_id and other.master_id = one.master_id and other.id > one.id
        and one.starts_at < other.ends_at and other.starts_at < one.ends_at
      where one.is_blocking and other.is_blocking`,
  );
  return rows;
}
