import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import { purgeIdempotencyKeys } from "../../server/db/queries/purge.ts";
import { giveAccount, Visitor } from "./accounts/visitor.ts";
import { TestServer } from "./test-server.ts";
import { salon } from "./salon.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await server.empty("reservations", "sms_challenges", "sms_sendings", "idempotency_keys");
});

const newKey = (): { "idempotency-key": string } => ({ "idempotency-key": randomUUID() });

describe("an intent that is sent again with its key", () => {
  test("is answered as the first time, secret and all, and happens once", async () => {
    const key = newKey();
    const first = await server.askToHold("13:00", 1, {}, key);
    server.pass(120);
    const again = await server.askToHold("13:00", 1, {}, key);

    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    const { rows } = await server.pool.query("select 1 from reservations");
    expect(rows).toHaveLength(1);
  });

  test("hears how old the answer is, so that a hold is counted from when it began", async () => {
    const key = newKey();
    const first = await server.askToHold("13:00", 1, {}, key);
    expect(first.headers.age).toBeUndefined();
    server.pass(279.2);
    const again = await server.askToHold("13:00", 1, {}, key);
    const { body: now } = await server.getReservation(first.body.reservation.id, first.body.secret);

    expect(again.headers.age).toBe("280");
    expect(again.body.reservation.heldForSeconds).toBe(300);
    expect(now.heldForSeconds).toBe(20);
  });

  test("hears how old the answer is where the work reads before its transaction, and where it was refused", async () => {
    await giveAccount(server);
    const visitor = new Visitor(server);
    const key = newKey();
    await visitor.signIn({ password: "wrong" }, key);
    server.pass(7);
    const again = await visitor.signIn<Problem>({ password: "wrong" }, key);
    expect([again.status, again.headers.age]).toEqual([403, "7"]);
  });

  test("is as new as can be for a process whose clock is behind that of the first", async () => {
    const key = newKey();
    await server.askToHold("13:00", 1, {}, key);
    server.pass(-2);
    const again = await server.askToHold("13:00", 1, {}, key);
    expect(again.headers.age).toBe("0");
  });

  test("is answered by a refusal when it was refused, even if it could be done now", async () => {
    const { reservation } = await server.hold("13:00", 1);
    const key = newKey();
    const first = await server.askToHold<Problem>("13:00", 1, {}, key);
    await server.pool.query("delete from reservations where id = $1", [reservation.id]);
    const again = await server.askToHold<Problem>("13:00", 1, {}, key);

    expect(first.body.code).toBe("slotTaken");
    expect(again).toMatchObject({ status: 400, body: first.body });
    expect(again.headers["content-type"]).toContain("application/problem+json");
  });

  test("uses up no further attempt of a code", async () => {
    const { body } = await server.requestCode(await server.hold("13:00"), 77_011_234_567);
    await server.pool.query("update sms_challenges set code_hash = ''");
    const key = newKey();
    const first = await server.checkCode<Problem>(body.challengeId, "123456", key);
    const again = await server.checkCode<Problem>(body.challengeId, "123456", key);
    const next = await server.checkCode<Problem>(body.challengeId, "123456");
    expect([first, again, next].map((answer) => answer.body.attemptsLeft)).toEqual([4, 4, 3]);
  });

  test("sends no further message", async () => {
    const held = await server.hold("13:00");
    const key = newKey();
    const first = await server.requestCode(held, 77_011_234_567, key);
    const again = await server.requestCode(held, 77_011_234_567, key);
    expect(again.body).toEqual(first.body);
    const { rows } = await server.pool.query("select 1 from sms_sendings");
    expect(rows).toHaveLength(1);
  });

  test("is the same intent in whatever order its fields come", async () => {
    const key = newKey();
    const params = { entries: [{ serviceId: salon.haircut, masterId: 1 }] };
    const hold = { isTemporary: true, firmId: salon.firmId, params, startTime: salon.at("13:00") } as const;
    const turned = Object.fromEntries(Object.entries(hold).toReversed());
    const first = await server.reserve(hold, key);
    expect((await server.reserve(turned, key)).body).toEqual(first.body);
  });

  test("is refused with another body", async () => {
    const key = newKey();
    await server.askToHold("13:00", 1, {}, key);
    const { status, body } = await server.askToHold<Problem>("14:00", 1, {}, key);
    expect({ status, code: body.code }).toEqual({ status: 400, code: "idempotencyKeyReused" });
  });

  test("may be tried again after a failure of ours", async () => {
    const key = newKey();
    await server.pool.query("alter table reservations rename to mislaid");
    const failed = await server.askToHold<Problem>("13:00", 1, {}, key);
    await server.pool.query("alter table mislaid rename to reservations");

    expect({ status: failed.status, code: failed.body.code }).toEqual({ status: 500, code: "internal" });
    expect((await server.askToHold("13:00", 1, {}, key)).status).toBe(201);
  });

  test("is answered as the first time also where what it is planned on can't be read", async () => {
    const key = newKey();
    const first = await server.askToHold("13:00", 1, {}, key);
    await server.pool.query("alter table occupancies rename to mislaid");
    const again = await server.askToHold("13:00", 1, {}, key);
    await server.pool.query("alter table mislaid rename to occupancies");

    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  test("has done nothing where its answer could not be kept", async () => {
    const key = newKey();
    await server.pool.query("alter table idempotency_keys add constraint nothing_kept check (false) not valid");
    const failed = await server.askToHold<Problem>("13:00", 1, {}, key);
    await server.pool.query("alter table idempotency_keys drop constraint nothing_kept");

    expect({ status: failed.status, code: failed.body.code }).toEqual({ status: 500, code: "internal" });
    expect((await server.pool.query("select 1 from reservations")).rows).toEqual([]);
    expect((await server.askToHold("13:00", 1, {}, key)).status).toBe(201);
  });
});

test("a mutation without a key is refused", async () => {
  const { status, body } = await server.ask<Problem>({
    method: "POST",
    url: "/rest/clients-app/v1/reservations",
    payload: {},
  });
  expect(status).toBe(400);
  expect(body.errors?.[0]?.field).toBe("/Idempotency-Key");
});

test("answers are kept for 24 hours, and then forgotten", async () => {
  await server.hold("13:00", 1);
  const count = async () => (await server.pool.query("select 1 from idempotency_keys")).rowCount;

  server.pass(24 * 3600 - 1);
  await purgeIdempotencyKeys(server.pool, server.now);
  expect(await count()).toBe(1);

  server.pass(2);
  await purgeIdempotencyKeys(server.pool, server.now);
  expect(await count()).toBe(0);
});
