import type { Pool, PoolClient } from "pg";

type Pair = { clientId: string; firmId: number };

/** The firms that a client keeps, the latest first. */
export async function findFavorites(pool: Pool | PoolClient, clientId: string): Promise<number[]> {
  const { rows } = await pool.query<{ firmId: number }>(
    `select firm_id as "firmId" from favorite_firms where client_id = $1 order by created_at desc, firm_id desc`,
    [clientId],
  );
  return rows.map(({ firmId }) => firmId);
}

/** Keeps a firm; answers whether there is such a firm. */
export async function insertFavorite(
  transaction: PoolClient,
  { clientId, firmId, now }: Pair & { now: Date },
): Promise<boolean> {
  const { rowCount } = await transaction.query("select from firms where id = $1 for key share", [firmId]);
  if (rowCount === 0) return false;
  await transaction.query(
    "insert into favorite_firms (firm_id, client_id, created_at) values ($1, $2, $3) on conflict do nothing",
    [firmId, clientId, now],
  );
  return true;
}

export async function deleteFavorite(transaction: PoolClient, { clientId, firmId }: Pair): Promise<void> {
  await transaction.query("delete from favorite_firms where firm_id = $1 and client_id = $2", [firmId, clientId]);
}
