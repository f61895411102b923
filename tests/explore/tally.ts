import type { Pool } from "pg";

/** What clients have brought about, a line for each kind of thing: "reservations: 3 confirmed, 12 expired". */
export async function tallyOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ kind: string; status: string; count: number }>(
    `select 'reservations' as kind, status::text, count(*) from reservations group by status
     union all select 'payments', status::text, count(*) from payments group by status
     union all select 'gift cards', status::text, count(*) from gift_cards group by status
     union all select 'accounts', 'opened', count(*) from clients`,
  );
  return rows.map(({ kind, status, count }) => `${kind}: ${count} ${status}`);
}
