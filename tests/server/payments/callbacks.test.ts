import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openPaying } from "./open-paying.ts";
import type { Paying } from "./paying.ts";

let paying: Paying;
openPaying((opened) => {
  paying = opened;
});

const form = { "content-type": "application/x-www-form-urlencoded" };
const sendCallback = (...args: Parameters<Paying["sendCallback"]>) => paying.sendCallback(...args);

const jobsNow = async () => {
  const sql = "select from graphile_worker.jobs where task_identifier = 'workOnOutbox' and run_at <= now()";
  return (await paying.server.pool.query(sql)).rowCount;
};
const notes = async () => (await paying.server.pool.query("select kind from payment_callbacks")).rows;

/** A payment that the processor is at, which is asked about in some seconds. */
async function pending() {
  const held = await paying.awaiting();
  paying.bank.trouble = "pending";
  const { id } = await paying.paid(held);
  await paying.server.pool.query("delete from graphile_worker._private_jobs where key not like $1", [`%${id}`]);
  expect(await jobsNow()).toBe(0);
  return { held, id };
}

describe("What a processor tells us", () => {
  test("has it asked at once, is noted once, and is not believed by itself", async () => {
    const { held, id } = await pending();
    const sent = { InvoiceId: id, TransactionId: "1", Amount: "2000", Currency: "KZT" };
    expect(await sendCallback("pay", sent)).toEqual({ status: 200, body: '{"code":0}' });
    expect(await sendCallback("pay", sent)).toEqual({ status: 200, body: '{"code":0}' });
    expect([await jobsNow(), await notes()]).toEqual([1, [{ kind: "paid" }]]);
    expect((await paying.read(held)).payment).toMatchObject({ status: "processing" });
    paying.bank.finish(id);
    await paying.work();
    expect((await paying.read(held)).payment).toMatchObject({ status: "paid" });
    expect(await sendCallback("pay", { ...sent, TransactionId: "2" })).toEqual({ status: 200, body: '{"code":0}' });
    expect(await paying.events(id)).toEqual(["processing 200000", "paid 200000"]);
  });

  test("is heard of nobody else", async () => {
    const { id } = await pending();
    expect((await sendCallback("pay", { InvoiceId: id, TransactionId: "1" }, "forged")).status).toBe(403);
    expect((await sendCallback("pay", { InvoiceId: id, TransactionId: "1" }, "")).status).toBe(403);
    expect([await jobsNow(), await notes()]).toEqual([0, []]);
  });

  test.each([
    ["constructor", { InvoiceId: "17", TransactionId: "1" }],
    ["__proto__", { InvoiceId: "17", TransactionId: "1" }],
    ["pay", { InvoiceId: "17", TransactionId: "\0" }],
    ["pay", { InvoiceId: "17", TransactionId: "1".repeat(65) }],
  ])("is heard of nothing that it cannot tell: %s, %o", async (kind, fields) => {
    expect((await sendCallback(kind, fields)).status).toBe(403);
    expect(await notes()).toEqual([]);
  });

  test("of payments that are not ours is answered, and nothing more", async () => {
    for (const InvoiceId of ["17", randomUUID()]) {
      expect((await sendCallback("pay", { InvoiceId, TransactionId: "1" })).status).toBe(200);
    }
    expect(await notes()).toEqual([]);
  });

  test("before a charge is answered by what the ledger has", async () => {
    const { id } = await pending();
    const asked = { InvoiceId: id, TransactionId: "1", Amount: "2000.00", Currency: "KZT" };
    const codeOf = async (fields: Record<string, string>) =>
      JSON.parse((await sendCallback("check", fields)).body).code;
    expect(await codeOf(asked)).toBe(0);
    expect(await codeOf({ ...asked, Amount: "1.00" })).toBe(12);
    expect(await codeOf({ ...asked, InvoiceId: randomUUID() })).toBe(10);
    paying.server.pass(900);
    expect(await codeOf(asked)).toBe(20);
  });
});

describe("The bank's page", () => {
  const post = (paymentId: string, fields: Record<string, string>) =>
    paying.server.app.inject({
      method: "POST",
      url: `/cb/${paymentId}`,
      headers: { ...form, origin: "https://bank.example", "sec-fetch-site": "cross-site" },
      payload: new URLSearchParams(fields).toString(),
    });

  test("sends the browser back by a POST of its own, without cookies, to where the client reads what became of it", async () => {
    const held = await paying.awaiting();
    const { id } = await paying.paid(held, { cryptogram: "3ds" });
    const { statusCode, headers } = await post(id, { MD: id, PaRes: "yes" });
    expect([statusCode, headers.location]).toEqual([303, `/cb?reservationId=${held.reservation.id}`]);
    const { payment } = await paying.read(held);
    expect(payment).toMatchObject({ status: "processing" });
    expect(payment).not.toHaveProperty("action");
    for (let round = 0; round < 2; round += 1) await paying.work();
    expect((await paying.read(held)).payment).toMatchObject({ status: "paid" });
  });

  test.each(["17", randomUUID()])("leads nowhere with the payment %s, which is none", async (id) => {
    expect((await post(id, { MD: "1", PaRes: "yes" })).headers.location).toBe("/not-found");
  });
});
