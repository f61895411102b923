import type { PoolClient } from "pg";
import { freeRunOut, lockInTheWay, lockRunOut, type LockedHold } from "../../db/queries/hold-deadlines.ts";
import { insertHold, type NewHold } from "../../db/queries/holds.ts";
import type { ReservationRow } from "../../db/queries/reservations.ts";
import { makeWhole, takeWhatIsMissing } from "../../db/queries/occupancies.ts";
import { endReservations } from "./end.ts";

/**
 * Takes what ran out and holds a time out of the way of a reservation. With it the hold that it is to replace is locked, and is
 * answered where it is to be given up: as long as it is still being filled in.
 */
export async function clearTheWay(
  transaction: PoolClient,
  hold: Pick<NewHold, "firmId" | "occupancies" | "now">,
  replacedId: string | undefined,
): Promise<LockedHold | undefined> {
  const locked = await lockInTheWay(transaction, hold, replacedId);
  const replaced = locked.find(({ id, isOver }) => id === replacedId && !isOver);
  const ranOut = locked.filter((row) => row !== replaced);
  await endRunOut(transaction, ranOut, hold.now);
  return replaced;
}

/**
 * Writes a hold for which another one, whose row is locked, gives its time up: only once the new time is had is the old one
 * freed.
 * @returns as {@link insertHold} does
 */
export async function insertInstead(
  transaction: PoolClient,
  hold: NewHold,
  replaced: { firmId: number; id: string },
): Promise<ReservationRow | undefined> {
  const written = await insertHold(transaction, { ...hold, occupancies: [] });
  if (written === undefined || !(await takeWhatIsMissing(transaction, hold, replaced.id))) return undefined;
  const { firmId, id } = replaced;
  await endReservations(transaction, { firmId, ids: [id] }, { to: "expired", by: "client", now: hold.now });
  await makeWhole(transaction, hold);
  return written;
}

/**
 * Expires every reservation whose hold of its time ran out, whatever it waited for, and frees what ran out beside it;
 * answers of how many reservations. Those that somebody is at work on are left.
 */
export async function expireHolds(transaction: PoolClient, now: Date): Promise<number> {
  const locked = await lockRunOut(transaction, now);
  await endRunOut(transaction, locked, now);
  return locked.length;
}

/** Expires what is over, and frees what ran out of that which a reservation holds beside its own time. */
async function endRunOut(transaction: PoolClient, rows: readonly LockedHold[], now: Date): Promise<void> {
  for (const firmId of new Set(rows.map((row) => row.firmId))) {
    const ofFirm = rows.filter((row) => row.firmId === firmId);
    const over = ofFirm.flatMap(({ id, isOver }) => (isOver ? [id] : []));
    if (over.length > 0) {
      await endReservations(transaction, { firmId, ids: over }, { to: "expired", by: "clock", now });
    }
    await freeRunOut(transaction, { firmId, ids: ofFirm.map(({ id }) => id) }, now);
  }
}
