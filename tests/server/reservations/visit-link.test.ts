import { afterAll, beforeAll, expect, test } from "vitest";
import type { components } from "../../../openapi/generated/api.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { newVisitLink } from "../../../server/services/reservations/visit-link.ts";
import { salon } from "../salon.ts";
import { type Held, TestServer } from "../test-server.ts";

const path = "/rest/clients-app/v2/reservations/url";
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

async function tokenTo({ reservation }: Held): Promise<string> {
  const visit = { firmId: salon.firmId, reservationId: reservation.id, language: "ru", now: server.now } as const;
  const link = await inTransaction(server.pool, (transaction) => newVisitLink(transaction, server.config, visit));
  return link.split("/sl/")[1] ?? "";
}

test("a short link tells which visit it leads to, and its token opens that visit alone", async () => {
  const [held, other] = [await server.hold("10:00", 1), await server.hold("12:00", 1)];
  const token = await tokenTo(held);
  const { status, body } = await server.get<components["schemas"]["ReservationLink"]>(`${path}/${token}`);
  expect([status, body]).toEqual([200, { reservationId: held.reservation.id }]);
  expect((await server.getReservation(held.reservation.id, token)).status).toBe(200);
  expect((await server.getReservation(other.reservation.id, token)).status).toBe(404);
  expect((await server.getReservation(held.reservation.id, held.secret)).status).toBe(200);
});

test("each message has a link of its own, and a new one leaves the old ones good", async () => {
  const held = await server.hold("14:00", 1);
  const [first, second] = [await tokenTo(held), await tokenTo(held)];
  expect(first).not.toBe(second);
  for (const token of [first, second]) {
    expect((await server.getReservation(held.reservation.id, token)).status).toBe(200);
  }
});

test.each(["AAAAAAAAAAAAAAAA", "x", "%2e%2e", "'; drop table reservations; --"])(
  "a token that is none (%s) leads nowhere",
  async (token) => {
    const { status, body } = await server.get<{ code: string }>(`${path}/${encodeURIComponent(token)}`);
    expect([status, body.code]).toEqual([404, "reservationNotFound"]);
  },
);

test("a visit's own secret is no short link", async () => {
  const { secret } = await server.hold("16:00", 1);
  expect((await server.get(`${path}/${secret}`)).status).toBe(404);
});

test("no token is written down", async () => {
  const token = await tokenTo(await server.hold("17:00", 1));
  const { rows } = await server.pool.query<{ line: string }>(
    "select row_to_json(k)::text as line from reservation_keys k",
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ line }) => line.includes(token))).toEqual([]);
});
