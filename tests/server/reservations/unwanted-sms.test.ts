import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import { OutsideFailed } from "../../../server/core/outside.ts";
import { readOutsideState, workOnOutbox } from "../../../server/services/outbox/outbox.ts";
import { smsWorker } from "../../../server/services/outbox/sms.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "../accounts/visitor.ts";
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

/** A gateway that is out of order for so many messages, and what came through it. */
function gateway(failures: number) {
  const sent: string[] = [];
  let left = failures;
  const sms = {
    async send({ text }: { text: string }) {
      if (left-- > 0) throw new OutsideFailed("out of order");
      sent.push(text);
      return { type: "done" as const };
    },
    statusOf: async () => ({ type: "notFound" as const }),
  };
  const { pool, config } = server;
  const workers = { sendSms: smsWorker({ pool, sms, tokenKey: config.secrets.tokenKey }) };
  return { sent, work: (id: string) => workOnOutbox({ pool, clock: () => server.now, workers }, id) };
}

test("a visit that was cancelled while the gateway was out of order is not told of any more", async () => {
  const { held, message } = await confirmed();
  const { sent, work } = gateway(1);
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
  const { sent, work } = gateway(1);
  await work(message);
  expect(await work(message)).toMatchObject({ type: "done" });
  expect(sent).toHaveLength(1);
});
