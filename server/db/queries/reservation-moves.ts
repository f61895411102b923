import type { ClientBase } from "pg";
import { projectPaymentStatus } from "./payment-status.ts";
import {
  type Mover,
  type ReservationEnd,
  type ReservationStatus,
  statusesBefore,
  takesTime,
} from "../../../domain/reservation-status.ts";

/** Reservations of one firm. */
export type Reservations = { firmId: number; ids: readonly string[] };

/** To which status, and who moves it there. `heldUntil`: where it takes its time for a while only. */
type Move<To extends ReservationStatus> = { to: To; by: Mover; now: Date; heldUntil?: Date };

/** To a status that is no end. */
export type MoveOn = Move<Exclude<ReservationStatus, ReservationEnd>>;
export type MoveToEnd = Move<ReservationEnd>;

const moved = {
  name: "move",
  text: `
    with moved as (
      update reservations r
         set status = $3, held_until = $7, held_from = case when $7::timestamptz is not null then r.held_from end,
             version = r.version + 1, updated_at = $6
        from (select id, status from reservations
               where firm_id = $1 and id = any ($2) and status = any ($4) order by id for update) was
       where r.firm_id = $1 and r.id = was.id
      returning r.id, r.version, was.status
    ), freed as (
      delete from occupancies o using moved where not $8::boolean and o.firm_id = $1 and o.reservation_id = moved.id
    ), kept as (
      update occupancies o set held_until = $7 from moved where $8::boolean and o.firm_id = $1 and o.reservation_id = moved.id
    )
    insert into reservation_history (firm_id, reservation_id, version, from_status, to_status, moved_by, moved_at)
    select $1, id, version, status, $3, $5, $6 from moved`,
};

/**
 * Moves reservations of a firm, whose rows are locked, from one status to another. Their times are kept or free for others as the
 * new status has it, and their histories say who moved them.
 * @throws Error where one of them is in a status from which nobody of that kind may move it there
 */
export async function moveReservations(
  transaction: ClientBase,
  reservations: Reservations,
  move: MoveOn,
): Promise<void> {
  await moveTo(transaction, reservations, move);
  if (move.to === "awaitingPrepayment") await projectPaymentStatus(transaction, reservations);
}

/** Like {@link moveReservations}, to an end. What follows for the money of their clients is the caller's, in the same transaction. */
export async function moveToEnd(transaction: ClientBase, reservations: Reservations, move: MoveToEnd): Promise<void> {
  await moveTo(transaction, reservations, move);
}

async function moveTo(
  transaction: ClientBase,
  { firmId, ids }: Reservations,
  { to, by, now, heldUntil }: Move<ReservationStatus>,
): Promise<void> {
  const values = [firmId, ids, to, statusesBefore(to, by), by, now, heldUntil ?? null, takesTime[to]];
  const { rowCount } = await transaction.query({ ...moved, values });
  if (rowCount !== ids.length) throw new Error(`Not all of ${ids.join(", ")} can be moved to ${to} by the ${by}.`);
}
