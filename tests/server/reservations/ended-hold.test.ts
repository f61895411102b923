import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await server.empty("reservations");
});

async function statusOf(id: string): Promise<string> {
  const { rows } = await server.pool.query<{ status: string }>("select status from reservations where id = $1", [id]);
  return rows[0]?.status ?? "not there";
}

describe("a hold that replaces an earlier one", () => {
  test("may overlap it, and ends it", async () => {
    const old = await server.hold("13:00", 1);
    const replaces = { reservationId: old.reservation.id, secret: old.secret };
    const { status } = await server.askToHold("13:30", 1, { replaces });

    expect(status).toBe(201);
    expect(await statusOf(old.reservation.id)).toBe("expired");
  });

  test("leaves it as it was when the new time is taken", async () => {
    const old = await server.hold("13:00", 1);
    await server.hold("15:00", 1);
    const replaces = { reservationId: old.reservation.id, secret: old.secret };
    const { status } = await server.askToHold("15:00", 1, { replaces });

    expect(status).toBe(400);
    expect(await statusOf(old.reservation.id)).toBe("held");
    expect((await server.askToHold("13:00", 1)).status).toBe(400);
  });

  test("takes over the phone that was proven for it: changing the time costs no second code", async () => {
    const phone = 77_011_234_567;
    const old = await server.hold("13:00", 1);
    const proof = await server.giveProof(old, phone);
    const replaces = { reservationId: old.reservation.id, secret: old.secret };
    const held = await server.hold("15:00", 1, { replaces });

    expect((await server.confirm(old, phone, proof)).status).toBe(400);
    const { status, body } = await server.confirm(held, phone, proof);
    expect(status).toBe(201);
    expect(body.reservation.status).toBe("confirmed");
  });

  test("gives it up at another firm too", async () => {
    await server.pool.query(`
      insert into services select 9002, id, category_id, sub_category_id, name, description, price, price_max,
                                  duration_minutes, prepayment_amount, is_express, is_popular, position
        from services where firm_id = 9001 and id = 1 on conflict do nothing;
      insert into masters select 9002, id, name, surname, profession, experience_years, avatar_url, rating, ratings_count,
                                 is_online, position from masters where firm_id = 9001 and id = 1 on conflict do nothing;
      insert into master_services values (9002, 1, 1) on conflict do nothing;
      insert into master_hours select 9002, 1, weekday, 540, 1200 from generate_series(1, 6) weekday on conflict do nothing;
      insert into firm_hours select 9002, weekday, 540, 1200 from generate_series(1, 6) weekday on conflict do nothing`);
    const old = await server.hold("13:00", 1, { firmId: 9002 });
    const replaces = { reservationId: old.reservation.id, secret: old.secret };
    const refused = await server.askToHold("06:00", 1, { replaces });
    expect([refused.status, await statusOf(old.reservation.id)]).toEqual([400, "held"]);

    const { reservation } = await server.hold("15:00", 1, { replaces });
    expect(reservation.firm.id).toBe(9001);
    expect(await statusOf(old.reservation.id)).toBe("expired");
    expect((await server.askToHold("13:00", 1, { firmId: 9002 })).status).toBe(201);
  });

  test("cannot end somebody else's", async () => {
    const other = await server.hold("13:00", 1);
    const replaces = { reservationId: other.reservation.id, secret: "a guess that is long enough, 32 characters" };

    expect((await server.askToHold("13:00", 1, { replaces })).status).toBe(400);
    expect((await server.askToHold("17:00", 1, { replaces })).status).toBe(201);
    expect(await statusOf(other.reservation.id)).toBe("held");
  });

  test("cannot end a confirmed reservation", async () => {
    const old = await server.hold("13:00", 1);
    await server.confirm(old, 77_011_234_567, await server.giveProof(old, 77_011_234_567));
    const replaces = { reservationId: old.reservation.id, secret: old.secret };

    expect((await server.askToHold("17:00", 1, { replaces })).status).toBe(201);
    expect(await statusOf(old.reservation.id)).toBe("confirmed");
  });
});

describe("a hold that ran out", () => {
  test("is in nobody's way, even before any job has seen it", async () => {
    const old = await server.hold("13:00", 1);
    server.pass(299);
    expect((await server.askToHold("13:00", 1)).status).toBe(400);
    server.pass(1);
    expect((await server.askToHold("13:00", 1)).status).toBe(201);
    expect(await statusOf(old.reservation.id)).toBe("expired");
  });

  test("is shown as expired, even before any job has seen it", async () => {
    const { reservation, secret } = await server.hold("13:00", 1);
    server.pass(300);
    const { body } = await server.getReservation(reservation.id, secret);
    expect(body.status).toBe("expired");
    expect(body.heldForSeconds).toBeUndefined();
  });
});
