import type { Pool } from "pg";
import { changingOf } from "../../../domain/cancelling.ts";
import { defaultLanguage } from "../../../domain/language.ts";
import { endOfRequest } from "../../../domain/waitlist.ts";
import type { Reader } from "../../core/reader.ts";
import { findReservation } from "../../db/queries/reservations.ts";
import { findOpenRequests, findRequest, lockRequest, moveRequest, type RequestRow } from "../../db/queries/waitlist.ts";
import { inTransaction } from "../../db/transaction.ts";
import { isToBeConfirmed, showReservation } from "../reservations/reservation.ts";
import { giveUpOffer } from "./leave.ts";

/**
 * Ends the requests that the clock has ended: nobody answered, their days are over, or the visit that was to be earlier
 * is not there to be moved. What was held for them is free for the next one.
 */
export async function endRequests(pool: Pool, now: Date): Promise<void> {
  for (const request of await findOpenRequests(pool)) {
    if ((await endOf(pool, request, now)) === undefined) continue;
    await inTransaction(pool, async (transaction) => {
      await lockRequest(transaction, request.id);
      const locked = await findRequest(transaction, request.id);
      const end = locked && (await endOf(transaction, locked, now));
      if (locked === undefined || end === undefined) return;
      await giveUpOffer(transaction, locked, { by: "clock", now });
      await moveRequest(transaction, locked, { to: end, by: "clock", now });
    });
  }
}

async function endOf(
  reader: Reader,
  { status, until, timeZone, visitId, visitVersion, offeredId }: RequestRow,
  now: Date,
): Promise<"expired" | "withdrawn" | undefined> {
  if (status !== "waiting" && status !== "offered") return undefined;
  const offer = offeredId === null ? undefined : await findReservation(reader, offeredId, defaultLanguage);
  const visit = visitId === null ? undefined : await findReservation(reader, visitId, defaultLanguage);
  const request = {
    status,
    until,
    timeZone: timeZone ?? undefined,
    isHeld: offer !== undefined && isToBeConfirmed(offer, now),
    visit: visit && {
      startsAt: Date.parse(visit.startsAt),
      isChangeable: changingOf(showReservation(visit, now)) === "free",
      isAsOffered: visit.version === visitVersion,
    },
  };
  return endOfRequest(request, now.getTime());
}
