import type { Pool, PoolClient } from "pg";
import type { ClientRow } from "./clients.ts";
import { isToCome } from "./visit-conditions.ts";

/** What a client would lose with their account. Reservations are theirs by the phone, which both sides have proven. */
export type AtStake = { futureReservations: number; reviews: number; favoriteFirms: number; keptGiftCards: number };

export async function countAtStake(
  reader: Pool | PoolClient,
  { id, phone }: Pick<ClientRow, "id" | "phone">,
  now: Date,
): Promise<AtStake> {
  const { rows } = await reader.query<AtStake>(
    `select (select count(*) from reservations r where r.client_phone = $2 and ${isToCome("$3")}) as "futureReservations",
            (select count(*) from reviews v join reservations r on r.firm_id = v.firm_id and r.id = v.reservation_id
              where r.client_phone = $2 and v.part_of is null) as reviews,
            (select count(*) from favorite_firms where client_id = $1) as "favoriteFirms",
            (select count(*) from gift_cards where keeper_id = $1 and status = 'issued' and balance > 0) as "keptGiftCards"`,
    [id, phone, now],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("A select without a from answered no row.");
  return row;
}
