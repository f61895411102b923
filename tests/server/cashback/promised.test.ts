import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Money } from "../../../domain/money.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { firmChanged } from "../../../server/db/firm-changes.ts";
import { settleEndedVisits } from "../../../server/services/reservations/end.ts";
import { phone } from "../accounts/visitor.ts";
import { tried } from "../payments/tried.ts";
import { salon } from "../salon.ts";
import type { Held } from "../test-server.ts";
import { Spending } from "../prepayments/spending.ts";

type Schemas = components["schemas"];

const v1 = "/rest/clients-app/v1";
let spending: Spending;
beforeAll(async () => {
  spending = await Spending.open();
});
afterAll(() => spending.server.close());
beforeEach(() => {
  spending.server.now = salon.morning;
});

/** The haircut asks for so much beforehand, of which the salon gives so much back; once that is known wherever times are searched. */
async function ask(prepayment: number, percent: number): Promise<void> {
  const { pool } = spending.server;
  const service = [salon.firmId, prepayment, salon.haircut];
  await pool.query("update services set prepayment_amount = $2 where firm_id = $1 and id = $3", service);
  await pool.query("update firms set cashback_percent = $2 where id = $1", [salon.firmId, percent]);
  await pool.query(`notify ${firmChanged}, '*'`);
  await expect.poll(async () => (await preview()).prepayment.amount).toBe(prepayment);
}

async function preview(): Promise<Schemas["Preview"]> {
  const entries = [{ serviceId: salon.haircut, masterId: 1 }];
  const wanted = { firmId: salon.firmId, startTime: salon.at("13:00"), params: { entries } };
  return (await spending.server.post<Schemas["Preview"]>(`${v1}/reservations/preview`, wanted)).body;
}

async function confirmed(held: Held): Promise<Schemas["Reservation"]> {
  const { server } = spending;
  return (await server.confirm(held, phone, await server.giveProof(held, phone))).body.reservation;
}

async function earnedAtItsEnd({ reservation }: Held): Promise<number> {
  const { server, clientId } = spending;
  server.now = new Date(Date.parse(reservation.endTime));
  await settleEndedVisits(server.pool, server.now);
  const { rows } = await server.pool.query<{ amount: number }>(
    "select amount from cashback_entries where reservation_id = $1 and client_id = $2 and type = 'earned'",
    [reservation.id, clientId],
  );
  return rows[0]?.amount ?? 0;
}

const amountOf = (promised: Money | undefined) => promised?.amount ?? 0;

const wish = fc.record({
  prepayment: fc.integer({ min: 1, max: 7_000 }).map((major) => major * 100),
  percent: fc.nat(50),
  /** What the salon gives back from then on when the time is held already. */
  later: fc.nat(50),
  /** What is taken off with bonuses before the rest is paid. */
  balance: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500_000 })),
});

test("what a bill promises is what is earned at the end, in the preview, held, confirmed and at its payment, whatever the salon gives since", async () => {
  let earned = 0;
  await fc.assert(
    fc.asyncProperty(wish, async ({ prepayment, percent, later, balance }) => {
      const { server, paying } = spending;
      server.now = salon.morning;
      await spending.forget(balance);
      await ask(prepayment, percent);
      const previewed = await preview();
      const held = await server.hold("13:00", 1);
      await server.pool.query("update firms set cashback_percent = $2 where id = $1", [salon.firmId, later]);
      const made = await confirmed(held);
      const promised = [previewed, held.reservation, made, await paying.read(held)].map(({ promisedCashback }) =>
        amountOf(promisedCashback),
      );
      expect(promised).toEqual(promised.map(() => promised[0]));
      const usable = Math.min(balance, prepayment);
      if (usable > 0) {
        const expected = { amount: usable, currency: "KZT" };
        await server.post(`${v1}/reservations/${made.id}/prepayments/cashback`, { expected }, spending.headers);
      }
      const left = await paying.read(held);
      const leftPromise = amountOf(left.promisedCashback);
      expect(amountOf((await paying.show(held)).promisedCashback)).toBe(leftPromise);
      if (usable === 0) expect(leftPromise).toBe(promised[0]);
      if (left.due.amount > 0) await paying.paid(held, { cryptogram: "paid" }, { expected: left.due });
      expect((await paying.show(held)).status).toBe("confirmed");
      expect(amountOf((await paying.show(held)).promisedCashback)).toBe(leftPromise);
      expect(await earnedAtItsEnd(held)).toBe(leftPromise);
      expect((await paying.show(held)).promisedCashback).toBeUndefined();
      if (leftPromise > 0) earned += 1;
    }),
    tried(25),
  );
  expect(earned).toBeGreaterThan(5);
}, 3_600_000);

test("nothing is promised where nothing is paid beforehand, or where the salon gives nothing back", async () => {
  await spending.forget(0);
  for (const [prepayment, percent] of [
    [0, 5],
    [200_000, 0],
  ] as const) {
    await ask(prepayment, percent);
    expect(await preview()).not.toHaveProperty("promisedCashback");
  }
});
