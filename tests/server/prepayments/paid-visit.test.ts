import { describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { visitKind } from "../../../server/services/prepayments/kind.ts";
import { requestRefund } from "../../../server/services/payments/refunds.ts";
import { findPayment } from "../../../server/db/queries/payments.ts";
import { forgetAccounts, giveAccount, Visitor } from "../accounts/visitor.ts";
import type { Reservation } from "../../../domain/entities.ts";
import type { Held } from "../test-server.ts";
import { openPaying } from "../payments/open-paying.ts";
import { due, type Paying } from "../payments/paying.ts";

let paying: Paying;
openPaying((opened) => {
  paying = opened;
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

  test("of which all went back, and which is to be paid still, is cancelled, and nothing goes back once more", async () => {
    const held = await awaitingFree();
    paying.bank.trouble = "wrongAmount";
    await paying.paid(held);
    await paying.work();
    const { version, status, paymentStatus } = await paying.show(held);
    expect([status, paymentStatus]).toEqual(["awaitingPrepayment", "refunded"]);
    expect((await cancel(held, version)).body.status).toBe("cancelledByClient");
    await paying.work();
    expect((await paying.read(held)).refunds).toHaveLength(1);
    expect([paying.bank.balance, await paying.ledger()]).toEqual([[0], 0]);
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

describe("The ledger", () => {
  test("gives back no more than was paid", async () => {
    const held = await paying.awaiting();
    const { id } = await paying.paid(held);
    const payment = await findPayment(paying.server.pool, id);
    if (payment === undefined) throw new Error("There is no payment.");
    const { now, pool } = paying.server;
    const refund = (amount: number) =>
      inTransaction(pool, (tx) => requestRefund(tx, payment, visitKind, { amount, now }));
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
