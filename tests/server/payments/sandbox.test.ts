import { afterAll, beforeAll, expect, test } from "vitest";
import type { Payment, Prepayment } from "../../../domain/entities.ts";
import { eventually } from "../../support/eventually.ts";
import { type Held, TestServer } from "../test-server.ts";
import { waitForPrepayment } from "../visits.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await server.listen();
});
afterAll(() => server.close());

const v1 = "/rest/clients-app/v1";
const expected = { amount: 200_000, currency: "KZT" };

async function awaiting(time: string): Promise<Held> {
  const held = await server.hold(time, 1);
  await server.pool.query("update reservations set prepayment = 200000 where id = $1", [held.reservation.id]);
  await waitForPrepayment(server.pool, held.reservation.id, server.now);
  return held;
}

/** Has a card given where one is typed: into the framed field, or at a page of PayBox. */
async function type(url: string, number: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ number, expires: "12/40", cvc: "123" });
  const answer = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
  return JSON.parse(await answer.text());
}

async function read({ reservation, secret }: Held): Promise<Prepayment> {
  const headers = { reservation_secret: secret };
  return (await server.get<Prepayment>(`${v1}/reservations/${reservation.id}/prepayments`, headers)).body;
}

/** What the processor's framed field makes of a card. */
async function cryptogramOf(held: Held, number: string): Promise<string> {
  const way = (await read(held)).ways.find(({ type }) => type === "card");
  if (way?.type !== "card") throw new Error("A card can't be typed.");
  return (await type(way.fieldUrl, number)).cryptogram ?? "";
}

async function pay(held: Held, number: string): Promise<Payment | undefined> {
  const { reservation, secret } = held;
  // The last attempt is told by when it was made.
  server.pass(1);
  const body = { cryptogram: await cryptogramOf(held, number), expected };
  const url = `${v1}/reservations/${reservation.id}/prepayments/cloud-payments`;
  await server.post(url, body, { reservation_secret: secret });
  const { payment } = await eventually(
    () => read(held),
    (found) => found.payment !== undefined && found.payment.status !== "processing",
  );
  return payment;
}

/** What the processor has taken and not given back, by our id. */
async function taken(id: string): Promise<object[]> {
  return JSON.parse(await (await fetch(`${server.config.sandboxUrl}/ledger?orderId=${id}`)).text());
}

test("a card that is typed into the processor's field pays for a visit, by the processor's own protocol", async () => {
  const held = await awaiting("10:00");
  const payment = await pay(held, "4111111111111111");
  expect(payment).toMatchObject({ status: "paid", card: { lastFour: "1111" } });
  expect(await read(held)).toMatchObject({ reservationStatus: "confirmed", due: { amount: 0 } });
  expect(await taken(payment?.id ?? "")).toHaveLength(1);
});

test("a card without money is declined, and another one leads to its bank", async () => {
  const held = await awaiting("12:00");
  expect(await pay(held, "4000056655665556")).toMatchObject({ status: "failed", failure: { reason: "funds" } });
  const payment = await pay(held, "4242424242424242");
  expect(payment).toMatchObject({ status: "needs3ds", action: { type: "authenticate" } });
});

test("who is at PayBox's page when the time is not held any more is charged nothing: PayBox asks first, and is told no", async () => {
  const held = await awaiting("14:00");
  const { reservation, secret } = held;
  const url = `${v1}/reservations/${reservation.id}/prepayments/pay-box`;
  await server.post(url, { expected }, { reservation_secret: secret });
  const { payment } = await eventually(
    () => read(held),
    (found) => found.payment?.action !== undefined,
  );
  if (payment?.action?.type !== "redirect") throw new Error("PayBox has no page.");
  server.pass(900);
  await type(payment.action.url, "4716047261941981");
  expect(await taken(payment.id)).toMatchObject([
    { status: "declined", operations: [{ type: "declined", amount: 0 }] },
  ]);
  await eventually(
    () => read(held),
    (found) => found.payment?.status === "failed",
  );
});
