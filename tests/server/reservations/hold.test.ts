import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
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

const entry = (serviceId: number, masterId: number | null = null, person = 1) => ({ serviceId, masterId, person });

describe("a hold", () => {
  test("keeps a time for 300 seconds and answers the guest's key to it", async () => {
    const { status, body } = await server.askToHold("13:00", 2);

    expect(status).toBe(201);
    expect(body.secret).toMatch(/^[\w-]{43}$/);
    expect(body.reservation).toMatchObject({
      status: "held",
      paymentStatus: "notRequired",
      startTime: salon.at("13:00"),
      endTime: salon.at("14:00"),
      timeZone: "Asia/Aqtau",
      total: { amount: 700_000, currency: "KZT" },
      heldForSeconds: 300,
      version: 1,
      firm: { id: salon.firmId, name: "Сынақ" },
      entries: [{ serviceName: "Стрижка", masterId: 2, masterName: "Динара", price: 700_000 }],
    });
  });

  test("that is refused says where else there is a time without a second connection, which others may have", async () => {
    await server.hold("13:00", 2);
    const { pool } = server;
    const others = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()));
    try {
      const { status, body } = await server.askToHold("13:00", 2);
      expect([status, body]).toMatchObject([400, { code: "slotTaken", alternatives: [{}, {}, {}] }]);
    } finally {
      for (const client of others) client.release();
    }
  });

  test("costs what the listener says, with the discount of its hour", async () => {
    const { reservation } = await server.hold("09:00");
    expect(reservation.total.amount).toBe(630_000);
  });

  test("is decided on the salon as it stands, also when its change was not heard yet", async () => {
    const first = await server.hold("13:00", 2);
    await server.pool.query("delete from master_services where firm_id = 9001 and master_id = 2 and service_id = 1");
    await server.pool.query("update services set price = 800000, price_max = null where firm_id = 9001 and id = 1");

    const refused = await server.askToHold<Problem>("15:00", 2);
    const replaces = { reservationId: first.reservation.id, secret: first.secret };
    const another = await server.hold("13:00", 1, { replaces });
    await server.pool.query("insert into master_services values (9001, 2, 1)");
    await server.pool.query("update services set price = 700000, price_max = 900000 where firm_id = 9001 and id = 1");

    expect([refused.status, refused.body.code]).toEqual([400, "noMasterFree"]);
    expect(another.reservation.total.amount).toBe(800_000);
  });

  test("is one of a few that an address may have at a salon at once; giving one up for another is no more", async () => {
    const strict = await TestServer.open({ config: { holdsPerAddress: 2 }, beside: server });
    const first = await strict.hold("13:00", 1);
    strict.pass(100);
    await strict.hold("14:00", 1);
    const refused = await strict.askToHold<Problem>("15:00", 1);
    expect([refused.status, refused.body.code, refused.body.waitSeconds]).toEqual([403, "tooManyRequests", 200]);
    const replaces = { reservationId: first.reservation.id, secret: first.secret };
    await strict.hold("15:00", 1, { replaces });
    const again = () => strict.askToHold("16:00", 1, {}, { "idempotency-key": "the same at sixteen" });
    expect((await again()).status).toBe(403);
    strict.pass(301);
    expect((await again()).status).toBe(201);
    await strict.close();
  });

  test("is not counted by what the client says of its address", async () => {
    const strict = await TestServer.open({ config: { holdsPerAddress: 1 }, beside: server });
    await strict.hold("13:00", 1);
    const { status } = await strict.askToHold("14:00", 1, {}, { "x-forwarded-for": "203.0.113.7" });
    expect(status).toBe(403);
    await strict.close();
  });

  test("forgets where it was made from when it is over", async () => {
    await server.hold("13:00", 1);
    server.pass(301);
    await server.hold("13:00", 1);
    const { rows } = await server.pool.query("select held_from from reservations where status <> 'held'");
    expect(rows).toEqual([{ held_from: null }]);
  });

  test("speaks the language of the client", async () => {
    const { reservation } = await server.hold("13:00", 1, {}, { "accept-language": "kz" });
    expect(reservation.entries[0]).toMatchObject({
      serviceName: "Стрижка (kz)",
      masterName: "Айгерим (kz) Сапарова (kz)",
    });
  });

  test("goes to another master when any will do, until all are taken", async () => {
    const masters = await Promise.all(["13:00", "13:00", "13:00"].map((time) => server.hold(time)));
    expect(new Set(masters.map(({ reservation }) => reservation.entries[0]?.masterId))).toEqual(new Set([1, 2, 3]));

    const { status, body } = await server.askToHold<Problem>("13:00");
    expect({ status, code: body.code }).toEqual({ status: 400, code: "slotTaken" });
  });

  test("seats two people with two masters at the same time", async () => {
    const entries = [entry(salon.haircut, null, 1), entry(salon.haircut, null, 2)];
    const { reservation } = await server.hold("13:00", null, { params: { entries, peopleCount: 2 } });

    expect(reservation.entries.map(({ startTime }) => startTime)).toEqual([salon.at("13:00"), salon.at("13:00")]);
    expect(new Set(reservation.entries.map(({ masterId }) => masterId)).size).toBe(2);
    expect(reservation.total.amount).toBe(1_400_000);
  });

  test("remembers the channel that brought the client", async () => {
    const { reservation } = await server.hold("13:00", null, {}, { referrer: "ig" });
    const { rows } = await server.pool.query("select referrer from reservations where id = $1", [reservation.id]);
    expect(rows).toEqual([{ referrer: "ig" }]);
  });

  test.each([
    ["%D1%81%D0%B0%D0%B9%D1%82", "сайт"],
    ["%E0%A4%A", "%E0%A4%A"],
    ["%00 ig%E2%80%8B", "ig"],
    ["%20", null],
  ])("spells the channel %s as the sign-up's body does", async (header, referrer) => {
    const { reservation } = await server.hold("13:00", null, {}, { referrer: header });
    const { rows } = await server.pool.query("select referrer from reservations where id = $1", [reservation.id]);
    expect(rows).toEqual([{ referrer }]);
  });

  test("leaves its secret nowhere in the database", async () => {
    const { secret } = await server.hold("13:00");
    const { rows } = await server.pool.query(
      `select 1 from reservations r where r::text like $1
        union all select 1 from idempotency_keys k where k::text like $1`,
      [`%${secret}%`],
    );
    expect(rows).toEqual([]);
  });
});

describe("a time that cannot be held is refused", () => {
  test("with the three nearest free times when it is taken", async () => {
    await server.hold("13:00", 2);
    const { status, body } = await server.askToHold<Problem>("13:30", 2);

    expect(status).toBe(400);
    expect(body).toMatchObject({ type: "urn:kezek:problem:slotTaken", code: "slotTaken", action: "changeTime" });
    expect(body.alternatives?.map(({ startTime }) => startTime)).toEqual([
      salon.at("14:00"),
      salon.at("14:15"),
      salon.at("14:30"),
    ]);
  });

  test("with those that are free by then, whatever somebody else was told a moment before", async () => {
    await server.hold("13:00", 2);
    const told: string[] = [];
    for (const _ of Array.from({ length: 8 })) {
      const { body } = await server.askToHold<Problem>("13:30", 2);
      const [nearest] = body.alternatives ?? [];
      told.push(nearest?.startTime ?? "");
      await server.askToHold("", 2, { startTime: nearest?.startTime ?? "" });
    }
    expect(new Set(told).size).toBe(8);
  });

  test.each([
    ["it is sooner than the firm's lead time", salon.at("09:15"), salon.at("09:00"), "slotTooSoon"],
    ["it has passed", salon.at("09:00"), salon.at("12:00"), "slotTooSoon"],
    ["the firm is closed then", salon.at("21:00"), salon.at("08:00"), "slotOutsideHours"],
    ["the firm has a day off", salon.at("12:00", "2026-11-29"), salon.at("08:00"), "slotOutsideHours"],
  ])("when %s", async (_why, startTime, now, code) => {
    server.now = new Date(now);
    const { status, body } = await server.askToHold<Problem>("", null, { startTime });
    expect({ status, code: body.code, action: body.action }).toEqual({ status: 400, code, action: "changeTime" });
    const times = body.alternatives?.map((slot) => Date.parse(slot.startTime)) ?? [];
    expect(times).toHaveLength(3);
    expect(Math.min(...times)).toBeGreaterThan(Date.parse(now));
    const [nearest] = body.alternatives ?? [];
    expect((await server.askToHold("", null, { startTime: nearest?.startTime ?? "" })).status).toBe(201);
  });

  test("when nobody who can be booked does the service", async () => {
    const { status, body } = await server.askToHold<Problem>("13:00", null, {
      params: { entries: [entry(salon.colouring)] },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "servicesNotBookable", action: "changeService" });
  });

  test("when the master does not do the service", async () => {
    const { status, body } = await server.askToHold<Problem>("13:00", null, {
      params: { entries: [entry(salon.manicure, 3)] },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "noMasterFree", action: "changeMaster" });
    expect(body.alternatives?.map(({ startTime, entries }) => [startTime, entries[0]?.masterId === 3])).toEqual([
      [salon.at("13:00"), false],
      [salon.at("12:45"), false],
      [salon.at("13:15"), false],
    ]);
  });

  test("when there is no such firm", async () => {
    const { status, body } = await server.askToHold<Problem>("13:00", null, { firmId: 404_404 });
    expect({ status, code: body.code }).toEqual({ status: 404, code: "firmNotFound" });
  });

  test.each([
    ["somebody is beyond the people who come", [entry(salon.haircut, null, 2)], 1, "/params/peopleCount"],
    ["somebody comes for nothing", [entry(salon.haircut)], 2, "/params/peopleCount"],
    ["the people have a gap", [entry(salon.haircut), entry(salon.haircut, null, 3)], 2, "/params/peopleCount"],
    ["somebody has a service twice", [entry(salon.haircut), entry(salon.haircut)], 1, "/params/entries/1"],
  ])("when %s", async (_, entries, peopleCount, field) => {
    const { status, body } = await server.askToHold<Problem>("13:00", null, { params: { entries, peopleCount } });
    expect({ status, code: body.code }).toEqual({ status: 400, code: "validationFailed" });
    expect(body.errors?.map((error) => error.field)).toEqual([field]);
  });
});
