import Fastify, { type FastifyPluginAsync } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDemo } from "../../demo/demo.ts";
import { insertSalon } from "../server/salon.ts";
import { placeInLog, replaysFrom } from "../support/log.ts";
import { testDatabase, type TestDatabase } from "../server/support/database.ts";

const now = Date.parse("2026-11-23T05:00:00Z");
const week = 7 * 86_400_000;
const picture = "/pictures/firms/red-apple-naberezhnaya/1-960.avif";

async function count({ pool }: TestDatabase, table: "firms" | "reservations"): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*) from ${table}`);
  return rows[0]?.count ?? 0;
}

describe("the demo of an empty database", () => {
  let database: TestDatabase;
  let firms: number;
  let emptied: string;
  let opened: (FastifyPluginAsync | undefined)[];

  beforeAll(async () => {
    database = await testDatabase();
    firms = await count(database, "firms");
    await database.pool.query("truncate firms cascade");
    emptied = await placeInLog(database.pool);
    opened = await Promise.all([1, 2, 3].map(() => openDemo(database.pool, now)));
  });

  afterAll(() => database.close());

  it("is loaded once, however many processes start together", async () => {
    expect(await count(database, "firms")).toBe(firms);
  });

  it("is in its place on the disk once it was loaded: a kill has none of it replayed", async () => {
    expect(await replaysFrom(database.pool, emptied)).toBe(false);
  });

  it("shows its pictures in each of these processes", async () => {
    for (const pictures of opened) {
      const app = Fastify();
      if (pictures !== undefined) await app.register(pictures);
      const { statusCode, headers } = await app.inject(picture);
      expect([statusCode, headers["content-type"]]).toEqual([200, "image/avif"]);
      expect((await app.inject("/pictures/../demo.ts")).statusCode).toBe(404);
      await app.close();
    }
  });

  it("has visits, and a week later those of the days that have come", async () => {
    const visits = await count(database, "reservations");
    expect(visits).toBeGreaterThan(0);
    await openDemo(database.pool, now);
    expect(await count(database, "reservations")).toBe(visits);
    await openDemo(database.pool, now + week);
    expect(await count(database, "reservations")).toBeGreaterThan(visits);
  });
});

describe("the demo of a database that has an older one", () => {
  let database: TestDatabase;
  const districts = () => database.pool.query("select count(*)::int from firms where district_id is not null");

  beforeEach(async () => {
    database = await testDatabase();
    await database.pool.query("update firms set district_id = null");
    await database.pool.query("delete from districts");
  });

  afterEach(() => database.close());

  it("becomes this one, once", async () => {
    const firms = await count(database, "firms");
    await database.pool.query("insert into loaded_demo values ('an older one')");
    await openDemo(database.pool, now);
    expect((await districts()).rows).toEqual([{ count: firms }]);
    await database.pool.query("update firms set district_id = null");
    await openDemo(database.pool, now);
    expect((await districts()).rows).toEqual([{ count: 0 }]);
  });

  it("stays where it was loaded as a catalogue of one's own", async () => {
    await openDemo(database.pool, now);
    expect((await districts()).rows).toEqual([{ count: 0 }]);
  });
});

describe("a database with a catalogue of one's own", () => {
  it("stays without the demo's firms, visits and pictures", async () => {
    const database = await testDatabase();
    await database.pool.query("truncate firms cascade");
    await insertSalon(database.pool);
    expect(await openDemo(database.pool, now)).toBeUndefined();
    expect(await count(database, "firms")).toBe(2);
    expect(await count(database, "reservations")).toBe(0);
    await database.close();
  });
});
