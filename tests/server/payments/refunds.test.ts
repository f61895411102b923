import { describe, expect, test } from "vitest";
import { dayMs } from "../../../domain/time.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { paymentKinds } from "../../../server/app/payment-kinds.ts";
import { retryRefund } from "../../../server/services/payments/refunds.ts";
import type { Held } from "../test-server.ts";
import { openPaying } from "./open-paying.ts";
import type { Paying } from "./paying.ts";

let paying: Paying;
openPaying((opened) => {
  paying = opened;
});

/** 1 999 tenge were taken instead of 2 000, and are to be given back by a processor that does so or not. */
async function owed(isMean: boolean): Promise<{ held: Held; id: string }> {
  const held = await paying.awaiting();
  paying.bank.trouble = "wrongAmount";
  paying.bank.isMean = isMean;
  return { held, id: (await paying.paid(held)).id };
}
const refunds = async (held: Held) => (await paying.read(held)).refunds.map(({ status }) => status);
const days = (count: number) => paying.server.pass((count * dayMs) / 1000);

describe("A refund that the processor refuses", () => {
  test("is asked for again until it is given back", async () => {
    const { held } = await owed(true);
    for (let hour = 0; hour < 3; hour += 1) {
      await paying.work();
      paying.server.pass(3600);
      expect(await refunds(held)).toEqual(["processing"]);
    }
    paying.bank.isMean = false;
    await paying.work();
    expect(await refunds(held)).toEqual(["done"]);
    expect([paying.bank.balance, await paying.ledger(), await paying.unsettled()]).toEqual([[0], 0, 0]);
  });

  test("and went through after all is not given back twice", async () => {
    const { held, id } = await owed(true);
    await paying.work();
    paying.bank.isMean = false;
    await paying.bank.refund({ id: "the call of before", paymentId: id, amount: 199_900 });
    paying.bank.isMean = true;
    await paying.work();
    expect(await refunds(held)).toEqual(["done"]);
    expect([paying.bank.balance, await paying.ledger()]).toEqual([[0], 0]);
  });

  test("is owed by the firm after three days, the page says so, and the operator has it asked for once more", async () => {
    const { held, id } = await owed(true);
    await paying.work();
    days(3);
    await paying.work();
    expect(await paying.read(held)).toMatchObject({
      payment: { status: "paid", refunded: { amount: 0 } },
      refunds: [{ status: "refused" }],
    });
    expect(await paying.unsettled()).toBe(0);

    const retry = () =>
      inTransaction(paying.server.pool, (tx) =>
        retryRefund(tx, paymentKinds, { paymentId: id, now: paying.server.now }),
      );
    expect([await retry(), await retry()]).toEqual([199_900, undefined]);
    expect(await refunds(held)).toEqual(["processing"]);
    paying.bank.isMean = false;
    await paying.work();
    expect(await refunds(held)).toEqual(["done"]);
    expect(await retry()).toBeUndefined();
    expect([paying.bank.balance, await paying.ledger()]).toEqual([[0], 0]);
  });
});

test("a refund of which the firm gave a part back itself is what is left of the payment", async () => {
  const { held, id } = await owed(false);
  await paying.bank.refund({ id: "in its office", paymentId: id, amount: 50_000 });
  await paying.work();
  expect(await refunds(held)).toEqual(["done"]);
  expect([paying.bank.balance, await paying.ledger()]).toEqual([[0], 0]);
});
