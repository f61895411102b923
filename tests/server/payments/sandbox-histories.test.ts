import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { components } from "../../../openapi/generated/api.ts";
import { expireHolds } from "../../../server/services/reservations/run-out.ts";
import { ledgerDifferences } from "../../support/both-ledgers.ts";
import { Giving, kzt } from "../gift-cards/giving.ts";
import { Spending } from "../prepayments/spending.ts";
import type { Held } from "../test-server.ts";
import { AtSandbox } from "./at-sandbox.ts";
import { Doomed } from "./doomed.ts";
import { tried } from "./tried.ts";

let sandbox: AtSandbox;
let spending: Spending;
beforeAll(async () => {
  sandbox = await AtSandbox.open();
  spending = new Spending(new Giving(sandbox.paying));
});
afterAll(() => sandbox.close());

const chargedAtOnce = "4111111111111111";
const card = fc.constantFrom(chargedAtOnce, "4242424242424242", "4012888888881881", "4000056655665556");
/** PayBox's: of a bank that asks nothing, that asks, and that declines; undefined gives up at the page. */
const cardAtPage = fc.constantFrom("4716047261941981", "4916307416334310", "5335215945367703", undefined);
const choice = fc.constantFrom("confirm" as const, "confirm" as const, "refuse" as const);
const processor = fc.constantFrom("cloudPayments", "payBox");
/** All but those that take seconds of real time (timeout, slow, pendingThenSuccess), each of which faults.test.ts waits for. */
const mode = fc.constantFrom(
  "none",
  "badGateway",
  "reset",
  "lostAnswer",
  "lostConnection",
  "malformed",
  "wrongAmount",
  "unsignedCallback",
  "callbackFirst",
  "callbackTwice",
  "callbackNever",
);
const death = fc.option(fc.nat({ max: 25 }), { nil: undefined });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant("pay" as const), card, statements: death }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("payAtPage" as const) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("act" as const), card: cardAtPage, choice }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("buyGift" as const), statements: death }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("spendGift" as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("spendCashback" as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom("putGiftBack" as const, "putCashbackBack" as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("cancel" as const) }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant("work" as const), statements: death }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("deliver" as const), statements: death }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("misbehave" as const), mode, processor }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("pass" as const), seconds: fc.constantFrom(3, 61, 300, 900) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type History = { held: Held; order: components["schemas"]["CreatedGiftCard"] };

/** More than the gift card and the bonuses pay together. */
const prepayment = 500_000;
const giftAmount = 300_000;
const cashback = 80_000;

async function begin(): Promise<History> {
  for (const each of ["cloudPayments", "payBox"]) await sandbox.misbehave("none", each);
  await sandbox.forget();
  await spending.forget(cashback);
  const held = await sandbox.paying.awaiting();
  const { pool } = sandbox.paying.server;
  await pool.query("update reservations set prepayment = $2 where id = $1", [held.reservation.id, prepayment]);
  return { held, order: await spending.giving.order({ amount: kzt(giftAmount) }) };
}

/** Begins to pay: in a process that dies of it, and then by the same call again, as a client whose call was not answered. */
async function beginTo(url: string, body: object, keys: Record<string, string>, statements?: number): Promise<void> {
  const { server } = sandbox.paying;
  const headers = { "content-type": "application/json", "idempotency-key": randomUUID(), ...keys };
  if (statements !== undefined) await sandbox.dieAt(statements, { method: "POST", url, headers, payload: body });
  await server.post(url, body, headers);
}

async function go({ held, order }: History, wanted: Step): Promise<void> {
  const { paying } = sandbox;
  const { server } = paying;
  const { giving } = spending;
  const token = async () => /#k=(.+)$/.exec((await giving.read(order)).link ?? "")?.[1];
  switch (wanted.type) {
    case "pay": {
      const url = `/rest/clients-app/v1/reservations/${held.reservation.id}/prepayments/cloud-payments`;
      const { due: expected } = await paying.read(held);
      const cryptogram = await sandbox.cryptogram(wanted.card);
      const first = beginTo(url, { expected, cryptogram }, { reservation_secret: held.secret }, wanted.statements);
      await Promise.all([first, sandbox.pay(held, chargedAtOnce)]);
      return;
    }
    case "payAtPage":
      await paying.pay(held, "payBox", { expected: (await paying.read(held)).due });
      return;
    case "act":
      await sandbox.answerAtBank(held, wanted.choice);
      return sandbox.answerAtPage(held, wanted.card, wanted.choice);
    case "buyGift": {
      const url = `/rest/clients-app/v2/gift-cards/${order.id}/pay`;
      const body = { way: "card", cryptogram: await sandbox.cryptogram(chargedAtOnce), expected: order.card.amount };
      return beginTo(url, body, { gift_card_secret: order.secret }, wanted.statements);
    }
    case "spendGift": {
      const known = await token();
      if (known === undefined) return;
      const { status, body } = await giving.check(held, { token: known });
      if (status === 200) await giving.spend(held, { token: known }, body.usable.amount);
      return;
    }
    case "spendCashback": {
      spending.headers = await spending.enter();
      const { due } = await spending.read(held);
      await spending.spend(held, Math.min(due.amount, await spending.balance()));
      return;
    }
    case "putGiftBack":
      return void (await giving.putBack(held));
    case "putCashbackBack":
      spending.headers = await spending.enter();
      return void (await spending.putBack(held));
    case "cancel":
      return void (await spending.cancel(held));
    case "work": {
      if (wanted.statements === undefined) return sandbox.work();
      const doomed = new Doomed(server.pool, wanted.statements);
      return Promise.race([sandbox.work(doomed.pool), doomed.death]);
    }
    case "deliver":
      for (const call of await sandbox.owed()) {
        if (wanted.statements !== undefined) await sandbox.dieAt(wanted.statements, call);
        await server.app.inject(call);
      }
      return;
    case "misbehave":
      return sandbox.misbehave(wanted.mode, wanted.processor);
    case "pass":
      server.pass(wanted.seconds);
      return void (await giving.inTransaction((transaction) => expireHolds(transaction, server.now)));
  }
}

/** Time passes, and nothing goes wrong any more. */
async function settle(): Promise<void> {
  const { server } = sandbox.paying;
  for (const each of ["cloudPayments", "payBox"]) await sandbox.misbehave("none", each);
  for (const seconds of [0, 3600, 3600]) {
    server.pass(seconds);
    await spending.giving.inTransaction((transaction) => expireHolds(transaction, server.now));
    for (let round = 0; round < 3; round += 1) await sandbox.goOn();
  }
}

/** Visits that are paid for otherwise than exactly where they stand, and not at all where they do not. */
async function misPaid(): Promise<string[]> {
  const { rows } = await sandbox.paying.server.pool.query<{ text: string }>(
    `select concat_ws(' ', r.status, r.prepayment, paid.card, paid.gift, paid.cashback) as text from reservations r
      cross join lateral (
        select (select coalesce(sum(p.paid - p.refunding), 0) from payments p where p.reservation_id = r.id) as card,
               (select coalesce(-sum(e.amount), 0) from gift_card_entries e where e.reservation_id = r.id) as gift,
               (select coalesce(-sum(e.amount), 0) from cashback_entries e
                 where e.reservation_id = r.id and e.type <> 'earned') as cashback) paid
      where paid.card + paid.gift + paid.cashback <> case r.status when 'confirmed' then r.prepayment else 0 end`,
  );
  return rows.map(({ text }) => text);
}

test("over HTTP too, whatever fails, is killed or races, both ledgers say the same, and money is kept for a visit or a gift card alone", async () => {
  const { pool } = sandbox.paying.server;
  const outcomes = new Set<string>();
  const charging = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const history = await begin();
      for (const each of steps) await go(history, each);
      await settle();
      outcomes.add((await sandbox.paying.show(history.held)).status);
      for (const processor of await sandbox.charging()) charging.add(processor);
      expect(await misPaid()).toEqual([]);
      expect(await spending.giving.complaints()).toEqual([]);
      expect(await ledgerDifferences(pool)).toEqual([]);
      expect(await sandbox.balance()).toBe(await sandbox.paying.ledger());
      expect(await sandbox.audit()).toMatchObject({ open: 0, complaints: [] });
    }),
    tried(15),
  );
  expect(outcomes).toContain("confirmed");
  expect(charging).toEqual(new Set(["cloudPayments", "payBox"]));
}, 36_000_000);
