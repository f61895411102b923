import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadDemo } from "../../../server/db/catalogue/load-demo.ts";
import { testDatabase, type TestDatabase } from "../support/database.ts";

const now = Date.parse("2026-11-23T05:00:00Z");
const week = 7 * 86_400_000;

async function count({ pool }: TestDatabase, table: "firms" | "reservations"): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*) from ${table}`);
  return rows[0]?.count ?? 0;
}

describe("the demo of an empty database", () => {
  let database: TestDatabase;
  let firms: number;

  beforeAll(async () => {
    database = await testDatabase();
    firms = await count(database, "firms");
    await database.pool.query("truncate firms cascade");
    await Promise.all([1, 2, 3].map(() => loadDemo(database.pool, now)));
  });

  afterAll(() => database.close());

  it("is loaded once, however many processes start together", async () => {
    expect(await count(database, "firms")).toBe(firms);
  });

  it("has visits, and a week later those of the days that have come", async () => {
    const visits = await count(database, "reservations");
    expect(visits).toBeGreaterThan(0);
    await loadDemo(database.pool, now);
    expect(await count(database, "reservations")).toBe(visits);
    await loadDemo(database.pool, now + week);
    expect(await count(database, "reservations")).toBeGreaterThan(visits);
  });
});

describe("a database with a catalogue of one's own", () => {
  it("stays without the demo's visits", async () => {
    const database = await testDatabase();
    await loadDemo(database.pool, now);
    expect(await count(database, "reservations")).toBe(0);
    await database.close();
  });
});
