import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { giveAccount, phone } from "../accounts/visitor.ts";
import { kzt } from "../gift-cards/giving.ts";
import { due } from "../payments/paying.ts";
import { Spending } from "./spending.ts";

let spending: Spending;
beforeAll(async () => {
  spending = await Spending.open();
});
afterAll(() => spending.server.close());
beforeEach(() => spending.forget(150_000));

describe("Cashback pays before a visit", () => {
  test("what the client has, and a card pays the rest", async () => {
    const held = await spending.paying.awaiting();
    expect(await spending.read(held)).toMatchObject({
      due,
      bill: { cashback: kzt(0), now: due },
      cashback: { balance: kzt(150_000), usable: kzt(150_000) },
    });
    expect((await spending.spend(held, 150_000)).body).toEqual({ balance: kzt(0), usable: kzt(150_000) });
    const left = await spending.read(held);
    expect(left).toMatchObject({ due: kzt(50_000), bill: { cashback: kzt(150_000), now: kzt(50_000) } });
    expect(left).not.toHaveProperty("cashback");
    expect((await spending.paying.pay<Problem>(held)).body.code).toBe("priceChanged");
    expect(await spending.paying.paid(held, undefined, { expected: kzt(50_000) })).toMatchObject({ status: "paid" });
    expect(await spending.paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
    expect(await spending.complaints()).toEqual([]);
  });

  test("and the payment for the rest says so, in the history and on the receipt", async () => {
    const { token } = await spending.giving.bought({ amount: kzt(300_000) });
    const held = await spending.paying.awaiting();
    await spending.spend(held, 150_000);
    expect((await spending.giving.check(held, { token })).body).toMatchObject({ usable: kzt(50_000) });
    await spending.putBack(held);
    await spending.server.pool.query("update reservations set prepayment = 600000 where id = $1", [
      held.reservation.id,
    ]);
    await spending.spend(held, 150_000);
    await spending.giving.spend(held, { token }, 300_000);
    const { id } = await spending.paying.paid(held, undefined, { expected: kzt(150_000) });
    const history = "/rest/clients-app/v1/payments/history";
    const parts = { payment: { id }, cashback: kzt(150_000), giftCard: kzt(300_000) };
    // The gift card was paid by the same phone, at the same instant.
    const one = expect.objectContaining({ ...parts, payment: expect.objectContaining({ id }) });
    const { body: listed } = await spending.server.get(history, spending.headers);
    expect(listed).toMatchObject({ payments: expect.arrayContaining([one]) });
    expect((await spending.server.get(`${history}/${id}`, spending.headers)).body).toMatchObject(parts);
    await spending.cancel(held);
    const { body } = await spending.server.get(`${history}/${id}`, spending.headers);
    expect(body).not.toHaveProperty("cashback");
    expect(body).not.toHaveProperty("giftCard");
  });

  test("with a gift card all that is due, and it is a visit without a processor", async () => {
    const { token } = await spending.giving.bought({ amount: kzt(300_000) });
    const held = await spending.paying.awaiting();
    await spending.spend(held, 150_000);
    expect(await spending.read(held)).toMatchObject({ due: kzt(50_000) });
    expect((await spending.giving.spend(held, { token }, 50_000)).status).toBe(200);
    expect(await spending.paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
    expect(await spending.complaints()).toEqual([]);
    await spending.server.pool.query("update reservations set prepayment = 199999 where id = $1", [
      held.reservation.id,
    ]);
    expect((await spending.complaints()).join("\n")).toContain("was paid 200000 by what was taken off and 0 by card");
  });

  test("all that is due, and it is a visit without a processor", async () => {
    await spending.earn(100_000);
    const held = await spending.paying.awaiting();
    expect((await spending.spend(held, 200_000)).body).toEqual({ balance: kzt(50_000), usable: due });
    expect(await spending.paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
    const read = await spending.read(held);
    expect(read).toMatchObject({ due: kzt(0), bill: { cashback: due, now: kzt(0) }, ways: [] });
    expect(read).not.toHaveProperty("cashback");
    expect(spending.paying.bank.entries.size).toBe(0);
    expect(await spending.complaints()).toEqual([]);
  });

  test("once, however often it is asked with one key", async () => {
    const held = await spending.paying.awaiting();
    const headers = { ...spending.headers, "idempotency-key": randomUUID() };
    const answers = [await spending.spend(held, 150_000, headers), await spending.spend(held, 150_000, headers)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await spending.entries(held)).toEqual(["spent -150000"]);
  });

  test("for whoever is signed in alone, and what they have themselves", async () => {
    const held = await spending.paying.awaiting();
    expect((await spending.spend<Problem>(held, 150_000, {})).body.code).toBe("signInNeeded");
    expect(await spending.paying.read(held)).not.toHaveProperty("cashback");
    await giveAccount(spending.server, { phone: phone + 1 });
    const other = await spending.enter(phone + 1);
    expect(await spending.paying.read(held, other)).not.toHaveProperty("cashback");
    expect((await spending.spend<Problem>(held, 150_000, other)).body.code).toBe("notPayable");
    const foreign = { ...held, secret: "somebody else's" };
    expect((await spending.spend<Problem>(foreign, 150_000, other)).body.code).toBe("reservationNotFound");
    expect(await spending.balance()).toBe(150_000);
  });

  test("no other amount than the client has seen, none for what is over, and none beside a payment that is open", async () => {
    const held = await spending.paying.awaiting();
    const usable = { amount: 150_000, currency: "KZT" };
    expect((await spending.spend<Problem>(held, 100_000)).body).toMatchObject({
      code: "priceChanged",
      bill: { total: usable, prepayment: usable },
    });
    await spending.paying.pay(held);
    expect((await spending.spend<Problem>(held, 150_000)).body.code).toBe("paymentUnderWay");
    expect((await spending.putBack<Problem>(held)).body.code).toBe("paymentUnderWay");
    await spending.paying.work();
    expect((await spending.spend<Problem>(held, 150_000)).body.code).toBe("notPayable");
    const over = await spending.paying.awaiting("15:00");
    spending.server.pass(900);
    spending.headers = await spending.enter();
    expect((await spending.spend<Problem>(over, 150_000)).body.code).toBe("holdExpired");
  });
});

describe("What cashback has paid goes back to it", () => {
  test("beside what a gift card and a bank card have paid, each to where it came from", async () => {
    const { order, token } = await spending.giving.bought({ amount: kzt(300_000) });
    const used = await spending.paying.awaiting("11:00");
    expect((await spending.giving.spend(used, { token }, 200_000)).status).toBe(200);
    const held = await spending.paying.awaiting("17:00");
    expect((await spending.giving.spend(held, { token }, 100_000)).status).toBe(200);
    expect((await spending.read(held)).cashback).toEqual({ balance: kzt(150_000), usable: kzt(100_000) });
    await spending.server.pool.query(
      "update reservations set free_cancel_until = starts_at, prepayment = 300000 where id = $1",
      [held.reservation.id],
    );
    expect((await spending.spend(held, 150_000)).status).toBe(200);
    await spending.paying.paid(held, undefined, { expected: kzt(50_000) });
    expect((await spending.read(held)).ifCancelled).toMatchObject({
      back: kzt(300_000),
      kept: kzt(0),
      to: [
        { amount: kzt(50_000) },
        { amount: kzt(100_000), account: "giftCard" },
        { amount: kzt(150_000), account: "cashback" },
      ],
    });
    expect(await spending.cancel(held)).toBe(200);
    for (const _ of [1, 2]) await spending.paying.work();
    expect(await spending.balance()).toBe(150_000);
    expect(await spending.giving.read(order)).toMatchObject({ balance: kzt(100_000) });
    const after = await spending.read(held);
    expect(after).toMatchObject({ returned: { cashback: kzt(150_000), giftCard: kzt(100_000) } });
    expect(after.refunds).toMatchObject([{ amount: kzt(50_000), status: "done" }]);
    expect(spending.paying.bank.balance).toEqual([300_000, 0]);
    expect(await spending.complaints()).toEqual([]);
  });

  test("where it alone had paid, and the visit shows that", async () => {
    await spending.earn(100_000);
    const held = await spending.paying.awaiting("17:00");
    await spending.spend(held, 200_000);
    expect(await spending.cancel(held)).toBe(200);
    expect(await spending.paying.show(held)).toMatchObject({ status: "cancelledByClient", paymentStatus: "refunded" });
    expect(await spending.entries(held)).toEqual(["spent -200000", "returned 200000"]);
    expect((await spending.read(held)).returned).toEqual({ cashback: kzt(200_000), giftCard: kzt(0) });
    expect(await spending.balance()).toBe(250_000);
  });

  test("where the time is not held any more, or the client takes it back, once", async () => {
    const held = await spending.paying.awaiting();
    await spending.spend(held, 150_000);
    expect((await spending.putBack(held)).status).toBe(200);
    expect((await spending.putBack(held)).status).toBe(200);
    expect(await spending.read(held)).toMatchObject({ due, bill: { cashback: kzt(0) } });
    expect((await spending.read(held)).returned).toBeUndefined();
    expect(await spending.balance()).toBe(150_000);
    await spending.spend(held, 150_000);
    for (const _ of [1, 2]) await spending.runOut();
    expect(await spending.balance()).toBe(150_000);
    expect(await spending.complaints()).toEqual([]);
  });
});

test.each([
  [
    "what was kept of a visit that is none",
    "update reservations set status = 'expired', held_until = null, held_from = null where id = $1",
    /150000 of cashback, and is expired/,
  ],
  ["more than was due", "update reservations set prepayment = 100000 where id = $1", /of a prepayment of 100000/],
])("an audit finds %s", async (_what, fault, complaint) => {
  const held = await spending.paying.awaiting();
  await spending.spend(held, 150_000);
  expect(await spending.complaints()).toEqual([]);
  await spending.server.pool.query(fault, [held.reservation.id]);
  expect((await spending.complaints()).join("\n")).toMatch(complaint);
});
