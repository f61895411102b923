import type pg from "pg";
import { addDays, type LocalDate } from "../../../domain/time.ts";
import type { Catalogue } from "../../../server/db/catalogue/catalogue.ts";
import { moveToEnd } from "../../../server/db/queries/reservation-moves.ts";
import { planVisits, type DemoVisit } from "./plan.ts";

const daysBack = 2;
const daysAhead = 21;

/**
 * Fills the catalogue's masters with believable visits around today, in a transaction of its own. What people have
 * reserved stays: a visit that would overlap it is left out. Loading again on another day only adds the days that are
 * new, and completes the visits that are over. What the database does not have, a firm under this address, a service
 * or a master, has no visits.
 * @param readCatalogue is called only when there are days to add
 */
export async function loadDemoVisits(
  client: pg.PoolClient | pg.Client,
  readCatalogue: () => Catalogue,
  today: LocalDate,
): Promise<void> {
  await client.query("begin");
  try {
    await completeVisits(client);
    if (!(await areLoaded(client, today))) await addVisits(client, readCatalogue(), today);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Whether the visits of the last day were added: all of a day are, in one transaction. */
async function areLoaded(client: pg.ClientBase, today: LocalDate): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from reservations where referrer = 'demo' and starts_at >= $1::timestamptz limit 1",
    [`${addDays(today, daysAhead)}T00:00Z`],
  );
  return rowCount === 1;
}

async function addVisits(client: pg.ClientBase, catalogue: Catalogue, today: LocalDate): Promise<void> {
  const visits = catalogue.firms.flatMap((firm) => planVisits(firm, today, daysBack, daysAhead));
  await client.query(planNewVisits, [JSON.stringify(visits.map(visitRow))]);
  await client.query(insertReservations);
  await client.query(insertEntries);
  await client.query(insertOccupancies);
  await client.query(insertHistory);
}

function visitRow(visit: DemoVisit) {
  return {
    firm_id: visit.firmId,
    url_key: visit.urlKey,
    day: visit.day,
    master_id: visit.masterId,
    service_id: visit.serviceId,
    key: visit.key,
    starts_at: visit.startsAt,
    ends_at: visit.endsAt,
    ready_at: visit.readyAt,
    units: visit.units,
    status: visit.isPast ? "completed" : "confirmed",
    client_name: visit.clientName,
    client_phone: visit.clientPhone,
    price: visit.price,
    currency: visit.currency,
  };
}

async function completeVisits(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ firmId: number; ids: string[] }>(
    `select firm_id as "firmId", array_agg(id::text) as ids
       from (select firm_id, id from reservations
              where referrer = 'demo' and status = 'confirmed' and ends_at < now() - interval '12 hours'
              order by id for update) as over
      group by firm_id`,
  );
  const now = new Date();
  // Nothing was paid for them.
  for (const visits of rows) await moveToEnd(client, visits, { to: "completed", by: "clock", now });
}

// The same visit has the same id at every loading.
const planNewVisits = `
  create temporary table new_visits on commit drop as
  with visit as materialized (
    select md5('kezek/' || key)::uuid as id, v.*
    from jsonb_to_recordset($1::jsonb) as v(firm_id integer, url_key text, day date, master_id integer,
      service_id integer, key text, starts_at timestamptz, ends_at timestamptz, ready_at timestamptz, units jsonb, status text,
      client_name text, client_phone bigint, price bigint, currency text)
  )
  select v.*, v.starts_at - f.free_cancel_hours * interval '1 hour' as free_cancel_until, s.name as service_name,
    full_name(m.name, m.surname) as master_name
  from visit v
  join firms f on f.id = v.firm_id and f.url_key = v.url_key
  join services s on s.firm_id = v.firm_id and s.id = v.service_id
  join masters m on m.firm_id = v.firm_id and m.id = v.master_id
  where not exists (select from reservations r where r.firm_id = v.firm_id and r.id = v.id)
    and not exists (
      select from master_days_off o where o.firm_id = v.firm_id and o.master_id = v.master_id and o.day = v.day)
    and not exists (
      select from occupancies o
      where o.firm_id = v.firm_id and o.resource_kind = 'master' and o.resource_id = v.master_id
        and tstzrange(o.starts_at, o.ends_at) && tstzrange(v.starts_at, v.ready_at))
    and not exists (
      select from jsonb_to_recordset(v.units) as u(kind resource_kind, id integer)
      join occupancies o on o.firm_id = v.firm_id and o.resource_kind = u.kind and o.resource_id = u.id
        and tstzrange(o.starts_at, o.ends_at) && tstzrange(v.starts_at, v.ready_at))`;

// A secret that nobody was given opens nothing.
const insertReservations = `
  insert into reservations (firm_id, id, status, starts_at, ends_at, client_name, client_phone, language, total,
    full_total, prepayment, currency, secret_hash, referrer, free_cancel_until, version)
  select firm_id, id, status, starts_at, ends_at, client_name, client_phone, 'ru', price,
    price, 0, currency, sha256(gen_random_uuid()::text::bytea), 'demo', free_cancel_until,
    case status when 'completed' then 3 else 2 end
  from new_visits`;

const insertEntries = `
  insert into reservation_entries (firm_id, reservation_id, service_id, master_id, starts_at, ends_at, price,
    full_price, service_name, master_name, room_names)
  select firm_id, id, service_id, master_id, starts_at, ends_at, price, price, service_name, master_name,
    array(select r.name from jsonb_to_recordset(v.units) as u(kind resource_kind, id integer)
            join rooms r on r.firm_id = v.firm_id and r.kind = u.kind and r.id = u.id / 100 order by r.kind)
  from new_visits v`;

const insertOccupancies = `
  insert into occupancies (firm_id, resource_kind, resource_id, starts_at, ends_at, reservation_id)
  select firm_id, 'master', master_id, starts_at, ready_at, id from new_visits
  union all
  select v.firm_id, u.kind, u.id, v.starts_at, v.ready_at, v.id
    from new_visits v, jsonb_to_recordset(v.units) as u(kind resource_kind, id integer)`;

const insertHistory = `
  insert into reservation_history (firm_id, reservation_id, version, from_status, to_status, moved_by, moved_at)
  select firm_id, id, 2, 'held', 'confirmed', 'client', now() from new_visits
  union all
  select firm_id, id, 3, 'confirmed', 'completed', 'clock', now() from new_visits where status = 'completed'`;
