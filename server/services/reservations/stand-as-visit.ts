import type { PoolClient } from "pg";
import type { Mover } from "../../../domain/reservation-status.ts";
import type { Config } from "../../core/config.ts";
import { moveReservations } from "../../db/queries/reservation-moves.ts";
import type { ReservationRow } from "../../db/queries/reservations.ts";
import { requestConfirmationSms } from "./confirmation-sms.ts";
import { planReminders } from "./reminders.ts";

/**
 * Makes a visit of a time that is held, whose row is locked and whose client is known: they are told and reminded of it, in
 * their language.
 */
export async function standAsVisit(
  transaction: PoolClient,
  dependencies: { config: Pick<Config, "publicUrl" | "secrets"> },
  row: ReservationRow,
  { by, now }: { by: Mover; now: Date },
): Promise<void> {
  const { firmId, id, clientPhone: phone, language } = row;
  if (phone === null) throw new Error(`Nobody comes to ${id}.`);
  await moveReservations(transaction, { firmId, ids: [id] }, { to: "confirmed", by, now });
  await planReminders(transaction, row, now);
  await requestConfirmationSms(transaction, dependencies, { row, phone, language, now });
}
