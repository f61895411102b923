import type { Pool } from "pg";
import { writeSearchWords } from "../../server/db/catalogue/search-words.ts";
import { inTransaction } from "../../server/db/transaction.ts";

/** A city that is larger than any of Kazakhstan: salons, masters, visits. */
export const benchCity = { id: 1, firms: 2_000, mastersPerFirm: 10, servicesPerFirm: 8, visitsPerMaster: 50 };

/** So many visits of a master on each of the days ahead, after which those of the past begin. */
const perDay = 4;
const daysAhead = 7;

/** Fills a database with the salons of one city and a million visits. */
export async function fillCity(pool: Pool): Promise<void> {
  const client = await pool.connect();
  // The constraint is put back over all rows at once, and foreign keys are not looked up: that is quicker.
  await client.query("alter table occupancies drop constraint resource_is_free");
  await client.query("set session_replication_role = replica");
  await client.query(catalogueSql);
  await client.query(visitsSql);
  await client.query(`
    alter table occupancies add constraint resource_is_free exclude using gist
      (firm_id with =, resource_kind with =, resource_id with =, tstzrange(starts_at, ends_at) with &&)`);
  client.release(true);
  await inTransaction(pool, writeSearchWords);
  await pool.query("vacuum analyze");
  await pool.query("checkpoint");
}

const { firms, mastersPerFirm, servicesPerFirm, visitsPerMaster } = benchCity;

const textOf = (expression: string) =>
  `jsonb_build_object('ru', ${expression}, 'kz', ${expression}, 'en', ${expression})`;
const oneOf = (words: readonly string[], number: string) =>
  `(array['${words.join("', '")}'])[1 + (${number}) % ${words.length}]`;

const firmNames = ["Гранат", "Айсулу", "Бархат", "Мята", "Лотос", "Шелк", "Нота", "Сирень", "Оазис", "Персик"];
/** What every salon does. */
export const kinds = ["Маникюр", "Педикюр", "Стрижка", "Окрашивание", "Укладка", "Брови", "Ресницы", "Массаж"];
/** Who works at every salon. */
export const people = ["Айгерим", "Динара", "Мария", "Жанна", "Сауле", "Камила", "Алия", "Ольга", "Мадина", "Асель"];

const catalogueSql = `
  insert into countries values (1, 'KZ', ${textOf("'Казахстан'")}, '+7', 'KZT') on conflict do nothing;
  insert into cities values (1, 1, 'aktau', ${textOf("'Актау'")}, 43.65, 51.16, 'Asia/Aqtau') on conflict do nothing;
  insert into categories select c, null, 'category-' || c, ${textOf("'Раздел ' || c")}, c, '/hair.svg'
    from generate_series(1, 4) c;
  insert into firms
    select f, null, 1, 'firm-' || f, 'SALON', ${textOf(`${oneOf(firmNames, "f")} || ' ' || f`)}, ${textOf("'Улица, ' || f")},
           ${textOf("'О салоне'")}, 43.65 + f % 100 / 1000.0, 51.16 + f % 97 / 1000.0, '{}', null, 'Asia/Aqtau', 'KZT', 'red',
           '/a.svg', 4 + f % 10 / 10.0, f % 50, f % 50, false, false, 30, 60, 24
      from generate_series(1, ${firms}) f;
  insert into firm_pictures select f, 1, '/p.avif', ${textOf("'Зал'")}, 1440, 810, '#f0d9cd' from generate_series(1, ${firms}) f;
  insert into firm_hours select f, weekday, 540, 1260 from generate_series(1, ${firms}) f, generate_series(1, 7) weekday;
  insert into firm_discounts select f, 1, 1, 540, 660, 10 from generate_series(1, ${firms}, 3) f;
  insert into services
    select f, s, 1 + s % 4, null, ${textOf(`${oneOf(kinds, "s")} || ' ' || (1 + f % 7)`)}, ${textOf("'Услуга'")},
           300000 + f % 20 * 50000 + s * 10000, null, 60, 0, false, s = 1, s
      from generate_series(1, ${firms}) f, generate_series(1, ${servicesPerFirm}) s;
  insert into masters
    select f, m, ${textOf(oneOf(people, "f + m"))}, null, ${textOf("'Мастер'")}, 5, '/m.svg', 4.5, 10, true, m
      from generate_series(1, ${firms}) f, generate_series(1, ${mastersPerFirm}) m;
  insert into master_services
    select f, m, s from generate_series(1, ${firms}) f, generate_series(1, ${mastersPerFirm}) m, generate_series(1, ${servicesPerFirm}) s
     where (m + s) % 2 = 0;
  insert into master_hours
    select f, m, weekday, 540, 1260
      from generate_series(1, ${firms}) f, generate_series(1, ${mastersPerFirm}) m, generate_series(1, 7) weekday;`;

const day = `case when i < ${perDay * daysAhead} then i / ${perDay} else -1 - (i - ${perDay * daysAhead}) / ${perDay} end`;
const visitsSql = `
  with visit as materialized (
    select uuidv7() as id, f, m, (current_date + (${day})) + time '10:00' + i % ${perDay} * interval '150 minutes' as local
      from generate_series(0, ${visitsPerMaster - 1}) i, generate_series(1, ${firms}) f, generate_series(1, ${mastersPerFirm}) m
  ), written as (
    insert into reservations (firm_id, id, status, starts_at, ends_at, client_name, client_phone, language, total, full_total,
                              prepayment, currency, secret_hash, free_cancel_until)
    select f, id, 'confirmed', local at time zone '-05', (local + interval '1 hour') at time zone '-05', 'Мадина', 77011234567,
           'ru', 700000, 700000, 0, 'KZT', '', local at time zone '-05' from visit
  )
  insert into occupancies (firm_id, resource_kind, resource_id, starts_at, ends_at, reservation_id)
  select f, 'master', m, local at time zone '-05', (local + interval '1 hour') at time zone '-05', id from visit`;
