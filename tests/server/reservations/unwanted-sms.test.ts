import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { readOutsideState } from "../../../server/services/outbox/outbox.ts";
import { requestReminders } from "../../../server/services/reservations/reminders.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "../accounts/visitor.ts";
import { outOfOrder } from "../outbox/out-of-order.ts";
import { salon } from "../salon.ts";
import { type Held, TestServer } from "../test-server.ts";

const startTime = salon.at("13:00", "2026-11-25");
// The service does not listen: nobody works on the queue but the tests.
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await forgetAccounts(server);
  await server.empty("outbox");
  await giveAccount(server);
});

/** A visit whose client is to be told of it, and the id of the message. */
async function confirmed(): Promise<{ held: Held; message: string }> {
  const visitor = new Visitor(server);
  const held = await server.hold("", 1, { startTime });
  const { reservation, secret } = held;
  const own = { reservationId: reservation.id, secret, clientName: "Мадина", clientPhone: phone };
  const body = { isTemporary: false, ...own, expected: expectedOf(reservation) };
  const { status } = await visitor.as(await visitor.enter(), "POST", "/clients-app/v1/reservations", body);
  expect(status).toBe(201);
  const { rows } = await server.pool.query<{ id: string }>("select id from outbox");
  return { held, message: rows[0]?.id ?? "" };
}

async function cancel({ reservation, secret }: Held): Promise<void> {
  const { status } = await server.cancel(reservation.id, 2, { reservation_secret: secret });
  expect(status).toBe(200);
}

test("a visit that was cancelled while the gateway was out of order is not told of any more", async () => {
  const { held, message } = await confirmed();
  const { sent, work } = outOfOrder(server, 1);
  expect(await work(message)).toMatchObject({ type: "failed" });
  await cancel(held);
  expect(await work(message)).toMatchObject({ type: "givenUp" });
  expect(sent).toEqual([]);
  expect(await readOutsideState(server.pool, message)).toMatchObject({ state: "givenUp", isSettled: true });
  const { rows } = await server.pool.query("select text from sms_messages");
  expect(rows).toEqual([{ text: null }]);
});

test("one that stands is told of once the gateway is well again", async () => {
  const { message } = await confirmed();
  const { sent, work } = outOfOrder(server, 1);
  await work(message);
  expect(await work(message)).toMatchObject({ type: "done" });
  expect(sent).toHaveLength(1);
});

test.each([
  ["2026-11-24T20:59:00", "2026-11-24T20:59:59", "done"],
  ["2026-11-24T20:59:00", "2026-11-24T21:00:00", "givenUp"],
  ["2026-11-24T20:59:00", "2026-11-24T23:00:00", "givenUp"],
  ["2026-11-24T20:59:00", "2026-11-25T09:00:00", "givenUp"],
  ["2026-11-25T12:29:00", "2026-11-25T12:29:59", "done"],
  ["2026-11-25T12:29:00", "2026-11-25T12:30:00", "givenUp"],
])(
  "a reminder of %s whose gateway is well again at %s is %s: never at night, nor when it is of no use",
  async (from, at, type) => {
    await confirmed();
    await server.empty("outbox");
    server.now = new Date(`${from}+05:00`);
    const { config, now } = server;
    const wanted = { publicUrl: config.publicUrl, tokenKey: config.secrets.tokenKey, now };
    await inTransaction(server.pool, (transaction) => requestReminders(transaction, wanted));
    const { rows } = await server.pool.query<{ id: string }>("select id from outbox");
    const { sent, work } = outOfOrder(server, 1);
    expect(await work(rows[0]?.id ?? "")).toMatchObject({ type: "failed" });
    server.now = new Date(`${at}+05:00`);
    expect(await work(rows[0]?.id ?? "")).toMatchObject({ type });
    expect(sent).toHaveLength(type === "done" ? 1 : 0);
  },
);
