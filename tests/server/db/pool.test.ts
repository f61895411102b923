import { Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testDatabase, type TestDatabase } from "../support/database.ts";

describe("the pool", () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
  });

  afterAll(() => database.close());

  async function value(expression: string): Promise<unknown> {
    const { rows } = await database.pool.query<{ value: unknown }>(`select ${expression} as value`);
    return rows[0]?.value;
  }

  it.each([
    ["9007199254740991::bigint", 9_007_199_254_740_991],
    ["sum(x) from (values (1::bigint), (2)) t (x)", 3],
    ["4.7::numeric(2, 1)", 4.7],
    ["'2026-11-23 13:00:00+05'::timestamptz", "2026-11-23T08:00:00.000Z"],
    ["'2026-11-23 08:00:00.25Z'::timestamptz", "2026-11-23T08:00:00.250Z"],
    ["'2026-11-23'::date", "2026-11-23"],
    ["array[1, 2]::bigint[]", [1, 2]],
    ["array['2026-11-23 08:00:00Z', null]::timestamptz[]", ["2026-11-23T08:00:00.000Z", null]],
    ["array['2026-11-23']::date[]", ["2026-11-23"]],
    ["null::timestamptz", null],
  ])("reads %s as text and numbers that JSON can carry", async (expression, expected) => {
    const parts = expression.split(" from ");
    const sql = parts.length > 1 ? `(select ${expression})` : expression;
    expect(await value(sql)).toEqual(expected);
  });

  it("refuses a whole number that a double cannot hold", async () => {
    await expect(value("9007199254740993::bigint")).rejects.toThrow(RangeError);
  });

  it("sends what is asked at once in one packet", async () => {
    const client = await database.pool.connect();
    const together = vi.spyOn(Socket.prototype, "_writev");
    const alone = vi.spyOn(Socket.prototype, "_write");
    const asked = [
      client.query("begin"),
      client.query({ name: "asked_at_once", text: "select $1::int as value", values: [1] }),
      client.query("commit"),
    ];
    const [, answer] = await Promise.all(asked);
    const packets = together.mock.calls.length + alone.mock.calls.length;
    vi.restoreAllMocks();
    client.release();
    expect(answer?.rows).toEqual([{ value: 1 }]);
    expect(packets).toBe(1);
  });
});
