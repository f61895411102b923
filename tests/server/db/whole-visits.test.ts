import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../../../server/db/migrate.ts";
import { findReservation } from "../../../server/db/queries/reservations.ts";
import { insertSalon, salon } from "../salon.ts";
import { type TestDatabase, testDatabase } from "../support/database.ts";
import { insertVisit } from "../visits.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await insertSalon(database.pool);
});
afterAll(() => database.close());

const undo = `
  alter table reservation_entries drop column service_name, drop column master_name;
  alter table reservations drop column free_cancel_until;
  drop view visited_firms;
  drop table former_firms;
  drop function full_name;
  delete from migrations where name = '0018_whole_visits.sql'`;

it("visits of a database from before are given the names and the terms that stand then, or plain words for what is gone", async () => {
  const { pool } = database;
  const times = { from: salon.at("13:00"), to: salon.at("14:00") };
  const ids = [
    await insertVisit(pool, { ...times, masterId: 1 }),
    await insertVisit(pool, { ...times, masterId: 2 }),
    await insertVisit(pool, { ...times, masterId: 777 }),
  ];
  await pool.query("update reservation_entries set service_id = 777 where reservation_id = $1", [ids[1]]);
  await pool.query(undo);
  await migrate(pool);
  const visits = await Promise.all(ids.map((id) => findReservation(pool, id, "ru")));
  const named = visits.map((visit) => visit?.entries.map(({ serviceName, masterName }) => [serviceName, masterName]));
  expect(named).toEqual([[["Стрижка", "Айгерим Сапарова"]], [["Услуга", "Динара"]], [["Стрижка", "Мастер"]]]);
  const [first] = visits;
  expect(first?.firm).toMatchObject({ name: "Сынақ", urlKey: "synaq", city: "Город" });
  expect(Date.parse(first?.freeCancelUntil ?? "")).toBe(Date.parse(salon.at("13:00", "2026-11-22")));
});
