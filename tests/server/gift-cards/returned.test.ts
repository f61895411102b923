import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expireGiftCards } from "../../../server/services/gift-cards/end.ts";
import { expireHolds } from "../../../server/services/reservations/run-out.ts";
import { recordCharge } from "../../../server/services/payments/settle.ts";
import { paymentKinds } from "../../../server/app/payment-kinds.ts";
import { due } from "../payments/paying.ts";
import { Giving, kzt } from "./giving.ts";

let giving: Giving;
beforeAll(async () => {
  giving = await Giving.open();
});
afterAll(() => giving.server.close());
beforeEach(() => giving.forget());

/** The bank makes what it had refused, and tells us so. */
async function arrive(): Promise<void> {
  for (const id of await giving.paying.bank.arrive())
    await giving.paying.sendCallback("pay", { InvoiceId: id, TransactionId: id });
}

const { amount: dueAmount } = due;

describe("What a gift card has paid goes back to it", () => {
  test("where the visit is cancelled, beside what was paid by card", async () => {
    const { order, token } = await giving.bought({ amount: kzt(300_000) });
    await giving.spend(await giving.paying.awaiting("11:00"), { token }, dueAmount);
    const held = await giving.paying.awaiting("17:00");
    await giving.server.pool.query("update reservations set free_cancel_until = starts_at");
    await giving.spend(held, { token }, 100_000);
    await giving.paying.paid(held, undefined, { expected: kzt(100_000) });
    const { version } = await giving.paying.show(held);
    const { status } = await giving.server.cancel(held.reservation.id, version, { reservation_secret: held.secret });
    expect(status).toBe(200);
    for (const _ of [1, 2]) await giving.paying.work();
    expect(await giving.entries(order.id)).toEqual([
      "issued 300000",
      "spent -200000",
      "spent -100000",
      "returned 100000",
    ]);
    expect(giving.paying.bank.balance).toEqual([300_000, 0]);
    expect(await giving.complaints()).toEqual([]);
  });

  test("where a card alone had paid, and the visit shows that", async () => {
    const { order, token } = await giving.bought();
    const held = await giving.paying.awaiting("17:00");
    await giving.server.pool.query("update reservations set free_cancel_until = starts_at");
    await giving.spend(held, { token }, dueAmount);
    const { version } = await giving.paying.show(held);
    await giving.server.cancel(held.reservation.id, version, { reservation_secret: held.secret });
    expect(await giving.paying.show(held)).toMatchObject({ status: "cancelledByClient", paymentStatus: "refunded" });
    expect(await giving.read(order)).toMatchObject({ balance: kzt(1_500_000) });
  });

  test("where a failed charge was heard as paid late and given back before, and the visit shows that all is", async () => {
    const { order, token } = await giving.bought();
    const held = await giving.paying.awaiting("17:00");
    giving.paying.bank.trouble = "refusedAndLate";
    expect(await giving.paying.paid(held)).toMatchObject({ status: "failed" });
    await giving.spend(held, { token }, dueAmount);
    await arrive();
    for (const _ of [1, 2]) await giving.paying.work();
    expect(giving.paying.bank.balance).toEqual([1_500_000, 0]);
    expect(await giving.paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
    await giving.server.pool.query("update reservations set free_cancel_until = starts_at");
    const { version } = await giving.paying.show(held);
    await giving.server.cancel(held.reservation.id, version, { reservation_secret: held.secret });
    expect(await giving.read(order)).toMatchObject({ balance: kzt(1_500_000) });
    expect(await giving.paying.show(held)).toMatchObject({ status: "cancelledByClient", paymentStatus: "refunded" });
    expect(await giving.audit()).toEqual([]);
  });

  test("where the time is not held any more, or the client takes it back", async () => {
    const { order, token } = await giving.bought({ amount: kzt(300_000) });
    await giving.spend(await giving.paying.awaiting("11:00"), { token }, dueAmount);
    const held = await giving.paying.awaiting("13:00");
    await giving.spend(held, { token }, 100_000);
    expect((await giving.putBack(held)).status).toBe(200);
    expect((await giving.putBack(held)).status).toBe(200);
    expect(await giving.paying.read(held)).toMatchObject({ due, bill: { giftCard: kzt(0) } });
    await giving.spend(held, { token }, 100_000);
    giving.server.pass(901);
    await giving.inTransaction((tx) => expireHolds(tx, giving.server.now));
    expect(await giving.read(order)).toMatchObject({ balance: kzt(100_000) });
    expect(await giving.complaints()).toEqual([]);
  });

  test.each([
    ["it ends for good half a year after its first last day", "2026-06-01", "2026-11-28"],
    ["where that is over it does not come back to life", "2026-05-01", "2026-11-22"],
  ])("and booking and cancelling prolong no card for ever: %s", async (_what, firstValidUntil, validUntil) => {
    const { order, token } = await giving.bought({ amount: kzt(300_000) });
    const held = await giving.paying.awaiting("17:00");
    await giving.spend(held, { token }, dueAmount);
    await giving.server.pool.query("update gift_cards set valid_until = '2026-11-22', first_valid_until = $1", [
      firstValidUntil,
    ]);
    await giving.server.pool.query("update reservations set free_cancel_until = starts_at");
    const { version } = await giving.paying.show(held);
    await giving.server.cancel(held.reservation.id, version, { reservation_secret: held.secret });
    const isOver = validUntil < "2026-11-23";
    expect(await giving.read(order)).toMatchObject({ status: isOver ? "expired" : "opened", validUntil });
    await giving.inTransaction((tx) => expireGiftCards(tx, giving.server.now));
    expect(await giving.read(order)).toMatchObject({ balance: kzt(isOver ? 0 : 300_000) });
    expect(await giving.complaints()).toEqual([]);
  });

  test("also where the card had ended meanwhile: it works for a month then", async () => {
    const { order, token } = await giving.bought({ amount: kzt(300_000) });
    const held = await giving.paying.awaiting("17:00");
    await giving.spend(held, { token }, dueAmount);
    await giving.server.pool.query("update gift_cards set valid_until = '2026-11-22'");
    await giving.server.pool.query("update reservations set free_cancel_until = starts_at");
    await giving.inTransaction((tx) => expireGiftCards(tx, giving.server.now));
    expect(await giving.read(order)).toMatchObject({ status: "expired" });
    const { version } = await giving.paying.show(held);
    await giving.server.cancel(held.reservation.id, version, { reservation_secret: held.secret });
    expect(await giving.read(order)).toMatchObject({
      status: "opened",
      balance: kzt(200_000),
      validUntil: "2026-12-23",
    });
    expect(await giving.complaints()).toEqual([]);
  });

  test("and a payment that turns out as paid after it was spent instead is given back in full", async () => {
    const { token } = await giving.bought({ amount: kzt(300_000) });
    const first = await giving.paying.awaiting("11:00");
    await giving.spend(first, { token }, dueAmount);
    const held = await giving.paying.awaiting("13:00");
    const { body } = await giving.paying.pay(held, { cryptogram: "3ds" });
    await giving.paying.work();
    const { body: other } = await giving.paying.pay(held, { cryptogram: "funds" });
    await giving.paying.work();
    expect(other.id).not.toBe(body.id);
    await giving.spend(held, { token }, 100_000);
    giving.paying.bank.payAtPage(body.id);
    const answer = await giving.paying.bank.find(body);
    if (answer.type !== "paid") throw new Error("The bank has not taken it.");
    const { config, now } = giving.server;
    await giving.inTransaction((tx) =>
      recordCharge(tx, { config, kinds: paymentKinds, now }, body.id, { type: "done", answer }),
    );
    for (const _ of [1, 2]) await giving.paying.work();
    expect(await giving.paying.show(held)).toMatchObject({ status: "awaitingPrepayment" });
    expect(giving.paying.bank.balance).toEqual([300_000, 0, 0]);
  });
});
