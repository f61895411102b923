import { describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { expireHolds } from "../../../server/services/reservations/run-out.ts";
import { openPaying } from "../payments/open-paying.ts";
import type { Paying } from "../payments/paying.ts";

let paying: Paying;
openPaying((opened) => {
  paying = opened;
});

describe("The end of the time to pay", () => {
  test("begins no charge in its last half minute, which would come too late", async () => {
    const held = await paying.awaiting();
    paying.server.pass(870);
    expect((await paying.pay<Problem>(held)).body.code).toBe("holdExpired");
    paying.server.pass(-1);
    expect((await paying.pay(held)).status).toBe(201);
  });

  test("opens no page of PayBox in its last five minutes, for which that stands at least", async () => {
    const held = await paying.awaiting();
    const ways = async () => (await paying.read(held)).ways.map(({ type }) => type);
    paying.server.pass(600);
    expect(await ways()).toEqual(["card"]);
    expect((await paying.pay<Problem>(held, "payBox")).body.code).toBe("holdExpired");
    paying.server.pass(-1);
    expect(await ways()).toEqual(["card", "payBox"]);
    expect((await paying.pay(held, "payBox")).status).toBe(201);
  });

  test.each([
    ["whose charge is under way", "paid"],
    ["whose client is at the bank", "3ds"],
  ])("is not the end of a time %s: nobody gets it, and the payment makes the visit", async (_what, cryptogram) => {
    const held = await paying.awaiting();
    paying.server.pass(869);
    const { pool } = paying.server;
    const expire = () => inTransaction(pool, (tx) => expireHolds(tx, paying.server.now));
    const { id } = (await paying.pay(held, { cryptogram })).body;
    if (cryptogram === "3ds") {
      await paying.work();
      await paying.bankAnswers(id);
    }
    paying.bank.trouble = "lostAfter";
    await paying.work();
    paying.server.pass(31 + 119);
    expect(await expire()).toBe(0);
    expect((await paying.server.askToHold<Problem>("13:00", 1)).status).toBe(400);
    for (let round = 0; round < 2; round += 1) await paying.work();
    expect(await paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
  });

  test("is the end of a time two minutes after it where nothing came of the payment", async () => {
    const held = await paying.awaiting();
    paying.bank.trouble = "lostBefore";
    await paying.paid(held);
    paying.server.pass(900 + 120);
    await paying.work();
    expect((await paying.read(held)).payment).toMatchObject({ status: "failed" });
    expect(await inTransaction(paying.server.pool, (tx) => expireHolds(tx, paying.server.now))).toBe(1);
    expect((await paying.server.askToHold("13:00", 1)).status).toBe(201);
  });
});

describe("Money that comes when the time is over", () => {
  test("makes the visit stand where nobody else has the time", async () => {
    const held = await paying.awaiting();
    paying.bank.trouble = "pending";
    const { id } = await paying.paid(held);
    paying.server.pass(900);
    paying.bank.finish(id);
    await paying.work();
    expect(await paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
  });

  test("is given back in full where somebody else has it, whose visit stands", async () => {
    const held = await paying.awaiting();
    paying.bank.trouble = "pending";
    const { id } = await paying.paid(held);
    paying.server.pass(1020);
    const other = await paying.server.hold("13:00", 1);
    paying.bank.finish(id);
    await paying.work();
    expect(await paying.read(held)).toMatchObject({ payment: { status: "paid" }, refunds: [{ status: "processing" }] });
    await paying.work();
    expect(await paying.show(held)).toMatchObject({ status: "expired", paymentStatus: "refunded" });
    expect(await paying.show(other)).toMatchObject({ status: "held" });
    expect(await paying.events(id)).toEqual([
      "processing 200000",
      "paid 200000",
      "refundRequested 200000",
      "refunded 200000",
    ]);
    expect([paying.bank.balance, await paying.ledger()]).toEqual([[0], 0]);
  });

  test("is given back once, whichever answer is lost", async () => {
    const held = await paying.awaiting();
    paying.bank.trouble = "pending";
    const { id } = await paying.paid(held);
    paying.server.pass(1020);
    await paying.server.hold("13:00", 1);
    paying.bank.finish(id);
    await paying.work();
    paying.bank.trouble = "lostAfter";
    for (let round = 0; round < 2; round += 1) await paying.work();
    expect((await paying.read(held)).refunds).toMatchObject([{ status: "done" }]);
    expect([paying.bank.balance, await paying.ledger()]).toEqual([[0], 0]);
  });
});
