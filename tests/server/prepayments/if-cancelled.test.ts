import { expect, test } from "vitest";
import type { Prepayment } from "../../../domain/entities.ts";
import { salon } from "../salon.ts";
import type { Held } from "../test-server.ts";
import { openPaying } from "../payments/open-paying.ts";
import { due, type Paying } from "../payments/paying.ts";

let paying: Paying;
openPaying((opened) => {
  paying = opened;
});

const nothing = { amount: 0, currency: "KZT" };
const card = { lastFour: "4242", brand: "Visa", issuer: "Kaspi Bank" };

/** A visit that is paid for and can be cancelled for free until an hour after its payment. */
async function paidVisit(): Promise<Held & { until: Date }> {
  const held = await paying.awaiting();
  const until = new Date(paying.server.now.getTime() + 3_600_000);
  await paying.server.pool.query("update reservations set free_cancel_until = $1", [until]);
  await paying.paid(held);
  return { ...held, until };
}

async function cancel(held: Held): Promise<number> {
  const { version } = await paying.show(held);
  const address = `/rest/clients-app/v1/reservations/${held.reservation.id}/cancel`;
  return (await paying.server.post(address, { version }, { reservation_secret: held.secret })).status;
}

const given = ({ refunds }: Prepayment) => refunds.reduce((sum, { amount }) => sum + amount.amount, 0);

test("what is said to come back until the firm's minute is what comes back then, and nothing is said any more", async () => {
  const held = await paidVisit();
  paying.server.now = new Date(held.until.getTime() - 1);
  const { ifCancelled } = await paying.read(held);
  expect(ifCancelled).toEqual({ back: due, kept: nothing, to: [{ amount: due, card }], until: salon.at("09:00") });
  expect(await cancel(held)).toBe(200);
  await paying.work();
  const after = await paying.read(held);
  expect([given(after), after.ifCancelled]).toEqual([ifCancelled?.back.amount, undefined]);
});

test("from that minute on it is said to stay with the firm, and cancelling is refused", async () => {
  const held = await paidVisit();
  paying.server.now = held.until;
  expect((await paying.read(held)).ifCancelled).toEqual({ back: nothing, kept: due, to: [] });
  expect(await cancel(held)).toBe(400);
});

test("before anything is paid the visit says until when it would come back, and then that it would not", async () => {
  const held = await paying.awaiting();
  const until = new Date(paying.server.now.getTime() + 600_000);
  await paying.server.pool.query("update reservations set free_cancel_until = $1", [until]);
  expect((await paying.show(held)).freeCancelUntil).toBe(salon.at("08:10"));
  expect((await paying.read(held)).ifCancelled).toBeUndefined();
  paying.server.now = until;
  expect((await paying.show(held)).freeCancelUntil).toBeUndefined();
});
