import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { auditPayments } from "../../server/services/audit.ts";
import { OutsideFailed } from "../../server/core/outside.ts";
import { openPaying } from "./payments/open-paying.ts";
import type { Paying } from "./payments/paying.ts";

let paying: Paying;
openPaying((opened) => {
  paying = opened;
});

const audit = () => auditPayments(paying.server.pool, paying.bank.processors, paying.server.now);

test("an audit of a ledger that is right has nothing to say, and counts what is open", async () => {
  const held = await paying.awaiting();
  await paying.paid(held, { cryptogram: "funds" });
  await paying.pay(held);
  expect(await audit()).toEqual({ payments: 2, open: 1, complaints: [], unlisted: ["payBox"] });
  await paying.work();
  expect(await audit()).toEqual({ payments: 2, open: 0, complaints: [], unlisted: ["payBox"] });
});

test.each([
  [
    "a processor that took money we do not know of",
    "update payments set status = 'failed', paid = 0",
    /is failed, and its events say paid/,
  ],
  ["an amount that no event says", "update payments set paid = 100", /was paid 100, and its events say 200000/],
  ["a refund that nobody wanted", "update payments set refunding = 100", /is to give back 100, its refunds 0/],
  ["money that was kept for what is no visit", "update reservations set status = 'expired'", /kept for nothing/],
])("an audit finds %s", async (_what, fault, complaint) => {
  const held = await paying.awaiting();
  const { id } = await paying.paid(held);
  await paying.server.pool.query(fault);
  const { complaints } = await audit();
  expect(complaints.join("\n")).toMatch(complaint);
  for (const each of complaints) expect([id, `reservation ${held.reservation.id}`]).toContain(each.split(": ")[0]);
});

test("an audit finds what the processor gave back without us", async () => {
  const { id } = await paying.paid(await paying.awaiting());
  await paying.bank.refund({ id: "in its office", paymentId: id, amount: 5000 });
  expect((await audit()).complaints).toEqual([`${id}: gave back 0, and the processor 5000`]);
});

test("an audit finds what a processor took that we know nothing of, and what it took twice for a payment", async () => {
  const { id } = await paying.paid(await paying.awaiting());
  const { cloudPayments, payBox } = paying.bank.processors;
  const stranger = randomUUID();
  const more = [
    { id: stranger, processorId: "7" },
    { id, processorId: "8" },
    { id: "an order", processorId: "9" },
    { processorId: "10" },
  ];
  const listPayments = async (since: Date) => [
    ...((await cloudPayments?.listPayments?.(since)) ?? []),
    ...more.map((taken) => ({ ...taken, amount: 500, currency: "KZT" })),
  ];
  const processors = { cloudPayments: { ...paying.bank, listPayments }, ...(payBox && { payBox }) };
  const { complaints } = await auditPayments(paying.server.pool, processors, paying.server.now);
  expect(complaints).toEqual([
    `cloudPayments 7: took 500 KZT for ${stranger}, which we know nothing of`,
    `cloudPayments 8: took 500 KZT for ${id}, which it took as ${id} already`,
    "cloudPayments 9: took 500 KZT for an order, which we know nothing of",
    "cloudPayments 10: took 500 KZT for nothing, which we know nothing of",
  ]);
});

test("an audit asks for what was taken in the last day, and says so where that can't be listed", async () => {
  const asked: Date[] = [];
  const listPayments = (since: Date) => {
    asked.push(since);
    return Promise.reject(new OutsideFailed("It is away."));
  };
  const processors = { cloudPayments: { ...paying.bank, listPayments } };
  const { complaints, unlisted } = await auditPayments(paying.server.pool, processors, paying.server.now);
  expect(asked).toEqual([new Date(paying.server.now.getTime() - 86_400_000)]);
  expect(complaints).toEqual(["cloudPayments: what it took could not be listed: It is away."]);
  expect(unlisted).toEqual([]);
});

test("an audit finds a visit that shows something else than was paid for it", async () => {
  const held = await paying.awaiting();
  await paying.paid(held);
  await paying.server.pool.query("update reservations set payment_status = 'refunded'");
  const shown = "shows refunded, and its payments and what was taken off say paid";
  expect((await audit()).complaints).toEqual([`reservation ${held.reservation.id}: ${shown}`]);
});

test("an audit goes on where a processor does not answer, or has no account with us any more, and says so", async () => {
  const { id } = await paying.paid(await paying.awaiting());
  const held = await paying.awaiting("15:00");
  const other = await paying.paid(held, "payBox");
  await paying.server.pool.query("update payments set status = 'failed' where id = $1", [other.id]);
  const find = () => Promise.reject(new OutsideFailed("It is away."));
  const processors = { cloudPayments: { ...paying.bank, find } };
  const { payments, complaints } = await auditPayments(paying.server.pool, processors, paying.server.now);
  expect(payments).toBe(2);
  expect(new Set(complaints)).toEqual(
    new Set([
      `${id}: could not be compared: It is away.`,
      `${other.id}: can't be compared: there is no account with payBox`,
      `${other.id}: is failed, and its events say processing`,
      `reservation ${held.reservation.id}: shows processing, and its payments and what was taken off say failed`,
    ]),
  );
});

test("an audit names what is open or owed for a day, and what is held on a card for nothing", async () => {
  const { server, bank } = paying;
  const { id } = await paying.paid(await paying.awaiting());
  const open = await paying.paid(await paying.awaiting("15:00"), "payBox");
  const owed = await paying.paid(await paying.awaiting("11:00"), { cryptogram: "paid" });
  await server.pool.query("update payments set refunding = 1 where id = $1", [owed.id]);
  await server.pool.query(
    `insert into payment_refunds (firm_id, id, payment_id, amount, status, created_at)
     select firm_id, id, id, 1, 'processing', created_at from payments where id = $1`,
    [owed.id],
  );
  const complaintsNow = async () => (await audit()).complaints.filter((complaint) => /since|holds/.test(complaint));
  server.pass(86_399);
  expect(await complaintsNow()).toEqual([]);
  server.pass(1);
  bank.hold(id);
  const complaints = await complaintsNow();
  expect(complaints).toHaveLength(3);
  expect(complaints).toContain(`${id}: holds 200000 of the client's money, which nobody wants`);
  expect(complaints).toContainEqual(expect.stringContaining(`${open.id}: has been processing since `));
  expect(complaints).toContainEqual(expect.stringContaining(`${owed.id}: is to give back money since `));
});
