import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expireHolds } from "../../../server/services/reservations/run-out.ts";
import { due } from "../payments/paying.ts";
import { tried } from "../payments/tried.ts";
import type { Held } from "../test-server.ts";
import { Giving, kzt } from "./giving.ts";

let giving: Giving;
beforeAll(async () => {
  giving = await Giving.open();
});
afterAll(() => giving.server.close());
beforeEach(() => giving.forget());

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
  await giving.spend(await giving.paying.awaiting(), { token }, due.amount);
  expect(await giving.audit()).toEqual([]);
  await giving.server.pool.query(fault);
  expect((await giving.audit()).join("\n")).toMatch(complaint);
  expect((await giving.audit()).join("\n")).toContain(`gift card ${order.id}`);
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
      expect([...(await giving.complaints()), ...(await giving.audit())]).toEqual([]);
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
    tried(12),
  );
}, 3_600_000);
