import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listenerName } from "../../server/db/firm-changes.ts";
import { loadCatalogue } from "../../server/db/catalogue/load.ts";
import { createAvailability } from "../../server/services/availability/availability.ts";
import type { Availability } from "../../server/core/availability.ts";
import { insertSalon, salon } from "./salon.ts";
import { type TestDatabase, testDatabase } from "./support/database.ts";

const now = salon.morning.getTime();
const wanted = { firmId: salon.firmId, params: { entries: [{ serviceId: salon.haircut }] }, now, caller: "somebody" };

let database: TestDatabase;
let availability: Availability;
beforeAll(async () => {
  database = await testDatabase();
  await insertSalon(database.pool);
  availability = createAvailability(database.pool);
});
afterAll(async () => {
  await availability.close();
  await database.close();
});

async function priceNow(): Promise<number | undefined> {
  const answer = await availability.allocation(wanted);
  return answer.ok ? answer.value.price.amount : undefined;
}

async function queriesOf(question: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(database.pool, "query");
  await question();
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}

async function setPrice(price: number, payload: string): Promise<void> {
  await database.pool.query("update services set price = $2 where firm_id = $1 and id = 1", [salon.firmId, price]);
  await database.pool.query("select pg_notify('firm_changed', $1)", [payload]);
}

describe("What a firm is", () => {
  it("is read once and kept, so that a question about free time is one query", async () => {
    const day = () => availability.availableTimes({ ...wanted, date: "2026-11-23" });
    const month = () => availability.reservationTimes({ ...wanted, from: "2026-11-23", days: 31 });
    await expect.poll(() => queriesOf(day)).toBe(1);
    expect(await queriesOf(month)).toBe(1);
    expect(await queriesOf(() => availability.planAt({ ...wanted, startTime: salon.at("13:00") }))).toBe(1);
    expect(await queriesOf(() => availability.nearestTimes([salon.firmId], now))).toBe(1);
  });

  it("is read by one query when many ask at once", async () => {
    const other = { ...wanted, firmId: 9002 };
    const many = () => Promise.all(Array.from({ length: 20 }, () => availability.allocation(other)));
    await expect.poll(() => queriesOf(priceNow)).toBe(0);
    expect(await queriesOf(many)).toBe(1);
  });

  it.each([
    ["the firm is named", String(salon.firmId), 710_000],
    ["all are", "*", 720_000],
  ])("is read again when it changed, if %s", async (_, payload, price) => {
    await expect.poll(() => queriesOf(priceNow)).toBe(0);
    await setPrice(price, payload);
    await expect.poll(priceNow).toBe(price);
  });

  it("is read again after the connection that tells of changes was lost", async () => {
    await expect.poll(() => queriesOf(priceNow)).toBe(0);
    await database.pool.query("update services set price = 730000 where firm_id = $1 and id = 1", [salon.firmId]);
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = '${listenerName}' and datname = current_database()`,
    );
    await expect.poll(priceNow).toBe(730_000);
    await expect.poll(() => queriesOf(priceNow)).toBe(0);
    await setPrice(740_000, "*");
    await expect.poll(priceNow).toBe(740_000);
  });

  it("is not kept when it is not there, and is found once it is", async () => {
    const unknown = { ...wanted, firmId: 9003 };
    expect(await availability.allocation(unknown)).toEqual({ ok: false, refusal: "firmNotFound" });
    await database.pool.query(
      `insert into firms select (jsonb_populate_record(f, '{"id": 9003, "url_key": "synaq-3"}')).* from firms f where id = 9002`,
    );
    expect(await availability.allocation(unknown)).toEqual({ ok: false, refusal: "servicesNotBookable" });
  });
});

describe("The hours of masters", () => {
  const startsOn = async (date: string): Promise<string[]> => {
    const params = { entries: [{ serviceId: salon.haircut, masterId: 1 }] };
    const answer = await availability.availableTimes({ ...wanted, params, date });
    return answer.ok ? answer.value.slots.map(({ startTime }) => startTime.slice(11, 16)) : [];
  };

  it("leave out breaks, days off, and what lies outside of the firm's own hours", async () => {
    await database.pool.query(`
      insert into master_breaks values (9001, 1, 1, 780, 840);
      insert into master_days_off values (9001, 1, '2026-11-24');
      update master_hours set starts_minute = 480, ends_minute = 1380 where firm_id = 9001 and master_id = 1;
      select pg_notify('firm_changed', '9001');`);
    await expect.poll(() => startsOn("2026-11-24")).toEqual([]);
    const monday = await startsOn("2026-11-23");
    expect([monday[0], monday.at(-1)]).toEqual(["09:00", "19:00"]);
    expect(monday).toContain("12:00");
    expect(monday).not.toContain("12:15");
    expect(monday).not.toContain("13:45");
    expect(monday).toContain("14:00");
  });
});

describe("The nearest free time of firms", () => {
  it("is that of any of their services, the most popular first, in each firm's own zone", async () => {
    const nearest = await availability.nearestTimes([salon.firmId, 9002, 777], now);
    expect([...nearest]).toEqual([[salon.firmId, { startTime: salon.at("09:00"), serviceId: salon.haircut }]]);
    const evening = Date.parse(salon.at("18:50"));
    const later = await availability.nearestTimes([salon.firmId], evening);
    expect([...later.values()]).toEqual([{ startTime: salon.at("19:30"), serviceId: salon.manicure }]);
  });

  it("is that of any service of a category, where one is asked for", async () => {
    const [hair, nails, nothing] = [9001, 9003, 777];
    const nearest = async (category: number) =>
      (await availability.nearestTimes([salon.firmId], now, () => (service) => service.categoryId === category)).get(
        salon.firmId,
      );
    expect(await nearest(hair)).toEqual({ startTime: salon.at("09:00"), serviceId: salon.haircut });
    expect(await nearest(nothing)).toBeUndefined();
    await database.pool.query(`
      insert into master_breaks values (9001, 1, 1, 540, 660), (9001, 2, 1, 540, 690);
      select pg_notify('firm_changed', '9001');`);
    await expect.poll(() => nearest(nails)).toEqual({ startTime: salon.at("11:00"), serviceId: salon.manicure });
    await database.pool.query(`
      delete from master_breaks where firm_id = 9001 and starts_minute = 540;
      select pg_notify('firm_changed', '9001');`);
    await expect.poll(async () => (await nearest(nails))?.startTime).toBe(salon.at("09:00"));
  });

  it("is looked for up to two weeks ahead", async () => {
    await database.pool.query(`
      insert into master_days_off
        select 9001, master, day from generate_series(1, 3) master, generate_series(date '2026-11-23', '2026-12-02', '1 day') day
        on conflict do nothing;
      select pg_notify('firm_changed', '9001');`);
    const nearest = async () => (await availability.nearestTimes([salon.firmId], now)).get(salon.firmId)?.startTime;
    await expect.poll(nearest).toBe(salon.at("09:00", "2026-12-03"));
    await database.pool.query(`
      insert into master_days_off
        select 9001, master, day from generate_series(1, 3) master, generate_series(date '2026-12-03', '2026-12-30', '1 day') day
        on conflict do nothing;
      select pg_notify('firm_changed', '9001');`);
    await expect.poll(nearest).toBeUndefined();
  });
});

describe("A catalogue that is loaded", () => {
  it("takes the place of what was kept of the old one", async () => {
    await expect.poll(() => queriesOf(priceNow)).toBe(0);
    const places = { countries: [], cities: [], districts: [] };
    const nothing = { ...places, categories: [], menuTabs: [], networks: [], firms: [], tariffs: [] };
    const client = await database.pool.connect();
    await loadCatalogue(client, nothing, "2026-11-23");
    client.release();
    await expect.poll(() => availability.allocation(wanted)).toEqual({ ok: false, refusal: "firmNotFound" });
  });
});
