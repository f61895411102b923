import type { Pool } from "pg";

/** The times that nobody can have though whoever took them has given them up, has cancelled, or came too late. */
export async function takenByWhatIsOver(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `select distinct format('%s, which is %s', r.id, r.status) as what
       from occupancies o join reservations r on r.firm_id = o.firm_id and r.id = o.reservation_id
      where r.status in ('expired', 'cancelledByClient', 'cancelledBySalon')`,
  );
  return rows.map(({ what }) => `a time is taken by ${what}`);
}
