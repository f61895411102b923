import type { Pool } from "pg";
import { dropOutsideWork } from "./outside-work.ts";

/** The salon in which paths are replayed: two masters who do one service, and another one beside it. */
export const salon = {
  firmId: 1,
  company: "red-apple-naberezhnaya",
  name: "Red Apple на набережной",
  serviceId: 102,
  service: "Маникюр с покрытием",
  otherService: "Укрепление ногтей гелем",
  masters: [
    { id: 105, name: "Жанна" },
    { id: 109, name: "Гульнара" },
  ],
};

const noon = 720;
const three = 900;

/**
 * Gives both masters the same days and hours, each with a break in which the other works; nobody works today and
 * tomorrow, so that no time is too soon by accident. Their service is an express one, too.
 */
export async function openSalon(pool: Pool): Promise<void> {
  const ids = salon.masters.map(({ id }) => id);
  const [first, second] = ids;
  for (const table of ["master_hours", "master_breaks", "master_days_off"]) {
    await pool.query(`delete from ${table} where firm_id = $1 and master_id = any($2)`, [salon.firmId, ids]);
  }
  await pool.query(
    `insert into master_hours select $1, master, weekday, 540, 1200
       from unnest($2::int[]) master, generate_series(1, 7) weekday`,
    [salon.firmId, ids],
  );
  await pool.query(
    `insert into master_breaks select $1, master, weekday, starts, starts + 60
       from (values ($2::int, ${noon}), ($3::int, ${three})) away (master, starts), generate_series(1, 7) weekday`,
    [salon.firmId, first, second],
  );
  await pool.query(
    `insert into master_days_off select $1, master, (now() at time zone 'Asia/Aqtau')::date + day
       from unnest($2::int[]) master, generate_series(0, 1) day`,
    [salon.firmId, ids],
  );
  await pool.query("update services set is_express = true where firm_id = $1 and id = $2", [
    salon.firmId,
    salon.serviceId,
  ]);
  await announce(pool);
}

/** Gives all times back, with what was paid for them, here and at the processors. */
export async function clearCalendar(pool: Pool): Promise<void> {
  await dropOutsideWork(pool);
  await pool.query(
    "truncate payments, cashback_accounts, cashback_promises, sandbox_payments, sandbox_callbacks cascade",
  );
  await pool.query("delete from reservations where firm_id = $1", [salon.firmId]);
}

/** The service hears of a change of the firm. */
export async function announce(pool: Pool): Promise<void> {
  await pool.query("select pg_notify('firm_changed', $1)", [String(salon.firmId)]);
}
