import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { limits } from "../../../server/core/limits.ts";
import { salon } from "../salon.ts";
import { type Held, TestServer } from "../test-server.ts";

const phone = 77_011_234_567;
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await server.pool.query("truncate reservations, outbox cascade");
});

/** A hold of something that wants a prepayment of 2 000 ₸. */
async function hold(time = "13:00"): Promise<Held> {
  const held = await server.hold(time, 1);
  await server.pool.query("update reservations set prepayment = 200000 where id = $1", [held.reservation.id]);
  return { ...held, reservation: (await server.getReservation(held.reservation.id, held.secret)).body };
}

const confirm = async (held: Held) => server.confirm(held, phone, await server.giveProof(held, phone));

describe("Who confirms a reservation that wants a prepayment", () => {
  test("has 15 minutes to pay it, and is told of no visit before that", async () => {
    const held = await hold();
    server.pass(200);
    const { status, body } = await confirm(held);
    expect(status).toBe(201);
    expect(body.reservation).toMatchObject({
      status: "awaitingPrepayment",
      paymentStatus: "required",
      heldForSeconds: 900,
      clientName: "Мадина",
      version: 2,
    });
    expect((await server.pool.query("select from sms_messages")).rowCount).toBe(0);
    expect((await server.pool.query("select from reservation_reminders")).rowCount).toBe(0);
  });

  test("is answered the same again, from another tab too, with the time that is left", async () => {
    const held = await hold();
    await confirm(held);
    server.pass(60);
    const { body } = await confirm(held);
    expect(body.reservation).toMatchObject({ status: "awaitingPrepayment", heldForSeconds: 840, version: 2 });
  });

  test("has until the visit begins where that is sooner", async () => {
    const held = await hold();
    server.now = new Date(Date.parse(held.reservation.startTime) - 600_000);
    await server.pool.query("update reservations set held_until = starts_at");
    expect((await confirm(held)).body.reservation).toMatchObject({ heldForSeconds: 600 });
  });

  test("waits for no more than three of them at once, however they are confirmed, and for another when the first is free again", async () => {
    const times = ["09:00", "11:00", "13:00", "15:00", "17:00"];
    const holds = [];
    for (const time of times) holds.push(await hold(time));
    const answers = await Promise.all(holds.map(confirm));
    const refused = answers.flatMap(({ status, body }) => (status === 201 ? [] : [body]));
    expect(refused).toHaveLength(times.length - limits.awaitedPerPhone);
    for (const body of refused) {
      expect(body).toMatchObject({ code: "tooManyAwaited", action: "tryLater", waitSeconds: limits.prepaymentSeconds });
    }
    const left = holds.filter((_, index) => answers[index]?.status !== 201);
    await server.pool.query(
      "update reservations set held_until = held_until + interval '1 hour' where status = 'held'",
    );
    server.pass(limits.prepaymentSeconds);
    for (const one of left) expect((await confirm(one)).status).toBe(201);
  });

  test("can't confirm it any more when the 15 minutes are over", async () => {
    const held = await hold();
    await confirm(held);
    server.pass(900);
    expect((await confirm(held)).body).toMatchObject({ code: "holdExpired" });
  });

  test("may leave it for nothing while nothing is paid", async () => {
    const startTime = salon.at("13:00", "2026-11-25");
    const held = await server.hold("", 1, { startTime });
    await server.pool.query("update reservations set prepayment = 200000 where id = $1", [held.reservation.id]);
    const own = { ...held, reservation: (await server.getReservation(held.reservation.id, held.secret)).body };
    await confirm(own);
    const { status, body } = await server.cancel(held.reservation.id, 2, { reservation_secret: held.secret });
    expect([status, body]).toMatchObject([200, { status: "cancelledByClient", paymentStatus: "required" }]);
  });
});
