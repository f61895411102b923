import { randomUUID } from "node:crypto";
import type { ClientBase } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { Phone } from "../../../domain/phone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Reader } from "../../core/reader.ts";
import type { After } from "./client-visits.ts";
import { projectPaymentStatus } from "./payment-status.ts";
import { stands } from "./visit-conditions.ts";

type Visit = { firmId: number; reservationId: string };

/** How much of what is paid to a firm online comes back, in per cent. */
export async function findCashbackPercent(reader: Reader, firmId: number): Promise<number> {
  const text = "select cashback_percent as percent from firms where id = $1";
  return (await reader.query<{ percent: number }>(text, [firmId])).rows[0]?.percent ?? 0;
}

/** What comes back of a visit at its end, minor units. */
export type CashbackPromise = Visit & { percent: number; amount: number; currency: string };

/** Writes down what is promised with a visit, once. */
export async function insertPromise(
  transaction: ClientBase,
  { firmId, reservationId, percent, amount, currency }: CashbackPromise,
): Promise<void> {
  await transaction.query(
    `insert into cashback_promises (firm_id, reservation_id, percent, amount, currency) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [firmId, reservationId, percent, amount, currency],
  );
}

/** The promise of a visit that is neither kept nor void, with the account of the visit's phone; undefined without either. */
export async function findOpenPromise(
  reader: Reader,
  { firmId, reservationId }: Visit,
): Promise<(CashbackPromise & { clientId: string }) | undefined> {
  const { rows } = await reader.query<CashbackPromise & { clientId: string }>(
    `select p.firm_id as "firmId", p.reservation_id as "reservationId", p.percent, p.amount, p.currency, c.id as "clientId"
       from cashback_promises p
       join reservations r on r.firm_id = p.firm_id and r.id = p.reservation_id
       join clients c on c.phone = r.client_phone
      where p.firm_id = $1 and p.reservation_id = $2 and p.settled_at is null`,
    [firmId, reservationId],
  );
  return rows[0];
}

/** The promises of visits that ended within the last year and whose phone has an account. */
export async function findDuePromises(reader: Reader, now: Date, most: number): Promise<Visit[]> {
  const { rows } = await reader.query<Visit>(
    `select p.firm_id as "firmId", p.reservation_id as "reservationId"
       from cashback_promises p
       join reservations r on r.firm_id = p.firm_id and r.id = p.reservation_id
       join clients c on c.phone = r.client_phone
      where p.settled_at is null and r.ends_at <= $1 and r.ends_at > $1::timestamptz - interval '1 year'
      order by r.ends_at limit $2`,
    [now, most],
  );
  return rows;
}

/** Writes down that nothing more comes of the promises of visits of a firm; answers with which of them there was one. */
export async function settlePromises(
  transaction: ClientBase,
  { firmId, ids }: { firmId: number; ids: readonly string[] },
  now: Date,
): Promise<string[]> {
  const { rows } = await transaction.query<{ id: string }>(
    `update cashback_promises set settled_at = coalesce(settled_at, $3)
      where firm_id = $1 and reservation_id = any ($2) returning reservation_id as id`,
    [firmId, ids, now],
  );
  return rows.map(({ id }) => id);
}

/** What the firm keeps of the payments for a visit, minor units. */
export async function countKept(reader: Reader, { firmId, reservationId }: Visit): Promise<number> {
  const { rows } = await reader.query<{ kept: number }>(
    "select coalesce(sum(paid - refunding), 0)::bigint as kept from payments where firm_id = $1 and reservation_id = $2",
    [firmId, reservationId],
  );
  return rows[0]?.kept ?? 0;
}

type CashbackMove = components["schemas"]["CashbackEntry"]["type"];

/** `amount`: what it does to the balance, minor units. */
export type NewEntry = Visit & {
  clientId: string;
  type: CashbackMove;
  amount: number;
  currency: string;
  now: Date;
};

/** Has what a client has of a currency stand still until the end of the transaction, and answers it. */
export async function lockBalance(transaction: ClientBase, clientId: string, currency: string): Promise<number> {
  const text = "select balance from cashback_accounts where client_id = $1 and currency = $2 for update";
  return (await transaction.query<{ balance: number }>(text, [clientId, currency])).rows[0]?.balance ?? 0;
}

/**
 * Writes an entry and what it does to the balance: the one way in which that is changed. What the visit shows of its payment follows.
 * Fails where it would be overdrawn.
 */
export async function insertEntry(transaction: ClientBase, entry: NewEntry): Promise<void> {
  const { clientId, currency, type, amount, firmId, reservationId, now } = entry;
  await transaction.query(
    "insert into cashback_accounts (client_id, currency, balance) values ($1, $2, 0) on conflict do nothing",
    [clientId, currency],
  );
  await transaction.query(
    "update cashback_accounts set balance = balance + $3 where client_id = $1 and currency = $2",
    [clientId, currency, amount],
  );
  await transaction.query(
    `insert into cashback_entries (client_id, currency, id, type, amount, firm_id, reservation_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [clientId, currency, randomUUID(), type, amount, firmId, reservationId, now],
  );
  if (type === "spent" || type === "returned")
    await projectPaymentStatus(transaction, { firmId, ids: [reservationId] });
}

type Earned = { clientId: string; amount: number; currency: string; promised: number; percent: number };

/** What a visit has earned whom, with what was taken back of it, and what was promised; undefined where nothing. */
export async function findEarned(reader: Reader, { firmId, reservationId }: Visit): Promise<Earned | undefined> {
  const { rows } = await reader.query<Earned>(
    `select e.client_id as "clientId", e.currency, p.amount as promised, p.percent,
            (select sum(amount)::bigint from cashback_entries o where o.firm_id = $1 and o.reservation_id = $2
                and o.type in ('earned', 'takenBack')) as amount
       from cashback_entries e
       join cashback_promises p on p.firm_id = e.firm_id and p.reservation_id = e.reservation_id
      where e.firm_id = $1 and e.reservation_id = $2 and e.type = 'earned'`,
    [firmId, reservationId],
  );
  return rows[0];
}

/**
 * Gives back what was spent on visits that did not come about, whose rows are locked, to whoever spent it: in one order, so that
 * no two wait for each other.
 */
export async function returnToCashback(
  transaction: ClientBase,
  { firmId, ids }: { firmId: number; ids: readonly string[] },
  now: Date,
): Promise<void> {
  const { rows } = await transaction.query<Pick<NewEntry, "clientId" | "currency" | "reservationId" | "amount">>(
    `select client_id as "clientId", currency, reservation_id as "reservationId", (-sum(amount))::bigint as amount
       from cashback_entries
      where firm_id = $1 and reservation_id = any ($2) and type in ('spent', 'returned')
      group by client_id, currency, reservation_id having sum(amount) < 0
      order by client_id, currency, reservation_id`,
    [firmId, ids],
  );
  for (const spent of rows) await insertEntry(transaction, { ...spent, firmId, type: "returned", now });
}

/** An entry as it is shown; instants in UTC. */
export type EntryRow = {
  id: string;
  type: CashbackMove;
  amount: number;
  currency: string;
  createdAt: string;
} & VisitRow;
type VisitRow = { reservationId: string; firmName: string; startsAt: string; endsAt: string; timeZone: string };

const visit = `r.id as "reservationId", f.name ->> $2 as "firmName", r.starts_at as "startsAt", r.ends_at as "endsAt",
               f.time_zone as "timeZone"`;
const oneFirm = "cross join lateral (select * from visited_firms v where v.id = r.firm_id limit 1) f";

/** What a client has, by currency. */
export async function findBalances(reader: Reader, clientId: string): Promise<{ amount: number; currency: string }[]> {
  const text = "select balance as amount, currency from cashback_accounts where client_id = $1 order by currency";
  return (await reader.query<{ amount: number; currency: string }>(text, [clientId])).rows;
}

/** What a client has of a currency, minor units. */
export async function findBalance(reader: Reader, clientId: string, currency: string): Promise<number> {
  const text = "select balance from cashback_accounts where client_id = $1 and currency = $2";
  return (await reader.query<{ balance: number }>(text, [clientId, currency])).rows[0]?.balance ?? 0;
}

/** A page of what happened to it, the latest first. */
export async function findEntries(
  reader: Reader,
  { clientId, language, after, most }: { clientId: string; language: Language; after: After; most: number },
): Promise<EntryRow[]> {
  const { rows } = await reader.query<EntryRow>(
    `select e.id, e.type, e.amount, e.currency, e.created_at as "createdAt", ${visit}
       from cashback_entries e
       join reservations r on r.firm_id = e.firm_id and r.id = e.reservation_id ${oneFirm}
      where e.client_id = $1 and ($3::timestamptz is null or (e.created_at, e.id) < ($3, $4::uuid))
      order by e.created_at desc, e.id desc limit $5`,
    [clientId, language, after?.at ?? null, after?.id ?? null, most],
  );
  return rows;
}

export type PromisedRow = { amount: number; currency: string } & VisitRow;

/** What is promised with the visits of a phone that stand, the next one first. */
export async function findPromised(
  reader: Reader,
  { phone, language, most }: { phone: Phone; language: Language; most: number },
): Promise<PromisedRow[]> {
  const { rows } = await reader.query<PromisedRow>(
    `select p.amount, p.currency, ${visit}
       from reservations r
       join cashback_promises p on p.firm_id = r.firm_id and p.reservation_id = r.id ${oneFirm}
      where r.client_phone = $1 and ${stands("r")} and p.settled_at is null
      order by r.ends_at, r.id limit $3`,
    [phone, language, most],
  );
  return rows;
}

/** The accounts whose balance is not the sum of their entries. */
export async function findUnbalanced(
  reader: Reader,
): Promise<{ clientId: string; currency: string; balance: number; sum: number }[]> {
  const { rows } = await reader.query<{ clientId: string; currency: string; balance: number; sum: number }>(
    `select a.client_id as "clientId", a.currency, a.balance, coalesce(sum(e.amount), 0)::bigint as sum
       from cashback_accounts a
       left join cashback_entries e on e.client_id = a.client_id and e.currency = a.currency
      group by a.client_id, a.currency, a.balance having a.balance <> coalesce(sum(e.amount), 0)
      order by a.client_id`,
  );
  return rows;
}
