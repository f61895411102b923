import type { Pool } from "pg";
import { openPool } from "../../../server/db/pool.ts";
import { createTestDatabase, dropTestDatabase } from "../../support/cluster.ts";

export type TestDatabase = { url: string; pool: Pool; close(): Promise<void> };

/** A PostgreSQL database of the test's own, migrated and with the demo catalogue, until `close`. */
export async function testDatabase(): Promise<TestDatabase> {
  const url = await createTestDatabase();
  const pool = await openPool(url);
  return {
    url,
    pool,
    async close() {
      await pool.end();
      await dropTestDatabase(url);
    },
  };
}
