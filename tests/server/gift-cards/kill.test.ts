import { afterAll, beforeAll, expect, test } from "vitest";
import { auditPayments } from "../../../server/services/audit.ts";
import { Doomed } from "../payments/doomed.ts";
import { Giving, recipientPhone } from "./giving.ts";

let giving: Giving;
beforeAll(async () => {
  giving = await Giving.open();
});
afterAll(() => giving.server.close());

test("a process that dies at any statement between the payment and the card issues it all the same, and once", async () => {
  let deaths = 0;
  for (let statements = 0, died = true; died; statements += 2) {
    await giving.forget();
    const order = await giving.order({ delivery: { type: "sms", phone: recipientPhone } });
    await giving.pay(order);
    const process = new Doomed(giving.server.pool, statements);
    const ended = giving.paying.work(process.pool).then(() => false);
    died = await Promise.race([ended, process.death.then(() => true)]);
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
