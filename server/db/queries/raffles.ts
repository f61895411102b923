import type { PoolClient } from "pg";
import type { Language, Localized } from "../../../domain/language.ts";
import type { Reader } from "../../core/reader.ts";
import { hasTakenPlace } from "./visit-conditions.ts";

/** A raffle as it is read in a language; instants are RFC 3339 in UTC. */
export type RaffleRow = {
  key: string;
  name: string;
  prize: string;
  terms: string[];
  firmsKey: string | null;
  startsAt: string;
  endsAt: string;
  drawsAt: string;
  /** Secret until `drawnAt`. */
  seed: string;
  drawnAt: string | null;
};

export async function findRaffle(reader: Reader, key: string, language: Language): Promise<RaffleRow | undefined> {
  const { rows } = await reader.query<RaffleRow>(
    `select r.key, r.name ->> $2 as name, r.prize ->> $2 as prize, n.url_key as "firmsKey", r.starts_at as "startsAt",
            r.ends_at as "endsAt", r.draws_at as "drawsAt", r.seed, r.drawn_at as "drawnAt",
            array(select t ->> $2 from jsonb_array_elements(r.terms) with ordinality as e(t, at) order by at) as terms
       from raffles r left join networks n on n.id = r.network_id
      where r.key = $1`,
    [key, language],
  );
  return rows[0];
}

/** The ticket of a visit `v`. */
const ticketOf = "upper(encode(substr(sha256(convert_to(v.id::text, 'UTF8')), 1, 6), 'hex'))";

/** The visits `v` that count for a raffle `r`, at firms `f`: those that have taken place within its days. */
const counted = `
  from raffles r
  join reservations v on v.ends_at >= r.starts_at and v.ends_at < r.ends_at
                     and ${hasTakenPlace("v")}
  join firms f on f.id = v.firm_id and (r.network_id is null or f.network_id = r.network_id)`;

/** How many tickets a raffle has by now. */
export async function countTickets(reader: Reader, key: string, now: Date): Promise<number> {
  const { rows } = await reader.query<{ count: number }>(
    `select count(*)::integer as count ${counted} where r.key = $1 and v.ends_at <= $2`,
    [key, now],
  );
  return rows[0]?.count ?? 0;
}

/** Where a ticket is from: RFC 3339 in UTC, and the zone of the firm. */
export type OwnTicketRow = { ticket: string; firmName: string; visitedAt: string; timeZone: string };

/** The tickets of a client, by their phone, the latest visit first. */
export async function findOwnTickets(
  reader: Reader,
  { key, clientId, language, now }: { key: string; clientId: string; language: Language; now: Date },
): Promise<OwnTicketRow[]> {
  const { rows } = await reader.query<OwnTicketRow>(
    `select ${ticketOf} as ticket, f.name ->> $3 as "firmName", v.starts_at as "visitedAt", f.time_zone as "timeZone"
       ${counted} join clients c on c.phone = v.client_phone
      where r.key = $1 and c.id = $2 and v.ends_at <= $4
      order by v.starts_at desc, v.id`,
    [key, clientId, language, now],
  );
  return rows;
}

/** The tickets as they were at the draw, in the order of their letters. */
export async function findDrawnTickets(reader: Reader, key: string): Promise<string[]> {
  const { rows } = await reader.query<{ ticket: string }>(
    "select ticket from raffle_tickets where raffle_key = $1 order by ticket",
    [key],
  );
  return rows.map(({ ticket }) => ticket);
}

/** Keeps the tickets of the raffles whose draw has come as they are now, once. */
export async function drawDueRaffles(transaction: PoolClient, now: Date): Promise<void> {
  const { rows } = await transaction.query<{ key: string }>(
    "update raffles set drawn_at = $1 where drawn_at is null and draws_at <= $1 returning key",
    [now],
  );
  await transaction.query(
    `insert into raffle_tickets (raffle_key, ticket, reservation_id)
     select r.key, ${ticketOf}, v.id ${counted} where r.key = any ($1) on conflict do nothing`,
    [rows.map(({ key }) => key)],
  );
}

export type NewRaffle = {
  key: string;
  /** The network whose visits count; null where those of all firms do. */
  networkId: number | null;
  name: Localized;
  prize: Localized;
  terms: readonly Localized[];
  startsAt: Date;
  endsAt: Date;
  drawsAt: Date;
  seed: string;
};

/** Announces a raffle. */
export async function insertRaffle(transaction: PoolClient, raffle: NewRaffle): Promise<void> {
  const { key, networkId, name, prize, terms, startsAt, endsAt, drawsAt, seed } = raffle;
  await transaction.query(
    `insert into raffles (key, network_id, name, prize, terms, starts_at, ends_at, draws_at, seed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [key, networkId, name, prize, JSON.stringify(terms), startsAt, endsAt, drawsAt, seed],
  );
}
