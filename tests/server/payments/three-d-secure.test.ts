import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { inTransaction } from "../../../server/db/transaction.ts";
import { recordCharge } from "../../../server/services/payments/settle.ts";
import { paymentKinds } from "../../../server/app/payment-kinds.ts";
import { openPaying } from "./open-paying.ts";
import type { Paying } from "./paying.ts";

let paying: Paying;
openPaying((opened) => {
  paying = opened;
});

describe("A card that the bank wants to see its owner of", () => {
  const challenge = async () => {
    const held = await paying.awaiting();
    return { held, payment: await paying.paid(held, { cryptogram: "3ds" }) };
  };

  test("leads to the bank's page, and is charged once the bank has sent the client back", async () => {
    const { held, payment } = await challenge();
    const { id } = payment;
    expect(payment).toMatchObject({
      status: "needs3ds",
      action: {
        type: "authenticate",
        acsUrl: "https://bank.example/acs",
        paReq: "pareq",
        md: id,
        termUrl: `https://kezek.example/cb/${id}`,
      },
    });
    expect(await paying.bankAnswers(id)).toBe(`/cb?reservationId=${held.reservation.id}`);
    expect((await paying.read(held)).payment).toMatchObject({ status: "processing" });
    for (let round = 0; round < 2; round += 1) await paying.work();
    expect(await paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
    expect(await paying.events(id)).toEqual(["processing 200000", "needs3ds", "processing", "paid 200000"]);
    const { rows } = await paying.server.pool.query("select sealed from payment_completions");
    expect(rows).toEqual([{ sealed: null }]);
  });

  test("is declined where the bank says no, and another one pays", async () => {
    const { held, payment } = await challenge();
    await paying.bankAnswers(payment.id, { paRes: "no" });
    for (let round = 0; round < 2; round += 1) await paying.work();
    expect((await paying.read(held)).payment).toMatchObject({ status: "failed" });
    expect(await paying.paid(held)).toMatchObject({ status: "paid" });
  });

  test("hears the bank once, and nobody who does not know what the bank was told", async () => {
    const { held, payment } = await challenge();
    await paying.bankAnswers(payment.id, { md: "another" });
    expect((await paying.read(held)).payment).toMatchObject({ status: "needs3ds" });
    await paying.bankAnswers(payment.id);
    await paying.bankAnswers(payment.id, { paRes: "no" });
    expect((await paying.server.pool.query("select from payment_completions")).rowCount).toBe(1);
    expect(await paying.bankAnswers(randomUUID())).toBeUndefined();
  });

  test("gives way to another card, and can't be charged any more", async () => {
    const { held, payment } = await challenge();
    const other = await paying.paid(held);
    expect(other).toMatchObject({ status: "paid" });
    await paying.bankAnswers(payment.id);
    for (let round = 0; round < 3; round += 1) await paying.work();
    expect(await paying.events(payment.id)).toEqual(["processing 200000", "needs3ds", "failed"]);
    expect(paying.bank.balance).toEqual([0, 200_000]);
    const { rows } = await paying.server.pool.query(
      "select from outbox where settled_at is null and kind <> 'sendSms'",
    );
    expect(rows).toEqual([]);
  });

  test("is given up when nobody came back from the bank in time", async () => {
    const { held, payment } = await challenge();
    paying.server.pass(1020);
    await paying.work();
    expect((await paying.read(held)).payment).toMatchObject({
      status: "failed",
      failure: { reason: "authentication" },
    });
    await paying.bankAnswers(payment.id);
    expect(paying.bank.balance).toEqual([0]);
  });

  test("is not given up while its proof may still be on its way to the processor", async () => {
    const { held, payment } = await challenge();
    paying.server.pass(895);
    await paying.bankAnswers(payment.id);
    paying.bank.trouble = "lostBefore";
    await paying.work();
    paying.server.pass(11);
    await paying.work();
    expect((await paying.read(held)).payment?.status).not.toBe("failed");
    await paying.bank.complete3ds({ id: payment.id, paRes: "yes" });
    for (let round = 0; round < 3; round += 1) await paying.work();
    expect((await paying.read(held)).payment).toMatchObject({ status: "paid" });
    expect(paying.bank.balance).toEqual([200_000]);
  });

  test("does not go back to the bank by an answer of before the bank's own", async () => {
    const { held, payment } = await challenge();
    await paying.bankAnswers(payment.id);
    const { pool, config, now } = paying.server;
    const challengeOfBefore = { acsUrl: "https://bank.example/acs", paReq: "pareq", md: payment.id };
    const answer = { type: "needs3ds", processorId: payment.id, challenge: challengeOfBefore } as const;
    await inTransaction(pool, (tx) =>
      recordCharge(tx, { config, kinds: paymentKinds, now }, payment.id, { type: "pending", answer }),
    );
    expect((await paying.read(held)).payment).toMatchObject({ status: "processing" });
    expect((await paying.read(held)).payment).not.toHaveProperty("action");
  });

  test("says again where the bank is, where that was lost with the process that heard it", async () => {
    const held = await paying.awaiting();
    paying.bank.trouble = "lostAfter";
    expect(await paying.paid(held, { cryptogram: "3ds" })).toMatchObject({ status: "unknown" });
    await paying.work();
    expect((await paying.read(held)).payment).toMatchObject({ status: "needs3ds", action: { type: "authenticate" } });
  });
});
