import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { recordCharge } from "../../../server/services/payments/settle.ts";
import { requestRefund } from "../../../server/services/payments/refunds.ts";
import { expireHolds } from "../../../server/db/queries/holds.ts";
import { findPayment } from "../../../server/db/queries/payments.ts";
import { forgetAccounts, giveAccount, Visitor } from "../accounts/visitor.ts";
import { limits } from "../../../server/core/limits.ts";
import { salon } from "../salon.ts";
import type { Reservation } from "../../../domain/entities.ts";
import type { Held } from "../test-server.ts";
import { due, Paying } from "./paying.ts";

let paying: Paying;
beforeAll(async () => {
  paying = await Paying.open();
});
afterAll(() => paying.server.close());
beforeEach(async () => {
  paying.server.now = salon.morning;
  await paying.forget();
});

const nothing = { amount: 0, currency: "KZT" };

describe("What is to be paid before a visit", () => {
  test("is told with the price taken apart, the ways to pay it and how long the time is held", async () => {
    const held = await paying.awaiting();
    paying.server.pass(60);
    const { total } = held.reservation;
    expect(await paying.read(held)).toEqual({
      reservationId: held.reservation.id,
      reservationStatus: "awaitingPrepayment",
      due,
      heldForSeconds: 840,
      bill: {
        price: held.reservation.fullTotal,
        discount: { amount: held.reservation.fullTotal.amount - total.amount, currency: "KZT" },
        cashback: nothing,
        giftCard: nothing,
        now: due,
        atSalon: { amount: total.amount - due.amount, currency: "KZT" },
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
    expect(body).toMatchObject({ code: "priceChanged", action: "acceptPrice" });
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
      payment: { status: "refunded", refunded: { amount: 199_900 } },
      refunds: [{ amount: { amount: 199_900 }, status: "done" }],
    });
    expect([paying.bank.balance, await paying.ledger()]).toEqual([[0], 0]);
  });
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
    const said = { type: "needs3ds", processorId: payment.id, challenge: challengeOfBefore } as const;
    await inTransaction(pool, (tx) => recordCharge(tx, { config, now }, payment.id, { type: "pending", said }));
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

describe("The ledger", () => {
  test("gives back no more than was paid", async () => {
    const held = await paying.awaiting();
    const { id } = await paying.paid(held);
    const payment = await findPayment(paying.server.pool, id);
    if (payment === undefined) throw new Error("There is no payment.");
    const { now, pool } = paying.server;
    const refund = (amount: number) => inTransaction(pool, (tx) => requestRefund(tx, payment, { amount, now }));
    await expect(refund(200_001)).rejects.toMatchObject({ constraint: "refunds_within_payment" });
    await refund(150_000);
    await expect(refund(50_000)).rejects.toMatchObject({ constraint: "payment_refunds_open" });
    await paying.work();
    expect((await paying.read(held)).payment).toMatchObject({ status: "partiallyRefunded" });
    await expect(refund(50_001)).rejects.toMatchObject({ constraint: "refunds_within_payment" });
    await refund(50_000);
    await paying.work();
    expect((await paying.read(held)).payment).toMatchObject({ status: "refunded" });
    expect([paying.bank.balance, await paying.ledger()]).toEqual([[0], 0]);
  });

  test("is only ever added to", async () => {
    await paying.paid(await paying.awaiting());
    const { pool } = paying.server;
    await expect(pool.query("update payment_events set amount = 1")).rejects.toThrow("only ever added to");
    await expect(pool.query("delete from payment_events")).rejects.toThrow("only ever added to");
    await expect(pool.query("delete from reservations")).rejects.toMatchObject({ code: "23503" });
  });
});

describe("A card that is saved", () => {
  test("is its client's to pay with, at the next visit, and nobody else's", async () => {
    const { server } = paying;
    await forgetAccounts(server);
    await giveAccount(server);
    const visitor = new Visitor(server);
    const { accessToken } = await visitor.enter();
    const headers = { authorization: `Bearer ${accessToken}` };
    const first = await paying.awaiting();
    await paying.paid(first, { cryptogram: "paid", saveCard: true }, { headers });
    const second = await paying.awaiting("15:00");
    const [saved] = (await paying.read(second, headers)).ways;
    expect(saved).toMatchObject({ type: "savedCard", card: { lastFour: "4242" }, isDefault: true });
    if (saved?.type !== "savedCard") throw new Error("No card was saved.");
    const { cardId } = saved;
    expect((await paying.read(second)).ways.map(({ type }) => type)).toEqual(["card", "payBox"]);
    expect((await paying.pay<Problem>(second, { cardId })).body).toMatchObject({ status: 404, code: "notFound" });
    expect(await paying.paid(second, { cardId }, { headers })).toMatchObject({ status: "paid", way: "savedCard" });
    await server.pool.query(`update payment_cards set card = card || '{"expires": "10/26"}'`);
    const third = await paying.awaiting("17:00");
    expect((await paying.read(third, headers)).ways.map(({ type }) => type)).toEqual(["card", "payBox"]);
    const { rows } = await server.pool.query("select token from payment_cards");
    expect(JSON.stringify(rows)).not.toContain("tk_1");
  });
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

describe("A visit that is paid for", () => {
  const awaitingFree = async (): Promise<Held> => {
    const held = await paying.awaiting();
    await paying.server.pool.query("update reservations set free_cancel_until = starts_at");
    return held;
  };
  const cancel = ({ reservation, secret }: Held, version: number) =>
    paying.server.post<Pick<Reservation, "status"> & Partial<Pick<Problem, "code">>>(
      `/rest/clients-app/v1/reservations/${reservation.id}/cancel`,
      { version },
      { reservation_secret: secret },
    );

  test("is cancelled while that is free, and all that was paid goes back, once", async () => {
    const held = await awaitingFree();
    await paying.paid(held);
    const { version } = await paying.show(held);
    const answers = await Promise.all([cancel(held, version), cancel(held, version)]);
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
      [200, "cancelledByClient"],
      [200, "cancelledByClient"],
    ]);
    expect((await paying.read(held)).refunds).toMatchObject([{ amount: due, status: "processing" }]);
    await paying.work();
    expect(await paying.read(held)).toMatchObject({
      payment: { status: "refunded", refunded: due },
      refunds: [{ amount: due, status: "done" }],
    });
  });

  test("is not cancelled here when that is not free any more: the prepayment stays with the firm", async () => {
    const held = await awaitingFree();
    await paying.paid(held);
    await paying.server.pool.query("update reservations set free_cancel_until = $1", [paying.server.now]);
    const { version } = await paying.show(held);
    expect((await cancel(held, version)).body.code).toBe("cancelTooLate");
    expect((await paying.read(held)).refunds).toEqual([]);
  });

  test("that was not paid after all is cancelled, and nothing goes back", async () => {
    const held = await awaitingFree();
    await paying.pay(held, { cryptogram: "funds" });
    await paying.work();
    const { version } = await paying.show(held);
    expect((await cancel(held, version)).body.status).toBe("cancelledByClient");
    expect((await paying.read(held)).refunds).toEqual([]);
  });
});
