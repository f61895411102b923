import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Availability, HoursWanted } from "../../server/core/availability.ts";
import { listenerName } from "../../server/db/firm-changes.ts";
import { createAvailability } from "../../server/services/availability/availability.ts";
import { minuteMs } from "../../domain/time.ts";
import { insertSalon, salon } from "./salon.ts";
import { type TestDatabase, testDatabase } from "./support/database.ts";
import { insertVisit } from "./visits.ts";

const morning = salon.morning.getTime();
const opening = morning + 60 * minuteMs;
const hours = { date: "2026-11-23", fromMinute: 0, untilMinute: 1440 };

let database: TestDatabase;
/** It remembers what it told before. */
let availability: Availability;
let serviceIds: readonly number[];
const firmIds = [salon.firmId, 9002, 1, 2];
beforeAll(async () => {
  database = await testDatabase();
  await insertSalon(database.pool);
  availability = createAvailability(database.pool);
  const { rows } = await database.pool.query<{ id: number }>(
    "select distinct id from services where firm_id = any ($1) order by id",
    [firmIds],
  );
  serviceIds = rows.map(({ id }) => id);
});
afterAll(async () => {
  await availability.close();
  await database.close();
});

async function queriesOf(question: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(database.pool, "query");
  await question();
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}

/** firmId → serviceId → whether there is a time, and the first of them. */
async function timesIn(one: Availability, wanted: HoursWanted, now: number) {
  const found = await one.freeTimes(firmIds, wanted, now);
  return new Map([...found].map(([id, free]) => [id, serviceIds.map((one) => [free.has(one), free.get(one)])]));
}

const freeNow = () => timesIn(availability, hours, morning);

async function firstOf(one: Availability, service: number, now = morning): Promise<string | undefined> {
  return (await one.freeTimes([salon.firmId], hours, now)).get(salon.firmId)?.get(service)[0];
}

/** Waits until nothing has to be read to tell what was told before. */
async function untilKept(): Promise<void> {
  await expect.poll(() => queriesOf(freeNow)).toBe(0);
}

/** What somebody tells who remembers nothing. */
async function readAnew<Value>(ask: (availability: Availability) => Promise<Value>): Promise<Value> {
  const fresh = createAvailability(database.pool);
  try {
    return await ask(fresh);
  } finally {
    await fresh.close();
  }
}

type Change = { kind: "visit" | "hold" | "confirm" | "end" | "hours"; masterId: number; cell: number; held: number };

const at = (cell: number) => new Date(opening + cell * 15 * minuteMs).toISOString();

async function make({ kind, masterId, cell, held }: Change, now: number): Promise<void> {
  const { pool } = database;
  const id = [salon.firmId];
  if (kind === "visit" || kind === "hold") {
    const taken = await pool.query(
      "select from occupancies where firm_id = $1 and resource_id = $2 and starts_at < $4 and ends_at > $3",
      [salon.firmId, masterId, at(cell), at(cell + 2)],
    );
    if (taken.rows.length > 0) return;
    const visit = await insertVisit(pool, { masterId, from: at(cell), to: at(cell + 2) });
    const until = new Date(now + held * minuteMs);
    // Held in the very transaction in real life: here it is made one before it is looked at.
    if (kind === "hold")
      await pool.query("update occupancies set held_until = $2 where reservation_id = $1", [visit, until]);
  }
  if (kind === "confirm") await pool.query("update occupancies set held_until = null where firm_id = $1", id);
  if (kind === "end")
    await pool.query("delete from occupancies where firm_id = $1 and resource_id = $2", [salon.firmId, masterId]);
  if (kind === "hours") {
    await pool.query("update master_hours set ends_minute = $3 where firm_id = $1 and master_id = $2", [
      salon.firmId,
      masterId,
      900 + cell * 15,
    ]);
    await pool.query("select pg_notify('firm_changed', $1)", [String(salon.firmId)]);
  }
}

describe("The free times of many firms", () => {
  const changes: fc.Arbitrary<Change> = fc.record({
    kind: fc.constantFrom("visit", "hold", "hold", "confirm", "end", "hours"),
    masterId: fc.integer({ min: 1, max: 3 }),
    cell: fc.integer({ min: 0, max: 40 }),
    held: fc.integer({ min: 1, max: 30 }),
  });
  const clocks = fc.integer({ min: -120, max: 400 }).map((minutes) => opening + minutes * minuteMs);
  const lookedFor = fc.constantFrom(
    undefined,
    () =>
      ({ id }: { id: number }) =>
        id === salon.manicure,
  );
  const windows = fc.record({
    date: fc.constantFrom("2026-11-22", "2026-11-23", "2026-11-24"),
    fromMinute: fc.integer({ min: 0, max: 96 }).map((cell) => cell * 15),
    untilMinute: fc.integer({ min: 0, max: 96 }).map((cell) => cell * 15),
  });

  it("are those that are read anew, whatever changed since they were told and whatever time it is", async () => {
    await untilKept();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(changes, clocks, lookedFor, windows), { minLength: 1, maxLength: 6 }),
        async (all) => {
          for (const [change, now, isLookedFor, window] of all) {
            await make(change, now);
            const ask = (one: Availability) =>
              Promise.all([timesIn(one, window, now), one.nearestTimes(firmIds, now, isLookedFor)]);
            expect(await ask(availability)).toEqual(await readAnew(ask));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it("are known as soon as a change stands, in another process too", async () => {
    await database.pool.query("delete from occupancies");
    await untilKept();
    const neighbour = createAvailability(database.pool);
    const [first, second] = [salon.at("09:00"), salon.at("09:30")];
    const start = (one: Availability) => firstOf(one, salon.manicure);
    await insertVisit(database.pool, { masterId: 2, from: at(0), to: at(2) });
    for (let round = 0; round < 60; round += 1) {
      const id = await insertVisit(database.pool, { masterId: 1, from: at(0), to: at(2) });
      expect(await start(availability)).toBe(second);
      expect(await start(neighbour)).toBe(second);
      await database.pool.query("delete from occupancies where reservation_id = $1", [id]);
      expect(await start(availability)).toBe(first);
      expect(await start(neighbour)).toBe(first);
    }
    await neighbour.close();
  });

  it("are taken by none but those who do the service", async () => {
    await database.pool.query("delete from occupancies");
    for (const masterId of [2, 3]) await insertVisit(database.pool, { masterId, from: at(0), to: at(2) });
    expect(await firstOf(availability, salon.manicure)).toBe(salon.at("09:00"));
  });

  it("are read again when a hold of that day runs out, which nobody tells of", async () => {
    await database.pool.query("delete from occupancies");
    const first = salon.at("09:00");
    const firstAt = (now: number) => firstOf(availability, salon.haircut, now);
    for (const masterId of salon.masters) {
      const id = await insertVisit(database.pool, { masterId, from: at(0), to: at(4) });
      await database.pool.query("update occupancies set held_until = $2 where reservation_id = $1", [id, at(-6)]);
    }
    const [before, after] = [opening - 91 * minuteMs, opening - 90 * minuteMs];
    expect(await firstAt(before)).not.toBe(first);
    expect(await firstAt(after)).toBe(first);
    expect(await firstAt(before)).not.toBe(first);
  });

  it("are of the hours that somebody changed by hand, a minute later", async () => {
    await database.pool.query("delete from occupancies");
    const evening = opening + 11 * 60 * minuteMs;
    const next = async () => (await availability.nearestTimes([salon.firmId], evening)).get(salon.firmId)?.startTime;
    expect(await next()).toBe(salon.at("09:00", "2026-11-24"));
    await database.pool.query("update master_hours set starts_minute = 600 where firm_id = $1 and weekday = 2", [
      salon.firmId,
    ]);
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 61_000);
    expect(await next()).toBe(salon.at("10:00", "2026-11-24"));
    clock.mockRestore();
  });

  it("stay what they were for a schedule that is read again and is the same", async () => {
    await untilKept();
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 122_000);
    expect(await queriesOf(freeNow)).toBe(1);
    clock.mockRestore();
  });

  it("are not kept while nobody would hear of changes", async () => {
    await untilKept();
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()",
      [listenerName],
    );
    await expect.poll(() => queriesOf(freeNow)).toBeGreaterThan(0);
    const before = await freeNow();
    for (const masterId of salon.masters) await insertVisit(database.pool, { masterId, from: at(4), to: at(8) });
    expect(await freeNow()).not.toEqual(before);
    expect(await freeNow()).toEqual(await readAnew((fresh) => timesIn(fresh, hours, morning)));
    await untilKept();
  });
});
