import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditPayments } from "../../../server/services/audit.ts";
import { salon } from "../salon.ts";
import type { Trouble } from "./bank.ts";
import { Doomed } from "./doomed.ts";
import { due, Paying } from "./paying.ts";
import { tried } from "./tried.ts";

let paying: Paying;
beforeAll(async () => {
  paying = await Paying.open();
});
afterAll(() => paying.server.close());

const cryptograms = ["paid", "paid", "3ds", "3ds", "funds"];
const step = fc.oneof(
  fc.record({ type: fc.constant("pay" as const), cryptogram: fc.constantFrom(...cryptograms), isByPage: fc.boolean() }),
  fc.record({ type: fc.constant("work" as const), statements: fc.option(fc.nat({ max: 40 }), { nil: undefined }) }),
  fc.record({ type: fc.constant("work" as const), statements: fc.option(fc.nat({ max: 15 }), { nil: undefined }) }),
  fc.record({ type: fc.constant("bank" as const), paRes: fc.constantFrom("yes", "yes", "no") }),
  fc.record({ type: fc.constant("page" as const) }),
  fc.record({ type: fc.constant("pass" as const), seconds: fc.constantFrom(3, 60, 61, 300, 900, 1020) }),
  fc.record({ type: fc.constant("taken" as const) }),
  fc.record({ type: fc.constant("arrive" as const) }),
  fc.record({
    type: fc.constant("trouble" as const),
    trouble: fc.constantFrom<Trouble>(
      "lostBefore",
      "lostAfter",
      "pending",
      "wrongAmount",
      "authorized",
      "refused",
      "refusedAndLate",
    ),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function go(held: Awaited<ReturnType<Paying["awaiting"]>>, wanted: Step): Promise<void> {
  const { server, bank } = paying;
  const ids = [...bank.entries.keys()];
  switch (wanted.type) {
    case "pay":
      await Promise.all([
        paying.pay(held, wanted.isByPage ? "payBox" : { cryptogram: wanted.cryptogram }),
        paying.pay(held, { cryptogram: wanted.cryptogram }),
      ]);
      return;
    case "work": {
      if (wanted.statements === undefined) return paying.work();
      const process = new Doomed(server.pool, wanted.statements);
      return Promise.race([paying.work(process.pool), process.death]);
    }
    case "bank":
      for (const id of ids) await paying.bankAnswers(id, { paRes: wanted.paRes });
      return;
    case "page":
      for (const id of ids) if (bank.entries.get(id)?.state === "redirect") bank.payAtPage(id);
      return;
    case "pass":
      return server.pass(wanted.seconds);
    case "taken":
      await server.askToHold("13:00", 1);
      return;
    case "arrive":
      return arrive();
    case "trouble":
      bank.trouble = wanted.trouble;
      return;
  }
}

/** What the processor was late with is there, and it tells us so. */
async function arrive(): Promise<void> {
  paying.bank.trouble = undefined;
  for (const id of await paying.bank.arrive()) await paying.sendCallback("pay", { InvoiceId: id, TransactionId: id });
}

/** Time passes, everybody does what they began, and nothing goes wrong any more. */
async function settle(): Promise<void> {
  const { bank, server } = paying;
  await arrive();
  for (let round = 0; round < 8; round += 1) {
    for (const [id, { state }] of bank.entries) if (state === "pending") bank.finish(id);
    for (const [id, { state }] of bank.entries) if (state === "redirect") bank.payAtPage(id);
    server.pass(round < 2 ? 60 : 600);
    await paying.work();
  }
}

test("whatever fails, is killed or races, money is taken once and for a visit, or is given back; both ledgers say the same", async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
      const { server } = paying;
      await paying.forget();
      server.now = salon.morning;
      const held = await paying.awaiting();
      for (const each of [{ type: "pay", cryptogram: "paid", isByPage: false } as const, ...steps])
        await go(held, each);
      await settle();
      const { status } = await paying.show(held);
      outcomes.add(status);
      const kept = paying.bank.balance.filter((amount) => amount !== 0);
      expect(kept).toEqual(status === "confirmed" ? [due.amount] : []);
      expect(await paying.ledger()).toBe(status === "confirmed" ? due.amount : 0);
      const audit = await auditPayments(server.pool, paying.bank.processors, server.now);
      expect(audit).toMatchObject({ open: 0, complaints: [] });
    }),
    tried(60),
  );
  expect(outcomes).toEqual(new Set(["confirmed", "expired"]));
}, 3_600_000);
