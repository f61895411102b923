import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ledgerDifferences } from "../../support/both-ledgers.ts";
import { AtSandbox } from "./at-sandbox.ts";
import { Doomed } from "./doomed.ts";
import { due } from "./paying.ts";

/** How many of them are tried: `HISTORIES=1000` before what touches money is released. */
const histories = Number(process.env.HISTORIES ?? "15");

let sandbox: AtSandbox;
beforeAll(async () => {
  sandbox = await AtSandbox.open();
});
afterAll(() => sandbox.close());

const card = fc.constantFrom("4111111111111111", "4111111111111111", "4000056655665556");
const mode = fc.constantFrom("none", "badGateway", "reset", "lostAnswer", "lostConnection", "malformed", "wrongAmount");
const step = fc.oneof(
  fc.record({ type: fc.constant("pay" as const), card }),
  fc.record({ type: fc.constant("work" as const), statements: fc.option(fc.nat({ max: 25 }), { nil: undefined }) }),
  fc.record({ type: fc.constant("work" as const), statements: fc.nat({ max: 12 }) }),
  fc.record({ type: fc.constant("misbehave" as const), mode }),
  fc.record({ type: fc.constant("pass" as const), seconds: fc.constantFrom(3, 61, 300, 900) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function go(held: Awaited<ReturnType<AtSandbox["begin"]>>, wanted: Step): Promise<void> {
  const { server } = sandbox.paying;
  switch (wanted.type) {
    case "pay":
      await Promise.all([sandbox.pay(held, wanted.card), sandbox.pay(held, wanted.card)]);
      return;
    case "work": {
      if (wanted.statements === undefined) return sandbox.work();
      const process = new Doomed(server.pool, wanted.statements);
      return Promise.race([sandbox.work(process.pool), process.death]);
    }
    case "misbehave":
      return sandbox.misbehave(wanted.mode);
    case "pass":
      return server.pass(wanted.seconds);
  }
}

function sumOf(ledger: readonly string[], type: string): number {
  return ledger
    .map((line) => line.split(" "))
    .reduce((sum, [done, amount]) => (done === type ? sum + Number(amount) : sum), 0);
}

test("over HTTP too, whatever fails, is killed or races, both ledgers say the same, and money is kept for a visit alone", async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      await sandbox.misbehave("none");
      const held = await sandbox.begin();
      await sandbox.pay(held, "4111111111111111");
      for (const each of steps) await go(held, each);
      await sandbox.misbehave("none");
      for (let round = 0; round < 3; round += 1) await sandbox.goOn();
      sandbox.paying.server.pass(3600);
      for (let round = 0; round < 3; round += 1) await sandbox.goOn();
      const { status } = await sandbox.paying.show(held);
      outcomes.add(status);
      const kept = status === "confirmed" ? due.amount : 0;
      const ledger = await sandbox.ledger();
      expect(sumOf(ledger, "charged") - sumOf(ledger, "refunded")).toBe(kept);
      expect(await sandbox.paying.ledger()).toBe(kept);
      expect(await sandbox.audit()).toMatchObject({ open: 0, complaints: [] });
      expect(await ledgerDifferences(sandbox.paying.server.pool)).toEqual([]);
    }),
    { numRuns: histories },
  );
  expect(outcomes).toContain("confirmed");
}, 3_600_000);
