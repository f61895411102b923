import type { Pool, PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditPayments } from "../../../server/services/audit.ts";
import { Giving, recipientPhone } from "./giving.ts";

let giving: Giving;
beforeAll(async () => {
  giving = await Giving.open();
});
afterAll(() => giving.server.close());

/** A process that is killed before one of its statements: its connections are cut there. `left` counts down to that. */
function doomed(pool: Pool, statements: number): { pool: Pool; isDead: () => boolean } {
  let left = statements;
  const ask = (asked: Pool | PoolClient, given: unknown[]): Promise<unknown> => {
    left -= 1;
    if (left < 0) return Promise.reject(new Error("The process is dead."));
    return Reflect.apply(asked.query, asked, given);
  };
  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    const query = (...given: unknown[]) => ask(client, given);
    const release = () => client.release(left < 0);
    return Object.create(client, { query: { value: query }, release: { value: release } });
  };
  const query = (...given: unknown[]) => ask(pool, given);
  return {
    pool: Object.create(pool, { connect: { value: connect }, query: { value: query } }),
    isDead: () => left < 0,
  };
}

test("a process that dies at any statement between the payment and the card issues it all the same, and once", async () => {
  let deaths = 0;
  for (let statements = 0, died = true; died; statements += 2) {
    await giving.forget();
    const order = await giving.order({ delivery: { type: "sms", phone: recipientPhone } });
    await giving.pay(order);
    const process = doomed(giving.server.pool, statements);
    await giving.paying.work(process.pool).catch(() => undefined);
    died = process.isDead();
    deaths += Number(died);
    // Whoever takes the work over waits for the claim of the dead.
    giving.server.pass(600);
    for (const _ of [1, 2]) await giving.paying.work();
    expect(await giving.entries(order.id), `after ${statements} statements`).toEqual(["issued 1500000"]);
    expect(giving.paying.bank.balance).toEqual([1_500_000]);
    expect(await giving.messagesTo(recipientPhone)).toBe(1);
    expect(await giving.complaints()).toEqual([]);
    const { pool, now } = giving.server;
    expect((await auditPayments(pool, giving.paying.bank.processors, now)).complaints).toEqual([]);
  }
  expect(deaths).toBeGreaterThan(5);
}, 60_000);
