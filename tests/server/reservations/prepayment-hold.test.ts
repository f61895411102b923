import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { forgetAccounts, giveAccount, Visitor } from "../accounts/visitor.ts";
import { type Held, TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";
import { work } from "../support/work.ts";
import { waitForPrepayment } from "../visits.ts";

type Schemas = components["schemas"];

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await server.empty("reservations");
});

const awaitPrepayment = async (held: Held): Promise<Held> => {
  await waitForPrepayment(server.pool, held.reservation.id, server.now);
  return held;
};

async function isOffered(time: string): Promise<boolean> {
  const params = { entries: [{ serviceId: salon.haircut, masterId: 1 }] };
  const asked = { firmId: salon.firmId, params, date: "2026-11-23" };
  const { body } = await server.post<Schemas["AvailableTimes"]>(
    "/rest/clients-app/v1/reservations/available-times",
    asked,
  );
  return body.slots.some(({ startTime }) => startTime === salon.at(time));
}

const show = async ({ reservation, secret }: Held) => (await server.getReservation(reservation.id, secret)).body;

describe("A visit that waits for its prepayment", () => {
  test("keeps its time from everybody else for its 15 minutes", async () => {
    const waiting = await awaitPrepayment(await server.hold("13:00", 1));
    server.pass(899);
    expect(await isOffered("13:00")).toBe(false);
    expect((await server.askToHold<Problem>("13:00", 1)).body.code).toBe("slotTaken");
    await work(server, "expireHolds");
    expect(await show(waiting)).toMatchObject({ status: "awaitingPrepayment", heldForSeconds: 1 });
  });

  test("frees its time when they are over, before any job has seen it", async () => {
    const waiting = await awaitPrepayment(await server.hold("13:00", 1));
    server.pass(900);
    expect(await isOffered("13:00")).toBe(true);
    expect((await show(waiting)).status).toBe("expired");
    expect((await server.askToHold("13:00", 1)).status).toBe(201);
    const { rows } = await server.pool.query("select status from reservations order by created_at, status");
    expect(rows).toEqual([{ status: "expired" }, { status: "held" }]);
  });

  test("is expired by the job then, and gives its master back", async () => {
    const waiting = await awaitPrepayment(await server.hold("13:00", 1));
    server.pass(900);
    await work(server, "expireHolds");
    const { rows } = await server.pool.query(
      `select status, held_until, version,
              exists (select from occupancies o where o.reservation_id = r.id) as is_taking from reservations r`,
    );
    expect(rows).toEqual([{ status: "expired", held_until: null, is_taking: false, version: 3 }]);
    expect(await show(waiting)).toMatchObject({ status: "expired", clientName: "Мадина" });
  });

  test("is not given up for another time: somebody may be paying", async () => {
    const waiting = await awaitPrepayment(await server.hold("13:00", 1));
    const replaces = { reservationId: waiting.reservation.id, secret: waiting.secret };
    expect((await server.askToHold("17:00", 1, { replaces })).status).toBe(201);
    expect((await show(waiting)).status).toBe("awaitingPrepayment");
    expect((await server.askToHold<Problem>("13:00", 1, { replaces })).body.code).toBe("slotTaken");
  });

  test("counts among what its address holds", async () => {
    const strict = await TestServer.open({ config: { holdsPerAddress: 1 }, beside: server });
    await awaitPrepayment(await strict.hold("13:00", 1));
    const { body } = await strict.askToHold<Problem>("15:00", 2);
    await strict.close();
    expect(body).toMatchObject({ code: "tooManyRequests", waitSeconds: 900 });
  });

  test("is no loss to an account any more when it ran out", async () => {
    await forgetAccounts(server);
    await giveAccount(server);
    const visitor = new Visitor(server);
    const losses = async () => {
      const tokens = await visitor.enter();
      const path = "/common/requests/account-deletion";
      return (await visitor.as<Schemas["AccountDeletion"]>(tokens, "GET", path)).body.futureReservations;
    };
    await awaitPrepayment(await server.hold("13:00", 1));
    expect(await losses()).toBe(1);
    server.pass(900);
    expect(await losses()).toBe(0);
  });
});

test.each([
  ["a confirmed visit that runs out", "status = 'confirmed'"],
  ["a visit that waits for its prepayment for ever", "status = 'awaitingPrepayment', held_until = null"],
  ["a hold without an end", "held_until = null"],
  ["an address that is counted for what it no longer holds", "status = 'expired', held_until = null"],
])("the database refuses %s", async (_what, change) => {
  await server.hold("13:00", 1);
  const named = "client_name = 'Мадина', client_phone = 77011234567";
  const changing = server.pool.query(`update reservations set ${named}, ${change}`);
  await expect(changing).rejects.toMatchObject({ code: "23514" });
});
