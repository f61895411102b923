import type { Pool } from "pg";
import { moveReservations } from "../../server/db/queries/reservation-moves.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import { salon } from "./salon.ts";

/** Writes a confirmed visit that takes a master's time; answers its id. Times are RFC 3339. */
export async function insertVisit(
  pool: Pool,
  { firmId = salon.firmId, masterId, from, to }: { firmId?: number; masterId: number; from: string; to: string },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with visit as (
       insert into reservations (firm_id, status, starts_at, ends_at, client_name, client_phone, language, total,
                                 full_total, prepayment, currency, secret_hash, free_cancel_until)
       values ($1, 'confirmed', $3, $4, 'Мадина', 77011234567, 'ru', 0, 0, 0, 'KZT', '', $3)
       returning id
     ), sold as (
       insert into reservation_entries (firm_id, reservation_id, service_id, master_id, starts_at, ends_at, price, full_price,
                                        service_name, master_name)
       select $1, id, 1, $2, $3, $4, 0, 0, '{"ru": "", "kz": "", "en": ""}', '{"ru": "", "kz": "", "en": ""}' from visit
     )
     insert into occupancies (firm_id, resource_kind, resource_id, starts_at, ends_at, reservation_id)
     select $1, 'master', $2, $3, $4, id from visit returning reservation_id as id`,
    [firmId, masterId, from, to],
  );
  return rows[0]?.id ?? "";
}

/** Has a held visit wait 15 minutes for its prepayment, unless it ran out already. */
export async function waitForPrepayment(pool: Pool, id: string, now: Date): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<{ firmId: number }>(
      `update reservations set client_name = 'Мадина', client_phone = 77011234567
        where id = $1 and status = 'held' and held_until > $2 returning firm_id as "firmId"`,
      [id, now],
    );
    const heldUntil = new Date(now.getTime() + 900_000);
    for (const { firmId } of rows) {
      await moveReservations(
        transaction,
        { firmId, ids: [id] },
        { to: "awaitingPrepayment", by: "client", now, heldUntil },
      );
    }
  });
}
