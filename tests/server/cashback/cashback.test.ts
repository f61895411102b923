import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { hourMs } from "../../../domain/time.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Reader } from "../../../server/core/reader.ts";
import { findUnbalanced, insertEntry, lockBalance } from "../../../server/db/queries/cashback.ts";
import { findPayment } from "../../../server/db/queries/payments.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { settleEndedVisits } from "../../../server/services/reservations/end.ts";
import { auditPayments } from "../../../server/services/audit.ts";
import { visitKind } from "../../../server/services/prepayments/kind.ts";
import { requestRefund } from "../../../server/services/payments/refunds.ts";
import { eventually } from "../../support/eventually.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "../accounts/visitor.ts";
import { Paying } from "../payments/paying.ts";
import { tried } from "../payments/tried.ts";
import { salon } from "../salon.ts";
import type { Held } from "../test-server.ts";

type Cashbacks = components["schemas"]["Cashbacks"];

const path = "/clients-app/v1/my/cashbacks";
/** 5 % of the 2 000 ₸ that are paid before a visit. */
const earned = { amount: 10_000, currency: "KZT" };
let paying: Paying;
let clientId: string;
beforeAll(async () => {
  paying = await Paying.open();
});
afterAll(async () => {
  await paying.server.pool.query("update firms set cashback_percent = 0");
  await paying.server.close();
});
beforeEach(async () => {
  paying.server.now = salon.morning;
  await paying.forget();
  await paying.server.pool.query("truncate cashback_accounts cascade");
  await forgetAccounts(paying.server);
  clientId = await giveAccount(paying.server);
  await paying.server.pool.query("update firms set cashback_percent = 5 where id = $1", [salon.firmId]);
});

async function read(query = ""): Promise<Cashbacks> {
  const visitor = new Visitor(paying.server);
  return (await visitor.as<Cashbacks>(await visitor.enter(), "GET", path + query)).body;
}

/** A visit that is paid for; answers it with its payment. */
async function paidVisit(time = "13:00"): Promise<Held & { paymentId: string }> {
  const held = await paying.awaiting(time);
  return { ...held, paymentId: (await paying.paid(held)).id };
}

async function passEnd({ reservation }: Held): Promise<void> {
  paying.server.now = new Date(Date.parse(reservation.endTime));
  await settleEndedVisits(paying.server.pool, paying.server.now);
}

/** Has a visit end an hour later; answers it as it is then. */
async function moveEnd(reader: Reader, { reservation, ...held }: Held): Promise<Held> {
  const endTime = new Date(Date.parse(reservation.endTime) + hourMs).toISOString();
  await reader.query("update reservations set ends_at = $2 where id = $1", [reservation.id, endTime]);
  return { ...held, reservation: { ...reservation, endTime } };
}

async function countWaiting(): Promise<number> {
  const { rowCount } = await paying.server.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount ?? 0;
}

function refund(paymentId: string, amount: number): Promise<void> {
  return inTransaction(paying.server.pool, async (transaction) => {
    const payment = await findPayment(transaction, paymentId);
    if (payment === undefined) throw new Error("It is gone.");
    await requestRefund(transaction, payment, visitKind, { amount, now: paying.server.now });
  });
}

/** The client spends some of it elsewhere. */
function spend({ reservation }: Held, amount: number): Promise<void> {
  const entry = {
    clientId,
    firmId: salon.firmId,
    reservationId: reservation.id,
    currency: "KZT",
    now: paying.server.now,
  };
  return inTransaction(paying.server.pool, (tx) => insertEntry(tx, { ...entry, type: "spent", amount: -amount }));
}

describe("Cashback", () => {
  test("is promised with a visit that is paid for, and earned at its end, once", async () => {
    const held = await paidVisit();
    const { id, startTime, endTime, firm } = held.reservation;
    const visit = { reservationId: id, firmName: firm.name, startTime };
    expect(await read()).toEqual({ balances: [], promised: [{ amount: earned, visit, dueAt: endTime }], entries: [] });
    paying.server.now = new Date(Date.parse(endTime) - 1000);
    await settleEndedVisits(paying.server.pool, paying.server.now);
    expect((await read()).entries).toEqual([]);
    await passEnd(held);
    await Promise.all([passEnd(held), passEnd(held)]);
    expect(await read()).toEqual({
      balances: [earned],
      promised: [],
      entries: [{ id: expect.any(String), type: "earned", amount: earned, createdAt: endTime, visit }],
    });
  });

  test("is earned at the end to which the visit was moved after it was paid, and not at the one before", async () => {
    const held = await paidVisit();
    const moved = await moveEnd(paying.server.pool, held);
    await passEnd(held);
    expect((await read()).entries).toEqual([]);
    await passEnd(moved);
    expect((await read()).balances).toEqual([earned]);
  });

  test("is not lost by a visit that is moved while its end is acted on", async () => {
    const held = await paidVisit();
    const { moved, passed } = await inTransaction(paying.server.pool, async (transaction) => {
      const later = await moveEnd(transaction, held);
      const passing = passEnd(held);
      await eventually(countWaiting, (count) => count === 1);
      return { moved: later, passed: () => passing };
    });
    await passed();
    expect((await read()).entries).toEqual([]);
    await passEnd(moved);
    expect((await read()).balances).toEqual([earned]);
  });

  test("stays as it was promised, whatever the salon gives later", async () => {
    const held = await paidVisit();
    await paying.server.pool.query("update firms set cashback_percent = 0 where id = $1", [salon.firmId]);
    await passEnd(held);
    expect((await read()).balances).toEqual([earned]);
  });

  test("is none where the salon gives none", async () => {
    await paying.server.pool.query("update firms set cashback_percent = 0 where id = $1", [salon.firmId]);
    const held = await paidVisit();
    await passEnd(held);
    expect(await read()).toEqual({ balances: [], promised: [], entries: [] });
  });

  test.each(["cancelledByClient", "cancelledBySalon", "noShow"])(
    "is not earned by a visit that is %s",
    async (status) => {
      const held = await paidVisit();
      await paying.server.pool.query("update reservations set status = $2 where id = $1", [
        held.reservation.id,
        status,
      ]);
      await passEnd(held);
      expect(await read()).toEqual({ balances: [], promised: [], entries: [] });
    },
  );

  test("is earned by what the salon keeps alone", async () => {
    const held = await paidVisit();
    await refund(held.paymentId, 100_000);
    await passEnd(held);
    expect((await read()).balances).toEqual([{ amount: 5_000, currency: "KZT" }]);
  });

  test("waits for whoever has no account yet", async () => {
    await paying.server.empty("clients");
    const held = await paidVisit();
    await passEnd(held);
    await giveAccount(paying.server);
    await passEnd(held);
    expect((await read()).balances).toEqual([earned]);
  });

  test("is taken back with the money that earned it", async () => {
    const held = await paidVisit();
    await passEnd(held);
    paying.server.pass(1);
    await refund(held.paymentId, 50_000);
    await paying.work();
    paying.server.pass(1);
    await refund(held.paymentId, 150_000);
    const { balances, entries } = await read();
    expect(balances).toEqual([{ amount: 0, currency: "KZT" }]);
    expect(entries.map(({ type, amount }) => [type, amount.amount])).toEqual([
      ["takenBack", 7_500],
      ["takenBack", 2_500],
      ["earned", 10_000],
    ]);
  });

  test("that is spent is not there to be taken back: nobody comes to owe", async () => {
    const held = await paidVisit();
    await passEnd(held);
    await spend(held, 8_000);
    await refund(held.paymentId, 200_000);
    expect((await read()).balances).toEqual([{ amount: 0, currency: "KZT" }]);
    expect(await findUnbalanced(paying.server.pool)).toEqual([]);
  });

  test("is read page by page, and is nobody else's", async () => {
    const held = await paidVisit();
    await passEnd(held);
    for (const amount of [100, 200, 300]) await spend(held, amount);
    const whole = (await read()).entries;
    expect(whole).toHaveLength(4);
    const first = await read("?limit=3");
    const second = await read(`?limit=3&after=${first.next}`);
    expect([...first.entries, ...second.entries]).toEqual(whole);
    expect(second.next).toBeUndefined();
    await giveAccount(paying.server, { phone: phone + 1 });
    const stranger = new Visitor(paying.server);
    const { body } = await stranger.as<Cashbacks>(await stranger.enter(phone + 1), "GET", path);
    expect(body).toEqual({ balances: [], promised: [], entries: [] });
    const { status, body: nobody } = await paying.server.get<Problem>(`/rest${path}`);
    expect([status, nobody.code]).toEqual([401, "signInNeeded"]);
  });

  test("is never overdrawn by twenty who spend at once", async () => {
    const held = await paidVisit();
    await passEnd(held);
    const spent = await Promise.allSettled(Array.from({ length: 20 }, () => spend(held, 3_000)));
    expect(spent.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect((await read()).balances).toEqual([{ amount: 1_000, currency: "KZT" }]);
  });

  test("can be added to and nothing else, and the audit says where a balance is not the sum of its entries", async () => {
    const held = await paidVisit();
    await passEnd(held);
    for (const change of ["update cashback_entries set amount = amount + 1", "delete from cashback_entries"])
      await expect(paying.server.pool.query(change)).rejects.toThrow("cashback_entries is only ever added to");
    const audit = () => auditPayments(paying.server.pool, paying.bank.processors, paying.server.now);
    expect((await audit()).complaints).toEqual([]);
    await paying.server.pool.query("update cashback_accounts set balance = balance + 1");
    expect((await audit()).complaints).toEqual([`cashback of ${clientId}: is 10001 KZT, and its entries say 10000`]);
  });

  test("is the sum of its entries and never negative, whatever is tried in whatever order", async () => {
    const held = await paidVisit();
    await passEnd(held);
    const { pool, now } = paying.server;
    const visit = { firmId: salon.firmId, reservationId: held.reservation.id };
    const move = fc.record({
      type: fc.constantFrom("spent" as const, "returned" as const),
      amount: fc.integer({ min: 1, max: 9_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 8 }), async (moves) => {
        const owner = randomUUID();
        let model = 0;
        for (const { type, amount } of moves) {
          const signed = type === "spent" ? -amount : amount;
          const entry = { ...visit, clientId: owner, type, amount: signed, currency: "KZT", now };
          const done = await inTransaction(pool, (tx) => insertEntry(tx, entry)).then(
            () => true,
            () => false,
          );
          expect(done).toBe(model + signed >= 0);
          if (done) model += signed;
        }
        const balance = await inTransaction(pool, (tx) => lockBalance(tx, owner, "KZT"));
        expect(balance).toBe(model);
      }),
      tried(15),
    );
    expect(await findUnbalanced(pool)).toEqual([]);
  }, 3_600_000);
});
