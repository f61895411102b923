import type { Pool } from "pg";
import { reservationMoves } from "../../domain/reservation-status.ts";

/** Reservations whose histories do not lead, move by move that somebody may make, from held to the status they have. */
export async function brokenHistories(pool: Pool): Promise<object[]> {
  const allowed = reservationMoves.flatMap(([from, to, by]) => by.map((mover) => `${from} ${to} ${mover}`));
  const { rows } = await pool.query<object>(
    `with move as (
       select firm_id, reservation_id, from_status, to_status, moved_by, version,
              lag(to_status, 1, 'held') over visit as before, lead(version) over visit is null as is_last
         from reservation_history
       window visit as (partition by firm_id, reservation_id order by version)
     )
     select r.id, r.status, move.* from reservations r
       left join move on move.firm_id = r.firm_id and move.reservation_id = r.id
      where case when move.version is null then r.status <> 'held'
                 else move.from_status <> move.before or move.version > r.version
                      or (move.is_last and move.to_status <> r.status)
                      or concat_ws(' ', move.from_status, move.to_status, move.moved_by) <> all ($1) end`,
    [allowed],
  );
  return rows;
}
