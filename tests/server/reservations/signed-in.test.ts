import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import type { Problem } from "../../../domain/failure.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "../accounts/visitor.ts";
import { TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";

type Schemas = components["schemas"];
type Held = Awaited<ReturnType<TestServer["hold"]>>;

const anotherPhone = phone + 1;
let server: TestServer;
let visitor: Visitor;
let own: Schemas["SignedIn"];
let held: Held;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetAccounts(server);
  server.now = salon.morning;
  visitor = new Visitor(server);
  await giveAccount(server);
  await giveAccount(server, { phone: anotherPhone });
  own = await visitor.enter();
  held = await server.hold("13:00", 1);
});

function confirm<Body>(tokens: { accessToken: string } | undefined, clientPhone: number) {
  const { reservation, secret } = held;
  const own = { reservationId: reservation.id, secret, clientName: "Мадина", clientPhone };
  const body = { isTemporary: false, ...own, expected: expectedOf(reservation) };
  const path = "/clients-app/v1/reservations";
  return tokens ? visitor.as<Body>(tokens, "POST", path, body) : visitor.ask<Body>("POST", `/rest${path}`, body);
}

describe("a client who is signed in", () => {
  test("confirms with the phone of their account without a proof of it", async () => {
    const { status, body } = await confirm<Schemas["CreatedReservation"]>(own, phone);
    expect(status).toBe(201);
    expect(body.reservation).toMatchObject({ status: "confirmed", clientPhone: phone });
  });

  test.each([
    ["with a phone of no account", 77_077_654_321],
    ["with the phone of another account", anotherPhone],
  ])("cannot confirm %s without a proof", async (_, clientPhone) => {
    const { status, body } = await confirm<Problem>(own, clientPhone);
    expect([status, body.code]).toEqual([400, "phoneNotProven"]);
  });

  test("is nobody any more when their session was ended", async () => {
    await server.pool.query("update sessions set revoked_at = $1", [server.now]);
    const { status, body } = await confirm<Problem>(own, phone);
    expect([status, body.code]).toEqual([401, "sessionRevoked"]);
  });
});

test("a visitor without an account cannot confirm without a proof, whoever's phone it is", async () => {
  const { status, body } = await confirm<Problem>(undefined, phone);
  expect([status, body.code]).toEqual([400, "phoneNotProven"]);
});
