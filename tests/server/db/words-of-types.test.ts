import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../../../server/db/migrate.ts";
import { type TestDatabase, testDatabase } from "../support/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it("words of a database from before firms were found by what they are are deleted, so that a start writes them all", async () => {
  const { pool } = database;
  const areThere = async () => {
    const { rows } = await pool.query(
      "select exists (select from search_words) as words, exists (select from search_entries) as entries",
    );
    return rows;
  };
  expect(await areThere()).toEqual([{ words: true, entries: true }]);
  await pool.query("delete from migrations where name = '0091_words_of_types.sql'");
  await migrate(pool);
  expect(await areThere()).toEqual([{ words: false, entries: false }]);
});
