import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditPayments } from "../../../server/services/payments/audit.ts";
import { salon } from "../salon.ts";
import { Paying } from "./paying.ts";

let paying: Paying;
beforeAll(async () => {
  paying = await Paying.open();
});
afterAll(() => paying.server.close());
beforeEach(async () => {
  paying.server.now = salon.morning;
  await paying.forget();
});

const audit = () => auditPayments(paying.server.pool, paying.bank.processors);

test("an audit of a ledger that is right has nothing to say, and counts what is open", async () => {
  const held = await paying.awaiting();
  await paying.paid(held, { cryptogram: "funds" });
  await paying.pay(held);
  expect(await audit()).toEqual({ payments: 2, open: 1, complaints: [] });
  await paying.work();
  expect(await audit()).toEqual({ payments: 2, open: 0, complaints: [] });
});

test.each([
  [
    "a processor that took money we do not know of",
    "update payments set status = 'failed', paid = 0",
    /is failed, and its events say paid/,
  ],
  ["an amount that no event says", "update payments set paid = 100", /was paid 100, and its events say 200000/],
  ["a refund that nobody wanted", "update payments set refunding = 100", /is to give back 100, its refunds 0/],
  [
    "money that was kept for what is no visit",
    "update reservations set status = 'expired'",
    /kept for what is no visit/,
  ],
])("an audit finds %s", async (_what, fault, complaint) => {
  const { id } = await paying.paid(await paying.awaiting());
  await paying.server.pool.query(fault);
  const { complaints } = await audit();
  expect(complaints.join("\n")).toMatch(complaint);
  for (const each of complaints) expect(each).toContain(id);
});

test("an audit finds what the processor gave back without us", async () => {
  const { id } = await paying.paid(await paying.awaiting());
  await paying.bank.refund({ id: "in its office", paymentId: id, amount: 5000 });
  expect((await audit()).complaints).toEqual([`${id}: gave back 0, and the processor 5000`]);
});
