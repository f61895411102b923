import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import { epochOf, minuteMs } from "../../domain/time.ts";
import { rateOf } from "../../domain/wish-totals.ts";
import type { components } from "../../openapi/generated/api.ts";
import { salon } from "./salon.ts";
import { type Held, TestServer } from "./test-server.ts";

type Schemas = components["schemas"];

const v1 = "/rest/clients-app/v1";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await server.pool.query(`
    update services set cleanup_minutes = 15 where firm_id = 9001 and id = 1;
    update master_services set price = 800000, duration_minutes = 45 where firm_id = 9001 and master_id = 1 and service_id = 2`);
});
beforeEach(() => server.pool.query("delete from reservations"));
afterAll(() => server.close());

async function timesOf(serviceId: number, masterId: number | null): Promise<Schemas["AvailableTimes"]["slots"]> {
  const asked = { firmId: salon.firmId, params: { entries: [{ serviceId, masterId }] }, date: "2026-11-23" };
  const { body } = await server.post<Schemas["AvailableTimes"]>(`${v1}/reservations/available-times`, asked);
  return body.slots;
}
const hasTime = (slots: Schemas["AvailableTimes"]["slots"], time: string) =>
  slots.some(({ startTime }) => startTime === salon.at(time));

describe("A service after which its master cleans up", () => {
  it("takes the master until it is clean, and the client until it is done", async () => {
    const { reservation } = await server.hold("13:00", 1);
    expect(reservation.endTime).toBe(salon.at("14:00"));
    const { rows } = await server.pool.query<{ ends_at: string }>(
      "select ends_at from occupancies where firm_id = 9001",
    );
    expect(rows.map(({ ends_at: until }) => Date.parse(until))).toEqual([epochOf(salon.at("14:15"))]);
    const slots = await timesOf(salon.haircut, 1);
    expect(["11:45", "12:00", "14:00", "14:15"].map((time) => hasTime(slots, time))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(slots.at(-1)?.endTime).toBe(salon.at("19:45"));
  });

  it("is sold to one client alone, however many ask for it and for the time of cleaning at once", async () => {
    const times = ["13:00", "13:15", "14:00", "12:45", "12:00", "13:00", "14:00", "12:00"];
    const answers = await Promise.all(times.map((time) => server.askToHold<Held & Problem>(time, 1)));
    const held = answers.flatMap(({ status, body }) => (status === 201 ? [epochOf(body.reservation.startTime)] : []));
    expect(held.length).toBeGreaterThan(0);
    const inOrder = held.toSorted((left, right) => left - right);
    for (const [index, start] of inOrder.slice(1).entries())
      expect(start - (inOrder[index] ?? 0)).toBeGreaterThanOrEqual(75 * minuteMs);
    for (const { status, body } of answers) if (status !== 201) expect(body.code).toBe("slotTaken");
  });

  it("is followed by the next one of the same client at once", async () => {
    const params = { entries: [salon.haircut, salon.manicure].map((serviceId) => ({ serviceId, masterId: 1 })) };
    const { status, body } = await server.askToHold("13:00", 1, { params });
    expect([status, body.reservation.endTime]).toEqual([201, salon.at("14:45")]);
    const { rows } = await server.pool.query("select 1 from occupancies where firm_id = 9001");
    expect(rows).toHaveLength(1);
  });
});

describe("A master with a price and a pace of their own", () => {
  it("makes the service cost from the least to the most, and take from the shortest to the longest", async () => {
    const { body } = await server.get<Schemas["FirmServices"]>(`${v1}/reservations/firm/${salon.firmId}`);
    const tenge = (amount: number) => ({ amount, currency: "KZT" });
    const manicure = body.services.find(({ id }) => id === salon.manicure);
    expect(manicure).toMatchObject({ price: tenge(500_000), priceMax: tenge(800_000), duration: 30, durationMax: 45 });
    expect(manicure?.rates).toEqual([
      { masterId: 1, price: tenge(800_000), duration: 45 },
      { masterId: 2, price: tenge(500_000), duration: 30 },
    ]);
    const haircut = body.services.find(({ id }) => id === salon.haircut);
    expect(haircut).not.toHaveProperty("rates");
    expect(haircut).not.toHaveProperty("durationMax");
  });

  it("is told in each slot once it is known who it is, less the discount of the hour", async () => {
    const { body } = await server.get<Schemas["FirmServices"]>(`${v1}/reservations/firm/${salon.firmId}`);
    const service = body.services.find(({ id }) => id === salon.manicure);
    if (service === undefined) throw new Error("The salon does manicure");
    const slots = (await Promise.all([1, 2, null].map((masterId) => timesOf(salon.manicure, masterId)))).flat();
    fc.assert(
      fc.property(fc.constantFrom(...slots), ({ startTime, endTime, price, entries: [entry] }) => {
        const rate = rateOf(service, entry?.masterId ?? null);
        expect(entry?.fullPrice).toBe(rate.price.amount);
        const isCheaper = startTime < salon.at("11:00");
        expect(price).toBe(isCheaper ? (rate.price.amount * 9) / 10 : rate.price.amount);
        expect((epochOf(endTime) - epochOf(startTime)) / minuteMs).toBe(rate.duration);
      }),
    );
    const { reservation } = await server.hold("13:00", 1, {
      params: { entries: [{ serviceId: salon.manicure, masterId: 1 }] },
    });
    expect([reservation.total.amount, reservation.endTime]).toEqual([800_000, salon.at("13:45")]);
  });
});
