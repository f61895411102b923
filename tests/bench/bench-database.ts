import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import { localDateAt } from "../../domain/zone.ts";
import { demoCatalogue } from "../../demo/catalogue/catalogue.ts";
import { loadCatalogue } from "../../server/db/catalogue/load.ts";
import { startEmbedded } from "../../server/db/embedded.ts";
import { migrate } from "../../server/db/migrate.ts";
import { openPool } from "../../server/db/pool.ts";
import { fillCity } from "./many-firms.ts";

/** A PostgreSQL of the benchmark's own, which keeps what it is told as it would for people. */
export type BenchCluster = {
  /** Makes a database with one busy salon; answers its URL. */
  createSalon(name: string, reservations: number): Promise<string>;
  /** Makes a database with the salons of a large city; answers its URL. */
  createCity(name: string): Promise<string>;
  /** Makes a database with the demo catalogue; answers its URL. */
  createDemo(name: string): Promise<string>;
  stop(): Promise<void>;
};

export async function startBenchCluster(): Promise<BenchCluster> {
  const folder = await mkdtemp(join(tmpdir(), "kezek-bench-"));
  const { url, stop } = await startEmbedded(folder);
  const admin = await openPool(url);
  async function create(name: string, fill: (pool: Pool) => Promise<void>): Promise<string> {
    await admin.query(`create database ${name}`);
    const own = new URL(url);
    own.pathname = `/${name}`;
    const pool = await openPool(own.href);
    await migrate(pool);
    await fill(pool);
    await pool.end();
    return own.href;
  }
  return {
    createSalon: (name, reservations) => create(name, (pool) => fillSalon(pool, reservations)),
    createCity: (name) => create(name, fillCity),
    createDemo: (name) => create(name, fillDemo),
    async stop() {
      await admin.end();
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

export const benchSalon = { firmId: 1, serviceId: 1, masters: 8, timeZone: "Asia/Aqtau" };

/** Four visits a day and master for the next month, whatever the number; the rest fills the years before today. */
const perDay = { ahead: 4, past: 11, days: 31 };

async function fillSalon(pool: Pool, reservations: number): Promise<void> {
  const { masters } = benchSalon;
  const ahead = perDay.ahead * perDay.days;
  const past = Math.max(0, Math.floor(reservations / masters) - ahead);
  await pool.query(salonSql);
  const client = await pool.connect();
  // The constraint is put back over all rows at once, and foreign keys are not looked up: that is quicker.
  await client.query("alter table occupancies drop constraint resource_is_free");
  await client.query("set session_replication_role = replica");
  await client.query(visitsSql("1 + i / 4", "i % 4 * interval '150 minutes' + interval '30 minutes'", ahead));
  await client.query(visitsSql("-1 - i / 11", "i % 11 * interval '1 hour'", past));
  await client.query(`
    alter table occupancies add constraint resource_is_free exclude using gist
      (firm_id with =, resource_kind with =, resource_id with =, tstzrange(starts_at, ends_at) with &&)`);
  client.release(true);
  await pool.query("vacuum analyze");
  await pool.query("checkpoint");
}

async function fillDemo(pool: Pool): Promise<void> {
  const client = await pool.connect();
  await loadCatalogue(client, demoCatalogue(), localDateAt(benchSalon.timeZone, Date.now()));
  client.release();
}

/** So many visits of an hour for each master; the day from today and the time from nine o'clock, by the number `i`. */
function visitsSql(day: string, time: string, perMaster: number): string {
  return `
    with visit as materialized (
      select uuidv7() as id, master, (current_date + ${day}) + time '09:00' + ${time} as local
      from generate_series(0, ${perMaster - 1}) i, generate_series(1, ${benchSalon.masters}) master
    ), written as (
      insert into reservations (firm_id, id, status, starts_at, ends_at, client_name, client_phone, language, total,
                                full_total, prepayment, currency, secret_hash, free_cancel_until)
      select 1, id, 'confirmed', local at time zone '-05', (local + interval '1 hour') at time zone '-05', 'Мадина', 77011234567,
             'ru', 700000, 700000, 0, 'KZT', '', local at time zone '-05' from visit
    ), sold as (
      insert into reservation_entries (firm_id, reservation_id, service_id, master_id, starts_at, ends_at, price,
                                       full_price, service_name, master_name)
      select 1, id, 1, master, local at time zone '-05', (local + interval '1 hour') at time zone '-05', 700000, 700000,
             ${text}, ${text} from visit
    )
    insert into occupancies (firm_id, resource_kind, resource_id, starts_at, ends_at, reservation_id)
    select 1, 'master', master, local at time zone '-05', (local + interval '1 hour') at time zone '-05', id from visit`;
}

const text = `'{"ru": "Салон", "kz": "Салон", "en": "Salon"}'`;
const salonSql = `
  insert into countries values (1, 'KZ', ${text}, '+7', 'KZT') on conflict do nothing;
  insert into cities values (1, 1, 'aktau', ${text}, 43.65, 51.16, 'Asia/Aqtau') on conflict do nothing;
  insert into categories values (1, null, 'hair', ${text}, 1, '/hair.svg') on conflict do nothing;
  insert into firms values
    (1, null, 1, 'salon', 'SALON', ${text}, ${text}, ${text}, 43.65, 51.16, '{}', null, 'Asia/Aqtau', 'KZT', 'red',
     '/a.svg', 4.9, 10, 10, false, false, 30, 60, 24);
  insert into firm_pictures values (1, 1, '/pictures/firms/salon/1-960.avif', ${text}, 1440, 810, '#f0d9cd');
  insert into firm_hours select 1, weekday, 540, 1200 from generate_series(1, 7) weekday;
  insert into firm_discounts values (1, 1, 1, 540, 660, 10);
  insert into services values (1, 1, 1, null, ${text}, ${text}, 700000, null, 60, 0, false, true, 1);
  insert into masters
    select 1, id, ${text}, null, ${text}, 5, '/m.svg', 4.5, 10, true, id from generate_series(1, 8) id;
  insert into master_services select 1, id, 1 from generate_series(1, 8) id;
  insert into master_hours select 1, id, weekday, 540, 1200 from generate_series(1, 8) id, generate_series(1, 7) weekday;`;
