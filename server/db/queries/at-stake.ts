import type { Pool, PoolClient } from "pg";
import type { ClientRow } from "./clients.ts";

/** What a client would lose with their account. Reservations are theirs by the phone, which both sides have proven. */
export type AtStake = { futureReservations: number; favoriteFirms: number };

export async function countAtStake(
  reader: Pool | PoolClient,
  { id, phone }: Pick<ClientRow, "id" | "phone">,
  now: Date,
): Promise<AtStake> {
  const { rows } = await reader.query<AtStake>(
    `select (select count(*) from reservations
              where client_phone = $2 and ends_at > $3
                and status in ('awaitingPrepayment', 'confirmed')
                and (held_until is null or held_until > $3)) as "futureReservations",
            (select count(*) from favorite_firms where client_id = $1) as "favoriteFirms"`,
    [id, phone, now],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("A select without a from answered no row.");
  return row;
}
