import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../../../server/db/migrate.ts";
import { testDatabase, type TestDatabase } from "../support/database.ts";

describe("migrations", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  it("run once, however many processes start together", async () => {
    await database.pool.query("drop schema public cascade; create schema public");
    await Promise.all(Array.from({ length: 5 }, () => migrate(database.pool)));
    const { rows } = await database.pool.query("select name, count(*) from migrations group by name order by name");
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.count === 1)).toBe(true);
  });

  it("leave a database that is up to date as it is", async () => {
    const { rows: before } = await database.pool.query("select * from migrations order by name");
    await migrate(database.pool);
    const { rows: after } = await database.pool.query("select * from migrations order by name");
    expect(after).toEqual(before);
  });

  it("refuse an applied file that was changed since", async () => {
    await database.pool.query("update migrations set checksum = 'other' where name like '0001%'");
    await expect(migrate(database.pool)).rejects.toThrow("was changed after the database had it");
  });

  it("refuse a database that a newer version has made", async () => {
    await database.pool.query("insert into migrations (name, checksum) values ('9999_later.sql', 'x')");
    await database.pool.query("delete from migrations where name like '0001%'");
    await expect(migrate(database.pool)).rejects.toThrow("made by a newer Kezek");
  });
});
