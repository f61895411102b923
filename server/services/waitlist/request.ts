import type { Language } from "../../../domain/language.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import type { Reader } from "../../core/reader.ts";
import { Refused } from "../../core/refusal.ts";
import { hashSecret, isSameHash } from "../../core/secrets.ts";
import { findClient } from "../../db/queries/clients.ts";
import { findReservation, type ReservationRow } from "../../db/queries/reservations.ts";
import { findRequest, findRequestOf, findRequestsOfPhone, type RequestRow } from "../../db/queries/waitlist.ts";
import { type Claim, claimedReservation, isToBeConfirmed, showReservation } from "../reservations/reservation.ts";

type Schemas = components["schemas"];

/** By what somebody shows that a request is theirs: a key to its visit or to the time that is offered, or their account. */
export type RequestClaim = Omit<Claim, "reservationId"> & { requestId: string };

/** @throws Refused notFound when there is none, or it is another's: the caller cannot tell which */
export async function claimedRequest(
  reader: Reader,
  { requestId, secret, currentUser }: RequestClaim,
  language: Language,
): Promise<RequestRow> {
  const row = await findRequest(reader, requestId, language);
  if (row === undefined) throw new Refused("notFound");
  const hash = secret === undefined ? undefined : hashSecret(secret);
  if (hash !== undefined && row.keyHashes.some((known) => isSameHash(hash, known))) return row;
  const client = currentUser && (await findClient(reader, currentUser.id));
  if (client?.phone !== row.phone) throw new Refused("notFound");
  return row;
}

type Asked = { language: Language; now: Date };

/** The open requests of who is signed in, the oldest first. */
export async function ownRequests(
  { currentUser, ...asked }: Asked & { currentUser: CurrentUser },
  reader: Reader,
): Promise<Schemas["Waitlist"]> {
  const client = await findClient(reader, currentUser.id);
  if (client === undefined) return { requests: [] };
  const rows = await findRequestsOfPhone(reader, client.phone, asked.language);
  return { requests: await Promise.all(rows.map((row) => showRequest(reader, row, asked))) };
}

/**
 * What is waited for with a reservation of the caller's.
 * @throws Refused reservationNotFound
 */
export async function requestsOfReservation(
  { language, now, ...claim }: Asked & Claim,
  reader: Reader,
): Promise<Schemas["Waitlist"]> {
  const reservation = await claimedOrOffered(reader, claim, language);
  const row = await findRequestOf(reader, reservation, language);
  return { requests: row === undefined ? [] : [await showRequest(reader, row, { language, now })] };
}

/** A time that is held for somebody has no phone of its own yet: it is of whoever it is offered to. */
async function claimedOrOffered(reader: Reader, claim: Claim, language: Language): Promise<ReservationRow> {
  const row = await findReservation(reader, claim.reservationId, language);
  const request = row?.clientPhone === null ? await findRequestOf(reader, row, language) : undefined;
  if (row === undefined || request === undefined) return claimedReservation(reader, claim, language);
  try {
    await claimedRequest(reader, { ...claim, requestId: request.id }, language);
  } catch (error) {
    throw error instanceof Refused ? new Refused("reservationNotFound") : error;
  }
  return row;
}

/** A request as the contract shows it, with the time that is or was offered. */
export async function showRequest(
  reader: Reader,
  row: RequestRow,
  { language, now }: Asked,
): Promise<Schemas["WaitlistRequest"]> {
  const offer = row.offeredId === null ? undefined : await findReservation(reader, row.offeredId, language);
  const { id, firm, from, until, partOfDay } = row;
  // What ran out keeps its status until a job clears it.
  const isOver = row.status === "offered" && (offer === undefined || !isToBeConfirmed(offer, now));
  return {
    id,
    kind: row.visitId === null ? "day" : "earlier",
    status: isOver ? "expired" : row.status,
    firm,
    from,
    until,
    partOfDay,
    ...(row.visitId !== null && { reservationId: row.visitId, acceptsOtherMasters: row.acceptsOtherMasters }),
    ...(offer !== undefined && { offer: showReservation(offer, now) }),
  };
}
