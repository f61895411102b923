import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchedCity } from "../../../server/services/search/city.ts";
import { factsInCity, factsOfFirms, type FirmFacts } from "../../../server/services/search/firm-facts.ts";
import { openPool } from "../../../server/db/pool.ts";
import type { Config } from "../../../server/core/config.ts";
import { testConfig } from "../test-config.ts";
import { testDatabase, type TestDatabase } from "../support/database.ts";

let database: TestDatabase;
let config: Config;
beforeAll(async () => ([database, config] = await Promise.all([testDatabase(), testConfig()])));
afterAll(() => database.close());

const cityId = 1;
const read = async (pool: Pool) => factsInCity(await searchedCity({ cityId }, pool), { pool, config });

const butVersion = (facts: FirmFacts) => ({ ...facts, version: 0 });

/** What a process that remembers nothing reads. */
async function readAnew<Answer>(read: (pool: Pool) => Promise<Answer>): Promise<Answer> {
  const pool = await openPool(database.url);
  try {
    return await read(pool);
  } finally {
    await pool.end();
  }
}

test.each([
  ["a price", "update services set price = price + 100 where firm_id = 1"],
  ["a master's own price", "update master_services set price = 1 where firm_id = 1"],
  ["masters who are not to be had any more", "update masters set is_online = false where firm_id = 1"],
  ["hours", "update firm_hours set opens_minute = 1 where firm_id = 1"],
  ["a holiday", "insert into firm_special_hours (firm_id, day) values (1, '2026-12-16')"],
  ["a discount that ends", "delete from firm_discounts where firm_id = 1"],
  ["a service's category", "update services set category_id = 2, sub_category_id = null where firm_id = 1"],
  ["a rating", "update firms set average_rating = 1.0, ratings_count = 7 where id = 1"],
  ["a district", "update firms set district_id = null where id = 1"],
  ["a move", "update firms set latitude = 43.1, longitude = 51.1 where id = 1"],
  [
    "a service that is gone",
    "delete from services where firm_id = 1 and id = (select max(id) from services where firm_id = 1)",
  ],
])("%s is what firms are chosen by at once", async (_, change) => {
  const { pool } = database;
  const before = await read(pool);
  await pool.query(change);
  const after = await read(pool);
  expect(after.map(butVersion)).not.toEqual(before.map(butVersion));
  expect(after).toEqual(await readAnew(read));
  expect(await factsOfFirms([1], { pool, config })).toEqual(after.filter(({ id }) => id === 1));
});
