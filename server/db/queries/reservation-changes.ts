import type { PoolClient } from "pg";
import type { StoredPlan } from "./holds.ts";
import { makeWhole, takeWhatIsMissing } from "./occupancies.ts";
import { insertAsSold, insertPlanned, plannedValuesOf } from "./reservation-entries.ts";
import type { ReservationRow } from "./reservations.ts";

/** What a reservation becomes. */
export type Change = StoredPlan & { firmId: number; id: string; now: Date };

/** The same, but for what is sold. */
type Frame = Omit<Change, "plan"> & { plan: Omit<StoredPlan["plan"], "entries"> };

/**
 * Changes what a reservation takes and sells, and when it is, and writes that down; its row is locked. The constraint resource_is_free decides.
 * @returns false where not all could be taken and sold; the caller then takes back what was
 */
export async function storeChange(transaction: PoolClient, change: Change): Promise<boolean> {
  if (!(await takeInstead(transaction, change))) return false;
  await storeFrame(transaction, change);
  return sell(transaction, change);
}

/**
 * Like {@link storeChange}, with what a hold sells: the names that this was offered with stay.
 * @returns false where not all could be taken, or the catalogue has let go what was sold
 */
export async function storeChangeTo(
  transaction: PoolClient,
  hold: Pick<ReservationRow, "id" | "entries">,
  change: Frame,
): Promise<boolean> {
  if (!(await takeInstead(transaction, change))) return false;
  await storeFrame(transaction, change);
  return sellAs(transaction, hold, change);
}

async function takeInstead(transaction: PoolClient, change: Frame): Promise<boolean> {
  const taking = { ...change, heldUntil: null };
  if (!(await takeWhatIsMissing(transaction, taking, change.id))) return false;
  await makeWhole(transaction, taking);
  return true;
}

/** Writes when a reservation is and on which terms, that it was changed, and that it sells nothing yet. */
async function storeFrame(transaction: PoolClient, change: Frame): Promise<void> {
  const { firmId, id, plan } = change;
  await transaction.query(
    `with changed as (
       update reservations r
          set starts_at = $3, ends_at = $4, people_count = $5, awaiting_time = $6, total = $7, full_total = $8,
              prepayment = $9, free_cancel_until = $10, currency = $11, manner = $12, version = r.version + 1, updated_at = $13
         from (select starts_at from reservations where firm_id = $1 and id = $2) was
        where r.firm_id = $1 and r.id = $2
       returning r.version, was.starts_at)
     insert into reservation_changes (firm_id, reservation_id, version, from_starts_at, to_starts_at, changed_at)
     select $1, $2, version, starts_at, $3, $13 from changed`,
    [
      firmId,
      id,
      plan.startTime,
      plan.endTime,
      change.peopleCount,
      change.awaitingTime,
      plan.price,
      plan.fullPrice,
      change.prepayment,
      change.freeCancelUntil,
      change.currency,
      change.manner,
      change.now,
    ],
  );
  await transaction.query("delete from reservation_entries where firm_id = $1 and reservation_id = $2", [firmId, id]);
}

async function sell(transaction: PoolClient, { firmId, id, plan: { entries } }: Change): Promise<boolean> {
  const { rowCount } = await transaction.query(insertPlanned(3), [firmId, id, ...plannedValuesOf(entries)]);
  return rowCount === entries.length;
}

async function sellAs(
  transaction: PoolClient,
  { id: holdId, entries }: Pick<ReservationRow, "id" | "entries">,
  { firmId, id }: Frame,
): Promise<boolean> {
  const { rowCount } = await transaction.query(insertAsSold, [firmId, id, holdId]);
  return rowCount === entries.length;
}
