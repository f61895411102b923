import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import type { components } from "../../openapi/generated/api.ts";
import { TestServer } from "./test-server.ts";
import { salon } from "./salon.ts";
import { insertVisit } from "./visits.ts";

type Schemas = components["schemas"];
type Held = Awaited<ReturnType<TestServer["hold"]>>;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
beforeEach(async () => {
  await server.pool.query("delete from reservations");
  server.now = salon.morning;
});
afterAll(() => server.close());

function preview<Body = Schemas["Preview"]>(startTime: string, masterId: number | null = null, own?: Held) {
  const params = { entries: [{ serviceId: salon.haircut, masterId }] };
  const body = { firmId: salon.firmId, params, startTime, ...(own && { reservationId: own.reservation.id }) };
  const headers = own && { reservation_secret: own.secret };
  return server.post<Body>("/rest/clients-app/v1/reservations/preview", body, headers);
}

async function takeAll(from: string, to: string, masters = salon.masters): Promise<void> {
  for (const masterId of masters) await insertVisit(server.pool, { masterId, from, to });
}

describe("A preview", () => {
  it("tells the price, the discount, why it is this master, and until when cancelling is free", async () => {
    await server.pool.query("update services set prepayment_amount = 100000 where firm_id = $1 and id = 1", [
      salon.firmId,
    ]);
    await server.pool.query("select pg_notify('firm_changed', '*')");
    const startTime = salon.at("10:00", "2026-11-30");
    await expect.poll(async () => (await preview(startTime)).body.prepayment.amount).toBe(100_000);
    expect((await preview(startTime)).body).toEqual({
      startTime,
      endTime: salon.at("11:00", "2026-11-30"),
      timeZone: "Asia/Aqtau",
      entries: [
        {
          person: 1,
          serviceId: 1,
          masterId: 3,
          startTime,
          endTime: salon.at("11:00", "2026-11-30"),
          price: 630_000,
          fullPrice: 700_000,
          priceMax: 810_000,
          fullPriceMax: 900_000,
          isAnyMaster: true,
          pickedBecause: "bestRated",
        },
      ],
      total: { amount: 630_000, currency: "KZT" },
      totalMax: { amount: 810_000, currency: "KZT" },
      fullTotal: { amount: 700_000, currency: "KZT" },
      fullTotalMax: { amount: 900_000, currency: "KZT" },
      prepayment: { amount: 100_000, currency: "KZT" },
      freeCancelUntil: salon.at("10:00", "2026-11-29"),
    });
  });

  it("promises no free cancelling when its time has passed", async () => {
    expect((await preview(salon.at("13:00"))).body.freeCancelUntil).toBeUndefined();
  });

  it("has its entries in the order in which they begin, as the visit has them that is made of it", async () => {
    const [startTime, later] = [salon.at("13:00"), salon.at("14:00")];
    await insertVisit(server.pool, { masterId: 1, from: startTime, to: later });
    const entries = [1, 2].map((masterId, index) => ({ person: index + 1, serviceId: salon.haircut, masterId }));
    const body = { firmId: salon.firmId, params: { entries, peopleCount: 2, manner: "oneAfterAnother" }, startTime };
    const seen = await server.post<Schemas["Preview"]>("/rest/clients-app/v1/reservations/preview", body);
    expect(seen.body.entries.map(({ person, startTime }) => [person, startTime])).toEqual([
      [2, startTime],
      [1, later],
    ]);
  });

  it("takes an instant at any offset for what it is", async () => {
    expect((await preview("2026-11-23T08:00:00Z")).body.startTime).toBe(salon.at("13:00"));
  });

  it("of a time that is held does not count the hold itself, and keeps its master", async () => {
    await insertVisit(server.pool, { masterId: 3, from: salon.at("18:00"), to: salon.at("19:00") });
    const held = await server.hold("13:00");
    const master = held.reservation.entries[0]?.masterId;
    expect(master).toBe(1);
    // Now another master would be the least busy one.
    await insertVisit(server.pool, { masterId: 1, from: salon.at("17:00"), to: salon.at("20:00") });
    const { status, body } = await preview(salon.at("13:00"), null, held);
    expect(status).toBe(200);
    expect(body.entries[0]?.masterId).toBe(master);
    expect((await preview<Problem>(salon.at("13:00"), 1)).body.code).toBe("slotTaken");
  });

  it("of a taken time names the three nearest free ones", async () => {
    await takeAll(salon.at("12:00"), salon.at("14:00"));
    const { status, body } = await preview<Problem>(salon.at("13:00"));
    expect([status, body.code, body.action]).toEqual([400, "slotTaken", "changeTime"]);
    const startTimes = (problem: Problem) => problem.alternatives?.map(({ startTime }) => startTime);
    expect(startTimes(body)).toEqual(["14:00", "14:15", "14:30"].map((time) => salon.at(time)));
    const earlier = await preview<Problem>(salon.at("12:15"));
    expect(startTimes(earlier.body)).toEqual(["11:00", "10:45", "10:30"].map((time) => salon.at(time)));
  });

  it("of a time that the named master has taken for days names times of others", async () => {
    await takeAll(salon.at("00:00", "2026-11-22"), salon.at("23:00", "2026-11-22"), [2]);
    for (const date of ["2026-11-23", "2026-11-24", "2026-11-25"]) {
      await takeAll(salon.at("00:00", date), salon.at("23:00", date), [2]);
    }
    const { body } = await preview<Problem>(salon.at("13:00"), 2);
    expect(body.alternatives?.[0]?.startTime).toBe(salon.at("13:00"));
    expect(body.alternatives?.every(({ entries }) => entries.every(({ masterId }) => masterId !== 2))).toBe(true);
    expect(body.alternatives).toHaveLength(3);
  });

  it("of a time that everybody has taken for days names the first one after", async () => {
    for (const date of ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"]) {
      await takeAll(salon.at("00:00", date), salon.at("23:00", date));
    }
    const { body } = await preview<Problem>(salon.at("13:00"));
    expect(body.alternatives?.[0]?.startTime).toBe(salon.at("09:00", "2026-11-27"));
  });

  it.each([
    ["before the lead time", "2026-11-23T08:15:00+05:00", "slotTooSoon"],
    ["in the past", "2026-11-20T13:00:00+05:00", "slotTooSoon"],
    ["after closing", "2026-11-23T21:00:00+05:00", "slotOutsideHours"],
    ["too close to closing", "2026-11-23T19:30:00+05:00", "slotOutsideHours"],
    ["on a day off", "2026-11-29T13:00:00+05:00", "slotOutsideHours"],
    ["off the grid", "2026-11-23T13:05:00+05:00", "slotOutsideHours"],
    ["off the grid by seconds", "2026-11-23T13:00:30+05:00", "slotOutsideHours"],
    ["in another age", "0001-01-01T00:00:00+14:00", "slotTooSoon"],
    ["at the end of the calendar", "9999-12-31T23:45:00-12:00", "slotOutsideHours"],
    ["beyond the horizon", "2027-03-01T13:00:00+05:00", "slotOutsideHours"],
  ])("of a time %s is refused", async (_, startTime, code) => {
    const { status, body } = await preview<Problem>(startTime);
    expect([status, body.code, body.action]).toEqual([400, code, "changeTime"]);
  });
});
