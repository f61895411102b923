import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { expireGiftCards } from "../../../server/services/gift-cards/end.ts";
import { expireHolds } from "../../../server/services/reservations/run-out.ts";
import { auditPayments } from "../../../server/services/audit.ts";
import { recordCharge } from "../../../server/services/payments/settle.ts";
import { paymentKinds } from "../../../server/services/payment-kinds.ts";
import { giveAccount, Visitor } from "../accounts/visitor.ts";
import { due } from "../payments/paying.ts";
import { salon } from "../salon.ts";
import type { Held } from "../test-server.ts";
import { Giving, kzt, recipientPhone } from "./giving.ts";

let giving: Giving;
beforeAll(async () => {
  giving = await Giving.open();
});
afterAll(() => giving.server.close());
beforeEach(() => giving.forget());

/** The bank makes what it had refused, and tells us so. */
async function arrive(): Promise<void> {
  for (const id of await giving.paying.bank.arrive())
    await giving.paying.tell("pay", { InvoiceId: id, TransactionId: id });
}

const { amount: dueAmount } = due;
const audit = async () =>
  (await auditPayments(giving.server.pool, giving.paying.bank.processors, giving.server.now)).complaints;

describe("A gift card pays before a visit", () => {
  test("what is due in full, and it is a visit without a processor", async () => {
    const { order, token } = await giving.bought();
    const held = await giving.paying.awaiting();
    expect((await giving.check(held, { token })).body).toMatchObject({
      balance: kzt(1_500_000),
      usable: due,
      validUntil: "2027-11-23",
    });
    expect((await giving.spend(held, { token }, dueAmount)).body).toMatchObject({
      balance: kzt(1_300_000),
      usable: due,
    });
    expect(await giving.paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
    expect(await giving.paying.read(held)).toMatchObject({
      due: kzt(0),
      bill: { giftCard: due, now: kzt(0) },
      ways: [],
    });
    expect(await giving.entries(order.id)).toEqual(["issued 1500000", "spent -200000"]);
    expect(giving.paying.bank.entries.size).toBe(1);
    expect(await giving.complaints()).toEqual([]);
  });

  test("what it has, and a card pays the rest", async () => {
    const [one, other] = [await giving.bought({ amount: kzt(300_000) }), await giving.bought({ amount: kzt(300_000) })];
    const first = await giving.paying.awaiting("11:00");
    await giving.spend(first, one, dueAmount);
    const held = await giving.paying.awaiting("13:00");
    expect((await giving.spend(held, one, 100_000)).status).toBe(200);
    expect(await giving.paying.read(held)).toMatchObject({
      due: kzt(100_000),
      bill: { giftCard: kzt(100_000), now: kzt(100_000) },
    });
    expect((await giving.paying.pay<Problem>(held)).body.code).toBe("priceChanged");
    expect(await giving.paying.paid(held, undefined, { expected: kzt(100_000) })).toMatchObject({ status: "paid" });
    expect(await giving.paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
    const third = await giving.paying.awaiting("15:00");
    expect((await giving.spend<Problem>(third, one, dueAmount)).body.code).toBe("notFound");
    expect((await giving.spend(third, other, dueAmount)).status).toBe(200);
  });

  test("only where it works", async () => {
    const here = await giving.bought({ worksAt: { type: "firm", id: salon.firmId } });
    const held = await giving.paying.awaiting();
    await giving.server.pool.query("update gift_cards set works_at_id = 9002");
    expect((await giving.check<Problem>(held, here)).body).toMatchObject({
      code: "giftCardNotUsable",
      action: "changePayment",
    });
    expect((await giving.spend<Problem>(held, here, dueAmount)).body.code).toBe("giftCardNotUsable");
    await giving.server.pool.query("update gift_cards set works_at = 'network', works_at_id = 9001");
    expect((await giving.check(held, here)).status).toBe(200);
    await giving.server.pool.query("update firms set takes_gift_cards = false");
    expect((await giving.check<Problem>(held, here)).body.code).toBe("giftCardNotUsable");
  });

  test("by its id for whoever keeps it, and for nobody else by whatever they have", async () => {
    const { order, token } = await giving.bought();
    const held = await giving.paying.awaiting();
    await giveAccount(giving.server, { phone: recipientPhone });
    const { accessToken } = await new Visitor(giving.server).enter(recipientPhone);
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await giving.spend<Problem>(held, { giftCardId: order.id }, dueAmount, headers)).body.code).toBe(
      "notFound",
    );
    await giving.keep(token, headers);
    expect((await giving.spend<Problem>(held, { token }, dueAmount)).body.code).toBe("notFound");
    expect((await giving.spend<Problem>(held, { giftCardId: order.id }, dueAmount)).body.code).toBe("notFound");
    expect((await giving.spend(held, { giftCardId: order.id }, dueAmount, headers)).status).toBe(200);
  });

  test("for no visit of somebody else, none that is over, and not beside a payment that is open", async () => {
    const { token } = await giving.bought();
    const held = await giving.paying.awaiting();
    const foreign = { ...held, secret: "somebody else's" };
    expect((await giving.spend<Problem>(foreign, { token }, dueAmount)).body.code).toBe("reservationNotFound");
    expect((await giving.check<Problem>(foreign, { token })).body.code).toBe("reservationNotFound");
    await giving.paying.pay(held);
    expect((await giving.spend<Problem>(held, { token }, dueAmount)).body.code).toBe("paymentUnderWay");
    expect((await giving.putBack<Problem>(held)).body.code).toBe("paymentUnderWay");
    await giving.paying.work();
    expect((await giving.spend<Problem>(held, { token }, dueAmount)).body.code).toBe("notPayable");
    const over = await giving.paying.awaiting("15:00");
    giving.server.pass(900);
    expect((await giving.spend<Problem>(over, { token }, dueAmount)).body.code).toBe("holdExpired");
  });
});

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
    expect(await audit()).toEqual([]);
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
    const said = await giving.paying.bank.find(body);
    if (said.type !== "paid") throw new Error("The bank has not taken it.");
    const { config, now } = giving.server;
    await giving.inTransaction((tx) =>
      recordCharge(tx, { config, kinds: paymentKinds, now }, body.id, { type: "done", said }),
    );
    for (const _ of [1, 2]) await giving.paying.work();
    expect(await giving.paying.show(held)).toMatchObject({ status: "awaitingPrepayment" });
    expect(giving.paying.bank.balance).toEqual([300_000, 0, 0]);
  });
});

test.each([
  [
    "a balance that no entry says",
    "update gift_cards set balance = balance - 100",
    /is 1299900, and its entries say 1300000/,
  ],
  [
    "a card for a payment of something else",
    "update payments set subject_id = id where subject = 'giftCard'",
    /was issued for 1500000/,
  ],
  [
    "what was kept of a visit that is none",
    "update reservations set status = 'expired'",
    /has paid 200000 for .*, which is expired/,
  ],
])("an audit finds %s", async (_what, fault, complaint) => {
  const { order, token } = await giving.bought();
  await giving.spend(await giving.paying.awaiting(), { token }, dueAmount);
  expect(await audit()).toEqual([]);
  await giving.server.pool.query(fault);
  expect((await audit()).join("\n")).toMatch(complaint);
  expect((await audit()).join("\n")).toContain(`gift card ${order.id}`);
});

test("whatever is spent, cancelled and left to run out, in any order, cards and the processor add up", async () => {
  const times = ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00"];
  const act = fc.constantFrom("spend", "putBack", "pay", "cancel", "runOut", "work");
  const plan = fc.array(fc.tuple(act, fc.nat(1), fc.nat(times.length - 1)), { minLength: 5, maxLength: 18 });
  await fc.assert(
    fc.asyncProperty(plan, async (steps) => {
      await giving.forget();
      const cards = [await giving.bought({ amount: kzt(300_000) }), await giving.bought({ amount: kzt(500_000) })];
      const visits = new Map<number, Held>();
      for (const [step, card, index] of steps) {
        const held = visits.get(index) ?? (await giving.paying.awaiting(times[index]).catch(() => undefined));
        if (held === undefined) continue;
        visits.set(index, held);
        await giving.server.pool.query("update reservations set free_cancel_until = starts_at");
        const { due: left } = await giving.paying.read(held);
        const token = cards[card]?.token ?? "";
        if (step === "spend") {
          const { status, body } = await giving.check(held, { token });
          if (status === 200) await giving.spend(held, { token }, body.usable.amount);
        } else if (step === "putBack") await giving.putBack(held);
        else if (step === "pay") await giving.paying.pay(held, undefined, { expected: left });
        else if (step === "cancel") {
          const { version } = await giving.paying.show(held);
          await giving.server.cancel(held.reservation.id, version, { reservation_secret: held.secret });
        } else if (step === "runOut") {
          giving.server.pass(901);
          await giving.inTransaction((tx) => expireHolds(tx, giving.server.now));
        } else await giving.paying.work();
        expect(await giving.complaints()).toEqual([]);
      }
      // A payment that is under way keeps its time for two minutes more.
      for (const _ of [1, 2, 3]) {
        giving.server.pass(901);
        await giving.inTransaction((tx) => expireHolds(tx, giving.server.now));
        await giving.paying.work();
      }
      expect([...(await giving.complaints()), ...(await audit())]).toEqual([]);
      // Each visit that stands was paid for exactly; nothing was paid for any other one.
      const { rows } = await giving.server.pool.query<{ text: string }>(
        `select r.status || ' ' || r.prepayment || ' ' || paid.card || ' ' || paid.gift as text from reservations r
          cross join lateral (
            select (select coalesce(sum(p.paid - p.refunding), 0) from payments p where p.reservation_id = r.id) as card,
                   (select coalesce(-sum(e.amount), 0) from gift_card_entries e where e.reservation_id = r.id) as gift) paid
          where paid.card + paid.gift <> case r.status when 'confirmed' then r.prepayment else 0 end`,
      );
      expect(rows).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
