import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { type Held, TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";
import { expireHolds } from "../../../server/services/reservations/run-out.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { insertVisit, waitForPrepayment } from "../visits.ts";

type Schemas = components["schemas"];
type Reservation = Schemas["Reservation"];

let server: TestServer;
/** Another process on the same database. */
let neighbour: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  neighbour = await TestServer.open({ beside: server });
});
afterAll(async () => {
  await neighbour.close();
  await server.close();
});
beforeEach(async () => {
  server.now = salon.morning;
  neighbour.now = salon.morning;
  await server.empty("reservations");
});

function extend<Body = Reservation>({ reservation, secret }: Held, key = randomUUID(), at = server) {
  const headers = { reservation_secret: secret, "idempotency-key": key };
  return at.post<Body>(`/rest/clients-app/v1/reservations/${reservation.id}/extend-hold`, {}, headers);
}

const expire = ({ pool, now }: TestServer) => inTransaction(pool, (transaction) => expireHolds(transaction, now));

/** What somebody who has no secret is offered: the times of the day, and the nearest one of the days. */
async function offeredToOthers() {
  const params = { entries: [{ serviceId: salon.haircut, masterId: 1 }] };
  const asked = { firmId: salon.firmId, params };
  const path = "/rest/clients-app/v1/reservations";
  const day = await server.post<Schemas["AvailableTimes"]>(`${path}/available-times`, { ...asked, date: "2026-11-23" });
  const days = await server.post<Schemas["ReservationTimes"]>(`${path}/reservation-times`, {
    ...asked,
    from: "2026-11-23",
    days: 1,
  });
  return {
    times: day.body.slots.map(({ startTime }) => startTime),
    nearest: days.body.nearest[0]?.startTime,
  };
}

const show = async ({ reservation, secret }: Held) => (await server.getReservation(reservation.id, secret)).body;

describe("a held time", () => {
  test("is kept for 300 seconds more, once, whatever is sent", async () => {
    const held = await server.hold("13:00", 1);
    expect(held.reservation.isHoldExtendable).toBe(true);
    server.pass(250);
    const { status, body } = await extend(held);
    expect([status, body.heldForSeconds, body.isHoldExtendable]).toEqual([200, 350, undefined]);
    server.pass(100);
    expect((await extend(held)).body.heldForSeconds).toBe(250);
    expect((await show(held)).heldForSeconds).toBe(250);
  });

  test("is kept from others until its new end, and is theirs then", async () => {
    const held = await server.hold("13:00", 1);
    await extend(held);
    server.pass(599);
    await expire(server);
    expect((await server.askToHold<Problem>("13:00", 1)).body.code).toBe("slotTaken");
    server.pass(1);
    expect((await server.askToHold("13:00", 1)).status).toBe(201);
    expect((await show(held)).status).toBe("expired");
  });

  test("is not shown as free to others until its new end", async () => {
    for (const [from, to] of [
      ["09:00", "13:00"],
      ["14:00", "19:00"],
    ] as const) {
      await insertVisit(server.pool, { masterId: 1, from: salon.at(from), to: salon.at(to) });
    }
    const held = await server.hold("13:00", 1);
    await extend(held);
    server.pass(301);
    expect(await offeredToOthers()).toEqual({ times: [salon.at("19:00")], nearest: salon.at("19:00") });
    server.pass(299);
    const free = [salon.at("13:00"), salon.at("19:00")];
    expect(await offeredToOthers()).toEqual({ times: free, nearest: salon.at("13:00") });
  });

  test("is extended once by many who ask at once, through all processes", async () => {
    const held = await server.hold("13:00", 1);
    const asked = Array.from({ length: 20 }, (_, index) => extend(held, randomUUID(), index % 2 ? server : neighbour));
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.heldForSeconds}`))).toEqual(
      new Set(["200 600"]),
    );
  });

  test("that has run out is not brought back", async () => {
    const held = await server.hold("13:00", 1);
    server.pass(300);
    const { status, body } = await extend<Problem>(held);
    expect([status, body.code]).toEqual([400, "holdExpired"]);
    expect((await server.askToHold("13:00", 1)).status).toBe(201);
  });

  test.each([1, 2, 3, 4, 5])(
    "is either extended or somebody else's where both are wanted at its end (%i)",
    async () => {
      const held = await server.hold("13:00", 1);
      server.pass(299);
      neighbour.now = server.now;
      neighbour.pass(2);
      const [extended, taken] = await Promise.all([
        extend<Reservation & Problem>(held),
        neighbour.askToHold("13:00", 1),
        expire(neighbour),
      ]);
      expect([extended.status, taken.status]).toSatisfy(
        ([own, other]) =>
          (own === 200 && other === 400) || (own === 400 && other === 201) || (own === 400 && other === 400),
      );
      const { rows } = await server.pool.query("select 1 from occupancies");
      expect(rows).toHaveLength(extended.status === 200 || taken.status === 201 ? 1 : 0);
    },
  );

  test("that another hold takes the place of is not extended; the other one may be", async () => {
    const first = await server.hold("13:00", 1);
    const second = await server.hold("14:00", 1, {
      replaces: { reservationId: first.reservation.id, secret: first.secret },
    });
    expect((await extend<Problem>(first)).body.code).toBe("holdExpired");
    expect((await extend(second)).body.heldForSeconds).toBe(600);
  });

  test("is its owner's alone to extend", async () => {
    const held = await server.hold("13:00", 1);
    const { body } = await extend<Problem>({ ...held, secret: "another" });
    expect(body.code).toBe("reservationNotFound");
    expect((await show(held)).heldForSeconds).toBe(300);
  });

  test("that waits for its prepayment keeps its own time, and is no longer held for the asking", async () => {
    const held = await server.hold("13:00", 1);
    await waitForPrepayment(server.pool, held.reservation.id, server.now);
    const { status, body } = await extend(held);
    expect([status, body.status, body.heldForSeconds, body.isHoldExtendable]).toEqual([
      200,
      "awaitingPrepayment",
      900,
      undefined,
    ]);
  });
});
