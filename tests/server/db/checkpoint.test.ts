import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkpoint } from "../../../server/db/checkpoint.ts";
import { placeInLog, replaysFrom } from "../../support/log.ts";
import { testDatabase, type TestDatabase } from "../support/database.ts";

async function withRole(pool: Pool, act: (client: PoolClient) => Promise<void>): Promise<void> {
  const role = `visitor_${randomUUID().replaceAll("-", "")}`;
  const client = await pool.connect();
  try {
    await client.query(`create role ${role}; set role ${role}`);
    await act(client);
  } finally {
    await client.query(`reset role; drop role ${role}`);
    client.release();
  }
}

describe("what a kill has PostgreSQL replay", () => {
  let database: TestDatabase;

  beforeAll(async () => (database = await testDatabase()));
  afterAll(() => database.close());

  it("is nothing of what was written before a checkpoint", async () => {
    const place = await placeInLog(database.pool);
    const client = await database.pool.connect();
    await checkpoint(client);
    client.release();
    expect(await replaysFrom(database.pool, place)).toBe(false);
  });

  it("is left to PostgreSQL where the account may not ask for it", async () => {
    await withRole(database.pool, async (client) => {
      await expect(client.query("checkpoint")).rejects.toThrow("permission denied");
      await checkpoint(client);
    });
  });
});
