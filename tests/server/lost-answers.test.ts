import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectedOf } from "../../domain/bill.ts";
import { createClient } from "../../src/api/client.ts";
import { nowhere, visitor } from "../api/calls.ts";
import { eventually } from "../support/eventually.ts";
import { due, Paying } from "./payments/paying.ts";
import { salon } from "./salon.ts";

const phone = 77_011_234_568;
const at = (time: string) => salon.at(time, "2026-11-25");
const params = { entries: [{ person: 1, serviceId: salon.haircut, masterId: 1 }] };
/** The keys of all calls, each as often as the service took it. */
const taken: string[] = [];

let paying: Paying;
beforeAll(async () => {
  paying = await Paying.open({ isAtSandbox: true });
  await paying.server.listen();
});
afterAll(() => paying.server.close());

/** The app's own client, on a network that loses the first answer to each key once the service has done what was asked. */
function unlucky() {
  const send = async (request: Request) => {
    const key = request.headers.get("idempotency-key") ?? "";
    const isFirst = !taken.includes(key);
    taken.push(key);
    const response = await fetch(request);
    if (!isFirst) return response;
    await response.arrayBuffer();
    throw new TypeError("The connection was lost.");
  };
  const baseUrl = `http://127.0.0.1:${paying.server.config.port}`;
  return createClient({ baseUrl, pictureBase: "", fetch: send, known: () => visitor, notFound: nowhere });
}

const header = (secret = "") => ({ "Idempotency-Key": randomUUID(), reservation_secret: secret });

async function count(sql: string, ...values: unknown[]): Promise<number> {
  return (await paying.server.pool.query(sql, values)).rowCount ?? Number.NaN;
}

test("A visit whose every answer is lost is held, proven, reserved, moved and cancelled once, with one message each", async () => {
  const { server } = paying;
  const client = unlucky();
  const reservations = "/rest/clients-app/v1/reservations";
  const hold = { isTemporary: true, firmId: salon.firmId, params, startTime: at("13:00") } as const;
  const { data: held } = await client.POST(reservations, { params: { header: header() }, body: hold });
  const { reservation, secret = "" } = held ?? expect.fail("The time was not held.");
  const { id: reservationId } = reservation;
  const { data: challenge } = await client.POST(`${reservations}/sms-code`, {
    params: { header: header() },
    body: { reservationId, secret, phone },
  });
  const { challengeId } = challenge ?? expect.fail("No code was sent.");
  const code = await server.codeOf(phone);
  const { data: proven } = await client.POST(`${reservations}/sms`, {
    params: { header: header() },
    body: { challengeId, code },
  });
  const { proof } = proven ?? expect.fail("The phone was not proven.");
  const expected = expectedOf(reservation);
  const coming = { reservationId, secret, clientName: "Мадина", clientPhone: phone, proof, expected };
  await client.POST(reservations, { params: { header: header() }, body: { isTemporary: false, ...coming } });
  const own = { header: header(secret), path: { reservationId } };
  const change = { version: 2, startTime: at("16:00"), params, expected };
  await client.PUT(`${reservations}/{reservationId}`, { params: own, body: change });
  const { data: cancelled } = await client.POST(`${reservations}/{reservationId}/cancel`, {
    params: { ...own, header: header(secret) },
    body: { version: 3 },
  });
  expect(cancelled?.history?.slice(1)).toMatchObject([
    { from: at("13:00"), to: at("16:00") },
    { status: "cancelledByClient" },
  ]);
  expect(cancelled?.version).toBe(4);
  expect(await count("select from reservations where id = $1", reservationId)).toBe(1);
  expect(await count("select from occupancies where reservation_id = $1", reservationId)).toBe(0);
  expect(taken).toHaveLength(12);
  expect(new Set(taken).size).toBe(6);
  // Whatever is to be sent is written down with what was done.
  expect(await count("select from sms_messages where phone = $1", phone)).toBe(2);
  const messages = await eventually(
    () => server.inbox(phone),
    (found) => found.length >= 2,
  );
  expect(messages.map(({ text }) => /#\d{6}$/.test(text))).toEqual([false, true]);
});

test("A prepayment whose answer is lost is charged once, by the processor's own ledger", async () => {
  const { server } = paying;
  const held = await paying.awaiting("10:00", 2);
  const { fieldUrl } = server.config.cloudPayments;
  const typed = await fetch(fieldUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ number: "4111111111111111", expires: "12/40", cvc: "123" }),
  });
  const { cryptogram }: { cryptogram: string } = await typed.json();
  const path = { reservationId: held.reservation.id };
  await unlucky().POST("/rest/clients-app/v1/reservations/{reservationId}/prepayments/cloud-payments", {
    params: { header: header(held.secret), path },
    body: { expected: due, cryptogram },
  });
  const { status } = await eventually(
    () => paying.show(held),
    (visit) => visit.status === "confirmed",
  );
  expect(status).toBe("confirmed");
  const charges = `select from sandbox_operations o join sandbox_payments s on s.id = o.payment_id
                     join payments p on p.id::text = s.order_id where o.type = 'charged'`;
  expect([await count(charges), await paying.ledger()]).toEqual([1, due.amount]);
});
