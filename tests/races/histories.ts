import type { Pool } from "pg";
import { reservationMoves } from "../../domain/reservation-status.ts";

/**
 * Reservations whose histories do not lead, move by move that somebody may make, from held to the status they have, or change by
 * change to the time they have.
 */
export async function brokenHistories(pool: Pool): Promise<object[]> {
  return [...(await brokenMoves(pool)), ...(await brokenChanges(pool))];
}

async function brokenChanges(pool: Pool): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `with change as (
       select firm_id, reservation_id, version, from_starts_at, to_starts_at,
              lag(to_starts_at) over visit as before, lead(version) over visit is null as is_last
         from reservation_changes
       window visit as (partition by firm_id, reservation_id order by version)
     )
     select r.id, r.starts_at, change.*
       from change join reservations r on r.firm_id = change.firm_id and r.id = change.reservation_id
      where change.from_starts_at <> change.before or change.version > r.version
            or (change.is_last and change.to_starts_at <> r.starts_at)
            or exists (select from reservation_history h
                        where h.firm_id = r.firm_id and h.reservation_id = r.id and h.version = change.version)`,
  );
  return rows;
}

async function brokenMoves(pool: Pool): Promise<object[]> {
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
