import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { PlannedTime, ReservationParams } from "../../core/availability.ts";
import { hashSecret, newSecret } from "../../core/secrets.ts";
import { insertHold, type NewHold } from "../../db/queries/holds.ts";
import { findOccupancies } from "../../db/queries/occupancies.ts";
import { storeChangeTo } from "../../db/queries/reservation-changes.ts";
import { findReservation, type ReservationRow } from "../../db/queries/reservations.ts";
import { endReservations } from "./end.ts";
import { planReminders } from "./reminders.ts";
import { clearTheWay } from "./run-out.ts";
import { storedOf } from "./take-time.ts";

type Offered = Pick<NewHold, "firmId" | "language" | "heldFrom" | "heldUntil" | "now"> & {
  plan: PlannedTime;
  params: ReservationParams;
};

/**
 * Holds a planned time for somebody who is to be asked whether they want it, and has no secret for it.
 * @param isWanted is asked once the way is clear
 * @returns its id; undefined where it is not wanted or somebody was faster: then the caller takes back what was done
 */
export async function holdOffered(
  transaction: PoolClient,
  { plan, params, ...offered }: Offered,
  isWanted: () => Promise<boolean>,
): Promise<string | undefined> {
  const { firmId, now } = offered;
  await clearTheWay(transaction, { firmId, occupancies: plan.occupancies, now }, undefined);
  if (!(await isWanted())) return undefined;
  const id = randomUUID();
  const stored = { ...storedOf(plan, params), referrer: undefined, secretHash: hashSecret(newSecret()) };
  return (await insertHold(transaction, { ...offered, ...stored, id })) ? id : undefined;
}

/**
 * Gives a visit the time, the price and the names of a hold, which is given up; reminders are planned anew. Both rows are locked.
 * @returns whether the catalogue still has its services and masters: nobody else can have the time
 */
export async function moveToOffered(
  transaction: PoolClient,
  visit: ReservationRow,
  { hold, now }: { hold: ReservationRow; now: Date },
): Promise<boolean> {
  const { firmId, id } = visit;
  const occupancies = await findOccupancies(transaction, hold);
  await endReservations(transaction, { firmId, ids: [hold.id] }, { to: "expired", by: "client", now });
  const { startsAt, endsAt, total, fullTotal } = hold;
  const { currency, prepayment, freeCancelUntil, peopleCount, awaitingTime, manner } = hold;
  const plan = { startTime: startsAt, endTime: endsAt, price: total, fullPrice: fullTotal };
  const terms = { currency, prepayment, freeCancelUntil, peopleCount, awaitingTime, manner };
  if (!(await storeChangeTo(transaction, hold, { firmId, id, plan, occupancies, ...terms, now }))) return false;
  await planReminders(transaction, { firmId, id, startsAt, endsAt, timeZone: visit.timeZone }, now);
  return true;
}

/** Frees a time that is held for somebody, unless it is free already or became a visit. */
export async function giveUpOffered(
  transaction: PoolClient,
  { id, language }: Pick<ReservationRow, "id" | "language">,
  { by, now }: { by: "client" | "clock"; now: Date },
): Promise<void> {
  const hold = await findReservation(transaction, id, language);
  if (hold?.status !== "held") return;
  await endReservations(transaction, { firmId: hold.firmId, ids: [id] }, { to: "expired", by, now });
}
