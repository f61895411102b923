import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import { kzt } from "../server/gift-cards/giving.ts";
import { Spending } from "../server/prepayments/spending.ts";
import { salon } from "../server/salon.ts";
import type { Held } from "../server/test-server.ts";

let spending: Spending;
beforeAll(async () => {
  spending = await Spending.open();
});
afterAll(() => spending.server.close());

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Twenty visits whose prepayment of 2 000 ₸ is awaited. */
async function twentyVisits(): Promise<Held[]> {
  const held = [];
  for (const index of many(20)) {
    const masterId = salon.masters[index % 3] ?? 1;
    const time = `${String(9 + Math.floor(index / 3)).padStart(2, "0")}:00`;
    held.push(await spending.paying.awaiting(time, masterId));
  }
  return held;
}

test("of twenty who spend one account's cashback at once, as many do as it has, and it is never overdrawn", async () => {
  await spending.forget(1_500_000);
  const visits = await twentyVisits();
  const answers = await Promise.all(visits.map((held) => spending.spend<Problem>(held, 200_000)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
  // What is left is less than is due: whoever has seen more is asked again.
  expect(new Set(codes)).toEqual(new Set(["priceChanged"]));
  expect(await spending.balance()).toBe(100_000);
  expect(await spending.complaints()).toEqual([]);
});

test("of twenty tabs that take it off one visit at once, one does", async () => {
  await spending.forget(150_000);
  const held = await spending.paying.awaiting();
  const answers = await Promise.all(many(20).map(() => spending.spend(held, 150_000)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await spending.entries(held)).toEqual(["spent -150000"]);
});

test("twenty who spend and take back at once, until each has spent, lose and make no money", async () => {
  await spending.forget(400_000);
  const visits = await twentyVisits();
  await spending.server.pool.query("update reservations set prepayment = 600000 where status = 'awaitingPrepayment'");
  await Promise.all(
    visits.map(async (held) => {
      let isSpent = false;
      while (!isSpent) {
        const { status, body } = await spending.spend<Problem>(held, 400_000);
        isSpent = status === 200;
        // Another visit has all of it meanwhile.
        if (!isSpent) expect(body.code).toBe("notPayable");
        expect((await spending.putBack(held)).status).toBe(200);
      }
    }),
  );
  expect(await spending.balance()).toBe(400_000);
  expect(await spending.complaints()).toEqual([]);
});

test("whatever is spent, taken back, paid, cancelled and left to run out, in any order, each tiyn is in one place", async () => {
  const times = ["09:00", "11:00", "13:00", "15:00", "17:00"];
  const act = fc.constantFrom("cashback", "giftCard", "putBack", "putCardsBack", "pay", "cancel", "runOut", "work");
  const plan = fc.array(fc.tuple(act, fc.nat(times.length - 1)), { minLength: 5, maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(plan, async (steps) => {
      await spending.forget(350_000);
      const { giving, paying } = spending;
      const card = await giving.bought({ amount: kzt(300_000) });
      const visits = new Map<number, Held>();
      for (const [step, index] of steps) {
        const held = visits.get(index) ?? (await paying.awaiting(times[index]).catch(() => undefined));
        if (held === undefined) continue;
        visits.set(index, held);
        if (step === "cashback") {
          const { cashback } = await spending.read(held);
          if (cashback !== undefined) await spending.spend(held, cashback.usable.amount);
        } else if (step === "giftCard") {
          const { status, body } = await giving.check(held, card);
          if (status === 200) await giving.spend(held, card, body.usable.amount);
        } else if (step === "putBack") await spending.putBack(held);
        else if (step === "putCardsBack") await giving.putBack(held);
        else if (step === "pay") await paying.pay(held, undefined, { expected: (await paying.read(held)).due });
        else if (step === "cancel") await spending.cancel(held);
        else if (step === "runOut") await spending.runOut();
        else await paying.work();
        expect(await spending.complaints()).toEqual([]);
      }
      // A payment that is under way keeps its time for two minutes more.
      for (const _ of [1, 2, 3]) {
        await spending.runOut();
        await paying.work();
      }
      expect(await spending.complaints()).toEqual([]);
      // Each visit that stands was paid for exactly; nothing was paid for any other one; and the rest is where it was.
      const { rows } = await spending.server.pool.query<{ text: string }>(
        `select r.status || ' ' || r.prepayment || ' ' || paid.sum as text from reservations r
          cross join lateral (
            select (select coalesce(sum(p.paid - p.refunding), 0) from payments p where p.reservation_id = r.id)
                 + (select coalesce(-sum(e.amount), 0) from gift_card_entries e where e.reservation_id = r.id)
                 + (select coalesce(-sum(e.amount), 0) from cashback_entries e
                     where e.reservation_id = r.id and e.type <> 'earned') as sum) paid
          where paid.sum <> case r.status when 'confirmed' then r.prepayment else 0 end`,
      );
      expect(rows).toEqual([]);
      const { rows: spent } = await spending.server.pool.query<{ sum: number }>(
        "select coalesce(-sum(amount), 0)::bigint as sum from cashback_entries where type <> 'earned'",
      );
      expect(await spending.balance()).toBe(350_000 - (spent[0]?.sum ?? 0));
    }),
    { numRuns: 12 },
  );
});
