import type { Language } from "../../../domain/language.ts";
import { formatInZone } from "../../../domain/zone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { CurrentUser } from "../../core/current-user.ts";
import { limits } from "../../core/limits.ts";
import type { Reader } from "../../core/reader.ts";
import { type EntryRow, findBalances, findEntries, findPromised, type PromisedRow } from "../../db/queries/cashback.ts";
import { findClient } from "../../db/queries/clients.ts";
import { readCursor, writeCursor } from "../kit/page-cursor.ts";

type Schemas = components["schemas"];

const mostPromised = 20;

/**
 * What who is signed in has of cashback, what is promised with their visits to come, and a page of what happened to it, the
 * latest first. `after` is the `next` of the page before.
 * @throws Refused validationFailed for an `after` that is no page's `next`
 */
export async function getCashbacks(
  {
    currentUser,
    language,
    limit = limits.pageItems,
    after,
  }: { currentUser: CurrentUser; language: Language; limit?: number | undefined; after?: string | undefined },
  reader: Reader,
): Promise<Schemas["Cashbacks"]> {
  const beginning = readCursor(after);
  const client = await findClient(reader, currentUser.id);
  if (client === undefined) return { balances: [], promised: [], entries: [] };
  const { id: clientId, phone } = client;
  // One more than is shown says whether there is a next page.
  const [balances, promised, rows] = await Promise.all([
    findBalances(reader, clientId),
    findPromised(reader, { phone, language, most: mostPromised }),
    findEntries(reader, { clientId, language, after: beginning, most: limit + 1 }),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    balances,
    promised: promised.map(({ amount, currency, ...visit }) => ({
      amount: { amount, currency },
      visit: showVisit(visit),
      dueAt: formatInZone(visit.timeZone, Date.parse(visit.endsAt)),
    })),
    entries: shown.map(({ id, type, amount, currency, createdAt, ...visit }) => ({
      id,
      type,
      amount: { amount: Math.abs(amount), currency },
      createdAt: formatInZone(visit.timeZone, Date.parse(createdAt)),
      visit: showVisit(visit),
    })),
    ...(last !== undefined && { next: writeCursor({ at: last.createdAt, id: last.id }) }),
  };
}

function showVisit({
  reservationId,
  firmName,
  startsAt,
  timeZone,
}: Pick<EntryRow & PromisedRow, "reservationId" | "firmName" | "startsAt" | "timeZone">): Schemas["CashbackVisit"] {
  return { reservationId, firmName, startTime: formatInZone(timeZone, Date.parse(startsAt)) };
}
