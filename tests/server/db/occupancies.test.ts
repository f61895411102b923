import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../../../server/db/migrate.ts";
import { insertSalon, salon } from "../salon.ts";
import { type TestDatabase, testDatabase } from "../support/database.ts";
import { insertVisit } from "../visits.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await insertSalon(database.pool);
});
afterAll(() => database.close());

const [one, two] = [salon.at("13:00"), salon.at("14:00")];

/** The database as it was when an entry said itself whether and until when its master is taken. */
const undo = `
  drop table service_rooms, rooms;
  alter table reservation_entries drop column room_names;
  drop table occupancies;
  drop type resource_kind;
  alter table reservation_entries
    add column is_blocking boolean not null default true,
    add column held_until timestamptz,
    add constraint master_is_free exclude using gist
      (firm_id with =, master_id with =, tstzrange(starts_at, ends_at) with &&) where (is_blocking);
  create index reservation_entries_by_master on reservation_entries (firm_id, master_id, starts_at)
    include (ends_at, held_until) where is_blocking;
  create index reservations_by_end_of_hold on reservations (held_until) where held_until is not null;
  delete from migrations where name in ('0021_occupancies.sql', '0030_rooms.sql')`;

it("what was taken in a database from before is taken after it, for as long, and nothing else is", async () => {
  const { pool } = database;
  const [standing, held, ended] = [
    await insertVisit(pool, { masterId: 1, from: one, to: two }),
    await insertVisit(pool, { masterId: 2, from: one, to: two }),
    await insertVisit(pool, { masterId: 3, from: one, to: two }),
  ];
  await pool.query(undo);
  const end = "2026-11-23T08:05:00.000Z";
  await pool.query("update reservations set status = 'held', held_until = $2 where id = $1", [held, end]);
  await pool.query("update reservation_entries set held_until = $2 where reservation_id = $1", [held, end]);
  await pool.query("update reservation_entries set is_blocking = false where reservation_id = $1", [ended]);
  await migrate(pool);
  const { rows } = await pool.query(
    `select resource_kind, resource_id, starts_at, ends_at, held_until, reservation_id from occupancies
      where firm_id = $1 order by resource_id`,
    [salon.firmId],
  );
  const time = { starts_at: new Date(one).toISOString(), ends_at: new Date(two).toISOString() };
  expect(rows).toEqual([
    { resource_kind: "master", resource_id: 1, ...time, held_until: null, reservation_id: standing },
    { resource_kind: "master", resource_id: 2, ...time, held_until: end, reservation_id: held },
  ]);
  const late = { from: salon.at("13:30"), to: two };
  await expect(insertVisit(pool, { masterId: 1, ...late })).rejects.toMatchObject({ constraint: "resource_is_free" });
  await expect(insertVisit(pool, { masterId: 3, ...late })).resolves.not.toBe("");
});

it.each(["room", "device"])("one %s is taken once at a time, beside the masters", async (kind) => {
  const { pool } = database;
  const [first, second] = [
    await insertVisit(pool, { masterId: 1, from: salon.at("16:00"), to: salon.at("17:00") }),
    await insertVisit(pool, { masterId: 2, from: salon.at("16:00"), to: salon.at("17:00") }),
  ];
  const take = (id: string, from: string) =>
    pool.query(
      `insert into occupancies (firm_id, resource_kind, resource_id, starts_at, ends_at, reservation_id)
       values ($1, $2, 1, $3, $4, $5)`,
      [salon.firmId, kind, from, salon.at("17:15"), id],
    );
  await take(first, salon.at("16:00"));
  await expect(take(second, salon.at("17:00"))).rejects.toMatchObject({ constraint: "resource_is_free" });
  await pool.query("delete from reservations where id = any ($1)", [[first, second]]);
});
