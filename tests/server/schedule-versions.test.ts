import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Availability } from "../../server/core/availability.ts";
import { scheduleStatement } from "../../server/db/queries/firm-schedules.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import { createAvailability } from "../../server/services/availability/availability.ts";
import { insertSalon, salon } from "./salon.ts";
import { type TestDatabase, testDatabase } from "./support/database.ts";

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

const versions = async (): Promise<Record<number, number>> => {
  const { rows } = await database.pool.query<{ id: number; version: number }>(
    "select id, schedule_version as version from firms",
  );
  return Object.fromEntries(rows.map(({ id, version }) => [id, version]));
};

describe("The version of a firm's schedule", () => {
  test.each([
    "update firms set lead_minutes = lead_minutes + 1 where id = 9001",
    "insert into firm_special_hours values (9001, '2026-12-31', null, null)",
    "update firm_hours set closes_minute = closes_minute - 15 where firm_id = 9001 and weekday = 6",
    "insert into firm_discounts values (9001, 77, 1, 540, 600, 5)",
    "update services set price = price + 1 where firm_id = 9001 and id = 1",
    "update masters set is_online = not is_online where firm_id = 9001 and id = 3",
    "delete from master_services where firm_id = 9001 and master_id = 3",
    "update master_hours set ends_minute = ends_minute - 15 where firm_id = 9001 and master_id = 3",
    "insert into master_breaks values (9001, 1, 1, 780, 840)",
    "insert into master_days_off values (9001, 1, '2026-11-24')",
    "insert into master_special_hours values (9001, 1, '2026-11-25', 600, 660)",
    `insert into rooms values (9001, 'room', 77, '{"ru": "А", "kz": "А", "en": "A"}', 1, 1)`,
    "insert into service_rooms values (9001, 1, 'room', 77)",
  ])("is another one after: %s", async (change) => {
    const before = await versions();
    await database.pool.query(change);
    const after = await versions();
    expect(after).not.toEqual(before);
    expect({ ...after, 9001: 0 }).toEqual({ ...before, 9001: 0 });
  });

  test("stays when nothing is changed that a calendar is made from", async () => {
    const before = await versions();
    await database.pool.query(`
      update firms set name = '{"ru": "А", "kz": "А", "en": "A"}', review_count = 77 where id = 9001;
      update services set price = price where firm_id = 9001;
      update masters set name = name where firm_id = 9001;`);
    expect(await versions()).toEqual(before);
  });

  /** Another value of a column, by its type. */
  const others: Readonly<Record<string, (column: string) => string>> = {
    integer: (column) => `${column} + 1`,
    text: (column) => `${column} || '!'`,
    character: (column) => `reverse(${column})`,
  };

  test("is another one after any change of what a schedule reads of its firm", async () => {
    const read = new Set([...scheduleStatement.text.matchAll(/\bf\.(\w+)/g)].map(([, column]) => column ?? ""));
    expect(read.delete("id") && read.delete("schedule_version")).toBe(true);
    const { rows } = await database.pool.query<{ column: string; type: string }>(
      `select column_name as column, data_type as type from information_schema.columns
        where table_name = 'firms' and column_name = any ($1)`,
      [[...read]],
    );
    expect(rows.length).toBe(read.size);
    for (const { column, type } of rows) {
      const other = others[type];
      if (other === undefined) throw new Error(`Nobody knows another value of a column of type ${type}.`);
      const before = await versions();
      const client = await database.pool.connect();
      await client.query("begin");
      await client.query(`update firms set ${column} = ${other(column)} where id = 9001`);
      const { rows: after } = await client.query<{ version: number }>(
        "select schedule_version as version from firms where id = 9001",
      );
      await client.query("rollback");
      client.release();
      expect([column, after[0]?.version === before[9001]]).toEqual([column, false]);
    }
  });

  test("is another one after a change of a column of which nobody has said yet what it is for", async () => {
    const before = await versions();
    await database.pool.query("alter table firms add column new_column integer not null default 0");
    await database.pool.query("update firms set new_column = 5 where id = 9001");
    expect((await versions())[9001]).not.toBe(before[9001]);
    await database.pool.query("alter table firms drop column new_column");
  });

  test("follows every table that a schedule is read from", async () => {
    const { rows } = await database.pool.query<{ "QUERY PLAN": unknown }>(
      `explain (generic_plan, format json) ${scheduleStatement.text}`,
    );
    const read = new Set([...JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)].map(([, table]) => table));
    const { rows: watched } = await database.pool.query<{ table: string }>(
      `select tgrelid::regclass::text as "table" from pg_trigger where tgname = 'schedule_changes'`,
    );
    // What is taken of a room beyond what it has was taken before it came to have less, which is another version.
    expect(read.delete("occupancies")).toBe(true);
    expect(new Set(watched.map(({ table }) => table))).toEqual(read);
    expect(read.size).toBeGreaterThan(10);
  });
});

describe("What is decided in a transaction", () => {
  const wanted = {
    firmId: salon.firmId,
    params: { entries: [{ serviceId: salon.haircut }] },
    now: salon.morning.getTime(),
    caller: "somebody",
    startTime: salon.at("15:00"),
  };
  const priceOf = async (answer: ReturnType<Availability["planAt"]>) => {
    const plan = await answer;
    return plan.ok ? plan.value.slot.price : plan.refusal;
  };
  const decided = () =>
    inTransaction(database.pool, async (transaction) => {
      const query = vi.spyOn(transaction, "query");
      const price = await priceOf(availability.planAt(wanted, transaction));
      const readings = query.mock.calls.filter(([asked]) =>
        JSON.stringify(asked).includes(scheduleStatement.name),
      ).length;
      query.mockRestore();
      return { price, readings };
    });

  test("is decided on a schedule that is kept, and that has not changed", async () => {
    await database.pool.query("update services set price = 610000 where firm_id = 9001");
    await expect.poll(() => priceOf(availability.planAt(wanted))).toBe(610_000);
    expect(await decided()).toEqual({ price: 610_000, readings: 0 });
  });

  test("is decided on the schedule as it stands, whoever changed it and whether or not that was heard", async () => {
    await priceOf(availability.planAt(wanted));
    await database.pool.query("update services set price = 620000 where firm_id = 9001");
    expect(await decided()).toEqual({ price: 620_000, readings: 1 });
    // Whoever only looks hears of it by this too.
    expect(await priceOf(availability.planAt(wanted))).toBe(620_000);
  });
});
