import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { Phone } from "../../../domain/phone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import { limits } from "../../core/limits.ts";
import { findClient } from "../../db/queries/clients.ts";
import { type After, findPastVisits, findVisitedFirms, findVisitsToCome } from "../../db/queries/client-visits.ts";
import type { ReservationRow } from "../../db/queries/reservations.ts";
import { readCursor, writeCursor } from "../kit/page-cursor.ts";
import { showReservation } from "./reservation.ts";

type Schemas = components["schemas"];
type Asked = { currentUser: CurrentUser; language: Language; now: Date };
/** `after` is the `next` of the page before. */
type Page = { limit?: number | undefined; after?: string | undefined };

/**
 * A page of the visits of who is signed in that are still to come or under way, the next one first.
 * @throws Refused validationFailed for an `after` that is no page's `next`
 */
export async function visitsToCome(asked: Asked & Page, pool: Pool): Promise<Schemas["Reservations"]> {
  return page(asked, pool, (whose) => findVisitsToCome(pool, whose));
}

/** Like {@link visitsToCome}: those that are not to come any more, at all firms or at one, the latest first. */
export async function pastVisits(
  { firmId, ...asked }: Asked & Page & { firmId?: number | undefined },
  pool: Pool,
): Promise<Schemas["Reservations"]> {
  return page(asked, pool, (whose) => findPastVisits(pool, { ...whose, firmId }));
}

/** The firms of the past visits, the one with the latest first. */
export async function visitedFirms(
  { currentUser, language, now }: Asked,
  pool: Pool,
): Promise<Schemas["VisitedFirms"]> {
  const client = await findClient(pool, currentUser.id);
  if (client === undefined) return { firms: [] };
  return { firms: await findVisitedFirms(pool, { phone: client.phone, language, now }) };
}

type Whose = { phone: Phone; language: Language; now: Date; after: After; most: number };

async function page(
  { currentUser, language, now, limit = limits.pageItems, after }: Asked & Page,
  pool: Pool,
  find: (whose: Whose) => Promise<ReservationRow[]>,
): Promise<Schemas["Reservations"]> {
  const beginning = readCursor(after);
  const client = await findClient(pool, currentUser.id);
  if (client === undefined) return { reservations: [] };
  // One more than is shown says whether there is a next page.
  const rows = await find({ phone: client.phone, language, now, after: beginning, most: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    reservations: shown.map((row) => showReservation(row, now)),
    ...(last !== undefined && { next: writeCursor({ at: last.startsAt, id: last.id }) }),
  };
}
