import type { Pool, PoolClient } from "pg";
import { billOf } from "../../../domain/bill.ts";
import { promisedCashback } from "../../../domain/cashback.ts";
import { changingOf } from "../../../domain/cancelling.ts";
import type { Language } from "../../../domain/language.ts";
import { secondsUntil } from "../../../domain/time.ts";
import { statusAt } from "../../../domain/visit-status.ts";
import { formatInZone } from "../../../domain/zone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { Refused } from "../../core/refusal.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import { findClient } from "../../db/queries/clients.ts";
import {
  findReservation,
  findReservationOwner,
  type ReservationOwner,
  type ReservationRow,
} from "../../db/queries/reservations.ts";
import { hashSecret, isSameHash } from "../../core/secrets.ts";

type Reservation = components["schemas"]["Reservation"];
type HistoryEntry = components["schemas"]["HistoryEntry"];

/**
 * The reservation whose secret the caller has.
 * @throws Refused reservationNotFound when there is none, or the secret is another's: the caller cannot tell which
 */
export async function ownReservation(
  reader: Pool | PoolClient,
  { reservationId, secret }: { reservationId: string; secret: string },
  language: Language,
): Promise<ReservationRow> {
  const row = await findReservation(reader, reservationId, language);
  if (row === undefined || !isKey(secret, row)) throw new Refused("reservationNotFound");
  return row;
}

/** By what somebody shows that a reservation is theirs: its secret, or the phone of the account that they are signed in to. */
export type Claim = { reservationId: string; secret?: string | undefined; currentUser?: CurrentUser | undefined };

/** Like {@link ownReservation}, also for the client whose phone it is of: both sides have proven it. */
export async function claimedReservation(
  reader: Pool | PoolClient,
  claim: Claim,
  language: Language,
): Promise<ReservationRow> {
  const row = await findReservation(reader, claim.reservationId, language);
  if (row === undefined || !(await isClaimedBy(reader, claim, row))) throw new Refused("reservationNotFound");
  return row;
}

/** Whether there is such a reservation, and it is the caller's: as {@link claimedReservation} would have it. */
export async function isClaimed(reader: Pool | PoolClient, claim: Claim): Promise<boolean> {
  const owner = await findReservationOwner(reader, claim.reservationId);
  return owner !== undefined && (await isClaimedBy(reader, claim, owner));
}

async function isClaimedBy(
  reader: Pool | PoolClient,
  { secret, currentUser }: Claim,
  owner: ReservationOwner,
): Promise<boolean> {
  if (secret !== undefined && isKey(secret, owner)) return true;
  const client = currentUser && (await findClient(reader, currentUser.id));
  return client !== undefined && client.phone === owner.clientPhone;
}

/** Whether a secret is one of those that open a reservation: the guest's own, or one of a message. */
export function isKey(secret: string, { keyHashes }: Pick<ReservationOwner, "keyHashes">): boolean {
  const hash = hashSecret(secret);
  return keyHashes.some((known) => isSameHash(hash, known));
}

/** Whether the time is held now for a while: to be filled in, or until the prepayment is there. */
function isHeld({ heldUntil }: ReservationRow, now: Date): boolean {
  return heldUntil !== null && Date.parse(heldUntil) > now.getTime();
}

/** Whether its time is held and waits for nothing but who comes: it can be confirmed, or given up for another time. */
export function isToBeConfirmed(row: ReservationRow, now: Date): boolean {
  return row.status === "held" && isHeld(row, now);
}

/** A reservation as the contract shows it: in the firm's zone, with what `now` decides. */
export function showReservation(row: ReservationRow, now: Date): Reservation {
  const local = (instant: string): string => formatInZone(row.timeZone, Date.parse(instant));
  const held = isHeld(row, now);
  return {
    id: row.id,
    // What ran out keeps its status until a job or another client clears it.
    status: row.heldUntil !== null && !held ? "expired" : statusAt({ ...row, endTime: row.endsAt }, now.getTime()),
    paymentStatus: row.paymentStatus,
    firm: row.firm,
    startTime: local(row.startsAt),
    endTime: local(row.endsAt),
    timeZone: row.timeZone,
    entries: row.entries.map((entry) => ({
      ...entry,
      startTime: local(entry.startTime),
      endTime: local(entry.endTime),
    })),
    ...billOf({ ...row, slot: { price: row.total, fullPrice: row.fullTotal, entries: row.entries } }, now.getTime()),
    ...(row.promised > 0
      ? { promisedCashback: { amount: row.promised, currency: row.currency } }
      : promisedCashback(row.toBePaid, row.cashbackPercent, row.currency)),
    peopleCount: row.peopleCount,
    awaitingTime: row.awaitingTime,
    manner: row.manner,
    version: row.version,
    ...(row.clientName === null ? {} : { clientName: row.clientName }),
    ...(row.clientPhone === null ? {} : { clientPhone: row.clientPhone }),
    ...(row.comment === null ? {} : { comment: row.comment }),
    ...(held && row.heldUntil !== null ? { heldForSeconds: secondsUntil(row.heldUntil, now.getTime()) } : {}),
    ...(isToBeConfirmed(row, now) && !row.isHoldExtended ? { isHoldExtendable: true } : {}),
    ...(row.isReviewed ? { isReviewed: true } : {}),
    ...(row.history === null ? {} : { history: row.history.map((entry) => showHistoryEntry(entry, local)) }),
  };
}

function showHistoryEntry(entry: HistoryEntry, local: (instant: string) => string): HistoryEntry {
  const at = local(entry.at);
  return "status" in entry ? { ...entry, at } : { at, from: local(entry.from), to: local(entry.to) };
}

/** @throws Refused notChangeable or changeTooLate, with the reservation as it is, for a visit that its client may not change */
export function refuseUnchangeable(reservation: Reservation): void {
  const changing = changingOf(reservation);
  if (changing === "impossible") throw new Refused("notChangeable", { reservation });
  if (changing === "tooLate") throw new Refused("changeTooLate", { reservation });
}

/** @throws Refused validationFailed where the people are miscounted, or somebody is to have one service twice */
export function refuseMiscounted({ entries, peopleCount = 1 }: components["schemas"]["ReservationParams"]): void {
  const people = new Set(entries.map(({ person = 1 }) => person));
  const areCounted = people.size === peopleCount && [...people].every((person) => person <= peopleCount);
  const wished = entries.map(({ person = 1, serviceId }) => `${person} ${serviceId}`);
  const twice = wished.findIndex((wish, index) => wished.indexOf(wish) < index);
  const errors = [
    ...(areCounted
      ? []
      : [
          {
            field: "/params/peopleCount",
            message: "must count the people whom services are for, who are numbered from 1",
          },
        ]),
    ...(twice === -1
      ? []
      : [{ field: `/params/entries/${twice}`, message: "must not be for the same service of the same person again" }]),
  ];
  if (errors.length > 0) throw new Refused("validationFailed", { errors });
}
