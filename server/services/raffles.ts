import type { Pool } from "pg";
import type { Language } from "../../domain/language.ts";
import { drawWinner, sha256Hex, standingRaffle } from "../../domain/raffle.ts";
import { defaultTimeZone } from "../../domain/time.ts";
import { formatInZone } from "../../domain/zone.ts";
import type { components } from "../../openapi/generated/api.ts";
import type { CurrentUser } from "../core/current-user.ts";
import { Refused } from "../core/refusal.ts";
import { countTickets, findDrawnTickets, findOwnTickets, findRaffle, type RaffleRow } from "../db/queries/raffles.ts";

type Raffle = components["schemas"]["Raffle"];
type Announced = components["schemas"]["AnnouncedRaffle"];
type Asked = { raffle: string; currentUser: CurrentUser | undefined; language: Language; now: Date };

/**
 * A raffle: what is drawn among whom and when, the tickets of who is signed in, and all that the draw is recomputed from once
 * it was; nothing of the standing one while it is not announced. The seed is told with the draw alone; its hash stands from the
 * beginning.
 * @throws Refused notFound for another key that none is announced by
 */
export async function getRaffle({ raffle: key, ...asked }: Asked, pool: Pool): Promise<Announced> {
  const row = key.includes("\0") ? undefined : await findRaffle(pool, key, asked.language);
  if (row === undefined && key !== standingRaffle) throw new Refused("notFound");
  return row === undefined ? {} : { raffle: await raffleOf(row, asked, pool) };
}

async function raffleOf(
  row: RaffleRow,
  { currentUser, language, now }: Omit<Asked, "raffle">,
  pool: Pool,
): Promise<Raffle> {
  const { key, name, prize, terms, firmsKey, seed, drawnAt } = row;
  const local = (instant: string) => formatInZone(defaultTimeZone, Date.parse(instant));
  const tickets = drawnAt === null ? undefined : await findDrawnTickets(pool, key);
  return {
    key,
    name,
    prize,
    terms,
    ...(firmsKey !== null && { firmsKey }),
    startsAt: local(row.startsAt),
    endsAt: local(row.endsAt),
    drawsAt: local(row.drawsAt),
    seedHash: await sha256Hex(seed),
    ticketCount: tickets?.length ?? (await countTickets(pool, key, now)),
    ...(currentUser && { ownTickets: await ownTickets({ key, clientId: currentUser.id, language, now }, pool) }),
    ...(tickets && { draw: await drawOf(seed, tickets) }),
  };
}

async function ownTickets(
  asked: Parameters<typeof findOwnTickets>[1],
  pool: Pool,
): Promise<NonNullable<Raffle["ownTickets"]>> {
  const rows = await findOwnTickets(pool, asked);
  return rows.map(({ ticket, firmName, visitedAt, timeZone }) => ({
    ticket,
    firmName,
    visitedAt: formatInZone(timeZone, Date.parse(visitedAt)),
  }));
}

async function drawOf(seed: string, tickets: string[]): Promise<NonNullable<Raffle["draw"]>> {
  const winner = await drawWinner(seed, tickets);
  return { seed, tickets, ...(winner !== undefined && { winner }) };
}
