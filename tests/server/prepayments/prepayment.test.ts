import { describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../server/core/limits.ts";
import { openPaying } from "../payments/open-paying.ts";
import { due, type Paying } from "../payments/paying.ts";

let paying: Paying;
openPaying((opened) => {
  paying = opened;
});

const nothing = { amount: 0, currency: "KZT" };

describe("What is to be paid before a visit", () => {
  test("is told with the price taken apart, the ways to pay it and how long the time is held", async () => {
    const held = await paying.awaiting();
    paying.server.pass(60);
    const tenge = (amount: number) => ({ amount: amount * 100, currency: "KZT" });
    expect(await paying.read(held)).toEqual({
      reservationId: held.reservation.id,
      reservationStatus: "awaitingPrepayment",
      firmId: held.reservation.firm.id,
      due,
      payableForSeconds: 840,
      bill: {
        price: tenge(7000),
        priceMax: tenge(9000),
        discount: nothing,
        discountMax: nothing,
        cashback: nothing,
        giftCard: nothing,
        now: due,
        atSalon: tenge(5000),
        atSalonMax: tenge(7000),
      },
      ways: [{ type: "card", fieldUrl: "https://pay.example/field" }, { type: "payBox" }],
      refunds: [],
    });
  });

  test("is nobody else's to see or to pay", async () => {
    const held = { ...(await paying.awaiting()), secret: "somebody else's" };
    expect(await paying.read(held)).toMatchObject({ status: 404, code: "reservationNotFound" });
    expect((await paying.pay<Problem>(held)).body).toMatchObject({ status: 404, code: "reservationNotFound" });
  });

  test("is nothing once the time is not held any more, and can't be paid then", async () => {
    const held = await paying.awaiting();
    paying.server.pass(900);
    expect(await paying.read(held)).toMatchObject({ reservationStatus: "expired", due: nothing, ways: [] });
    expect((await paying.pay<Problem>(held)).body.code).toBe("holdExpired");
  });

  test("can't be paid where nothing is due", async () => {
    expect((await paying.pay<Problem>(await paying.server.hold("13:00", 1))).body.code).toBe("notPayable");
  });

  test("is paid only as the client has seen it", async () => {
    const held = await paying.awaiting();
    const expected = { amount: 100_000, currency: "KZT" };
    const { body } = await paying.pay<Problem>(held, { cryptogram: "paid" }, { expected });
    const due = { amount: 200_000, currency: "KZT" };
    expect(body).toMatchObject({ code: "priceChanged", action: "acceptPrice", bill: { total: due, prepayment: due } });
    expect(await paying.read(held)).not.toHaveProperty("payment");
  });
});

describe("A prepayment by card", () => {
  test("is processing at first; once it is paid, the visit stands and its client is told", async () => {
    const held = await paying.awaiting();
    const { body } = await paying.pay(held);
    expect(body).toMatchObject({ status: "processing", amount: due, refunded: nothing, way: "card" });
    expect(await paying.show(held)).toMatchObject({ paymentStatus: "processing", version: 2 });
    await paying.work();
    expect(await paying.read(held)).toMatchObject({
      reservationStatus: "confirmed",
      due: nothing,
      ways: [],
      payment: { status: "paid", card: { lastFour: "4242", brand: "Visa", issuer: "Kaspi Bank" } },
    });
    expect(await paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid", version: 3 });
    expect(await paying.events(body.id)).toEqual(["processing 200000", "paid 200000"]);
    expect((await paying.server.pool.query("select from sms_messages")).rowCount).toBe(1);
    const { rows } = await paying.server.pool.query("select sealed from payments");
    expect(rows).toEqual([{ sealed: null }]);
  });

  test("that is declined leaves the time held and says why; another card pays", async () => {
    const held = await paying.awaiting();
    const declined = await paying.paid(held, { cryptogram: "funds" });
    expect(declined).toMatchObject({ status: "failed", failure: { reason: "funds", action: "changeCard" } });
    expect(await paying.show(held)).toMatchObject({ status: "awaitingPrepayment", paymentStatus: "failed" });
    expect(await paying.paid(held)).toMatchObject({ status: "paid" });
    expect(paying.bank.balance).toEqual([0, 200_000]);
  });

  test("whose answer is lost is unknown until the processor is asked, and is charged once", async () => {
    const held = await paying.awaiting();
    paying.bank.trouble = "lostAfter";
    expect(await paying.paid(held)).toMatchObject({ status: "unknown" });
    expect((await paying.pay<Problem>(held)).body.code).toBe("paymentUnderWay");
    await paying.work();
    expect((await paying.read(held)).payment).toMatchObject({ status: "paid" });
    expect(paying.bank.balance).toEqual([200_000]);
  });

  test("that did not reach the processor is given up only when nothing can be on its way any more", async () => {
    const held = await paying.awaiting();
    paying.bank.trouble = "lostBefore";
    await paying.paid(held);
    paying.server.pass(900);
    await paying.work();
    expect((await paying.read(held)).payment).toMatchObject({ status: "unknown" });
    paying.server.pass(120);
    await paying.work();
    expect((await paying.read(held)).payment).toMatchObject({
      status: "failed",
      failure: { reason: "notBegun", action: "repeat" },
    });
    expect(paying.bank.balance).toEqual([]);
  });

  test("is one at a time: whoever comes second is told so, in another tab or at another processor", async () => {
    const held = await paying.awaiting();
    const answers = await Promise.all([
      paying.pay<Problem>(held),
      paying.pay<Problem>(held, "payBox"),
      paying.pay<Problem>(held),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(["paymentUnderWay", "paymentUnderWay"]);
    await paying.work();
    expect(paying.bank.entries.size).toBe(1);
  });

  test("of another amount than was asked for is given back in full, and the time is still held", async () => {
    const held = await paying.awaiting();
    paying.bank.trouble = "wrongAmount";
    await paying.paid(held);
    await paying.work();
    expect(await paying.read(held)).toMatchObject({
      reservationStatus: "awaitingPrepayment",
      due,
      payment: { status: "refunded", amount: { amount: 199_900 }, refunded: { amount: 199_900 } },
      refunds: [{ amount: { amount: 199_900 }, status: "done" }],
    });
    expect([paying.bank.balance, await paying.ledger()]).toEqual([[0], 0]);
  });

  test.each([
    ["the bank asks for", { cryptogram: "3ds" }, { type: "authenticate" }],
    ["PayBox leads to its page for", "payBox", { type: "redirect" }],
  ] as const)("is no longer told of once %s the next one", async (_, by, action) => {
    const held = await paying.awaiting();
    paying.bank.trouble = "wrongAmount";
    await paying.paid(held);
    await paying.work();
    paying.server.pass(1);
    const next = await paying.paid(held, by);
    expect((await paying.read(held)).payment).toMatchObject({ id: next.id, action });
  });

  test("and a decline after it is told, beside what was given back", async () => {
    const held = await paying.awaiting();
    paying.bank.trouble = "wrongAmount";
    await paying.paid(held);
    await paying.work();
    paying.server.pass(1);
    const next = await paying.paid(held, { cryptogram: "funds" });
    expect(await paying.read(held)).toMatchObject({
      payment: { id: next.id, status: "failed" },
      refunds: [{ status: "done" }],
    });
  });
});

describe("A prepayment on PayBox's page", () => {
  test("leads there, goes on leading there, and is paid when PayBox says so", async () => {
    const held = await paying.awaiting();
    const payment = await paying.paid(held, "payBox");
    const action = { type: "redirect", url: `https://pay.example/${payment.id}` };
    expect(payment).toMatchObject({ status: "processing", way: "payBox", action });
    await paying.work();
    expect((await paying.read(held)).payment).toMatchObject({ status: "processing", action });
    expect((await paying.pay<Problem>(held)).body.code).toBe("paymentUnderWay");
    paying.bank.payAtPage(payment.id);
    await paying.work();
    expect(await paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
  });
});

test("PayBox's page that was lost with its answer is named again, and paid at once", async () => {
  const held = await paying.awaiting();
  paying.bank.trouble = "lostAfter";
  expect(await paying.paid(held, "payBox")).toMatchObject({ status: "unknown" });
  await paying.work();
  const { payment } = await paying.read(held);
  expect(payment).toMatchObject({ status: "processing", action: { type: "redirect" } });
  paying.bank.payAtPage(payment?.id ?? "");
  await paying.work();
  expect(await paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
  expect(paying.bank.balance).toEqual([200_000]);
});

test("who tries out cards has to wait, with another reservation too", async () => {
  const held = await paying.awaiting();
  for (let count = 0; count < limits.failedPaymentsPerHour; count += 1) {
    expect((await paying.paid(held, { cryptogram: "funds" })).status).toBe("failed");
  }
  const refused = { code: "tooManyRequests", waitSeconds: 3600 };
  expect((await paying.pay<Problem>(held)).body).toMatchObject(refused);
  expect((await paying.pay<Problem>(await paying.awaiting("15:00"))).body).toMatchObject(refused);
});
