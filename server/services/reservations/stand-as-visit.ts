import type { PoolClient } from "pg";
import type { Mover } from "../../../domain/reservation-status.ts";
import type { Config } from "../../core/config.ts";
import { limits } from "../../core/limits.ts";
import { Refused } from "../../core/refusal.ts";
import { moveReservations } from "../../db/queries/reservation-moves.ts";
import {
  type Coming,
  findAwaitedEnds,
  lockConfirmations,
  type ReservationRow,
  storeClient,
} from "../../db/queries/reservations.ts";
import { requestConfirmationSms } from "./confirmation-sms.ts";
import { planReminders } from "./reminders.ts";

type Needed = { config: Pick<Config, "publicUrl" | "secrets"> };

/**
 * Makes a visit of a time that is held, whose row is locked and whose client is known: they are told and reminded of it, in
 * their language.
 */
export async function standAsVisit(
  transaction: PoolClient,
  dependencies: Needed,
  row: ReservationRow,
  { by, now }: { by: Mover; now: Date },
): Promise<void> {
  const { firmId, id, clientPhone: phone, language } = row;
  if (phone === null) throw new Error(`Nobody comes to ${id}.`);
  await moveReservations(transaction, { firmId, ids: [id] }, { to: "confirmed", by, now });
  await planReminders(transaction, row, now);
  await requestConfirmationSms(transaction, dependencies, { row, phone, language, now });
}

/**
 * Takes who comes, whose phone is proven, into a hold whose row is locked: it is a visit, of which they are told and reminded;
 * or it waits for its prepayment first, which makes it one.
 * @throws Refused tooManyAwaited where the phone has limits.awaitedPerPhone of these already
 */
export async function confirmHold(
  transaction: PoolClient,
  dependencies: Needed,
  { row, coming, now }: { row: ReservationRow; coming: Coming; now: Date },
): Promise<void> {
  if (row.prepayment > 0) await refuseManyAwaited(transaction, coming, now);
  await storeClient(transaction, row, coming);
  if (row.prepayment > 0) return awaitPrepayment(transaction, row, now);
  await standAsVisit(transaction, dependencies, { ...row, ...coming }, { by: "client", now });
}

/** Whoever has times held and pays for none keeps them from others: with a wait for the first of them to be free again. */
async function refuseManyAwaited(
  transaction: PoolClient,
  { clientPhone }: Pick<Coming, "clientPhone">,
  now: Date,
): Promise<void> {
  await lockConfirmations(transaction, clientPhone);
  const ends = await findAwaitedEnds(transaction, clientPhone, now);
  const first = ends.at(-limits.awaitedPerPhone);
  if (first === undefined) return;
  throw new Refused("tooManyAwaited", { waitSeconds: Math.ceil((Date.parse(first) - now.getTime()) / 1000) });
}

/** Its time is held for the payment until it begins at most: afterwards nobody comes. */
async function awaitPrepayment(
  transaction: PoolClient,
  { firmId, id, startsAt }: ReservationRow,
  now: Date,
): Promise<void> {
  const heldUntil = new Date(Math.min(now.getTime() + limits.prepaymentSeconds * 1000, Date.parse(startsAt)));
  const move = { to: "awaitingPrepayment", by: "client", now, heldUntil } as const;
  await moveReservations(transaction, { firmId, ids: [id] }, move);
}
