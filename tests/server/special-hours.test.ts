import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import type { components } from "../../openapi/generated/api.ts";
import { salon } from "./salon.ts";
import { type Held, TestServer } from "./test-server.ts";

type Schemas = components["schemas"];

const v1 = "/rest/clients-app/v1";
const params = { entries: [{ serviceId: salon.haircut, masterId: 1 }] };

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  server.now = new Date(salon.at("08:00", "2026-12-22"));
  await server.pool.query(`
    insert into firm_special_hours values
      (9001, '2026-12-30', 540, 1560), (9001, '2026-12-31', 540, 1080), (9001, '2027-01-01', null, null);
    insert into master_special_hours values (9001, 1, '2026-12-29', 600, 660), (9001, 1, '2026-12-30', 1200, 1560);
    insert into master_days_off values (9001, 1, '2026-12-28')`);
});
afterAll(() => server.close());

async function timesOn(date: string): Promise<[string, string | undefined, string | undefined]> {
  const asked = { firmId: salon.firmId, params, date };
  const { body } = await server.post<Schemas["AvailableTimes"]>(`${v1}/reservations/available-times`, asked);
  return [body.state, body.slots[0]?.startTime.slice(11, 16), body.slots.at(-1)?.endTime.slice(0, 16)];
}

const hold = (startTime: string) =>
  server.reserve<Held & Problem>({ isTemporary: true, firmId: salon.firmId, params, startTime });

describe("A salon with hours of its own on some dates", () => {
  it("is free when its master is there and it is open itself", async () => {
    expect(await timesOn("2026-12-26")).toEqual(["free", "09:00", "2026-12-26T20:00"]);
    expect(await timesOn("2026-12-28")).toEqual(["closed", undefined, undefined]);
    expect(await timesOn("2026-12-29")).toEqual(["free", "10:00", "2026-12-29T11:00"]);
    expect(await timesOn("2026-12-30")).toEqual(["free", "20:00", "2026-12-31T00:45"]);
    expect(await timesOn("2026-12-31")).toEqual(["free", "00:00", "2026-12-31T18:00"]);
    expect(await timesOn("2027-01-01")).toEqual(["closed", undefined, undefined]);
  });

  it("shows these days as the month does", async () => {
    const asked = { firmId: salon.firmId, params, from: "2026-12-28", days: 5 };
    const { body } = await server.post<Schemas["ReservationTimes"]>(`${v1}/reservations/reservation-times`, asked);
    expect(body.days.map(({ state }) => state)).toEqual(["closed", "free", "free", "free", "closed"]);
  });

  it("tells its page which of them are near, and when it closes", async () => {
    const { body } = await server.get<Schemas["Firm"]>(`${v1}/firms/${salon.firmId}`);
    expect(body.specialHours).toEqual([
      { date: "2026-12-30", opensAt: "09:00", closesAt: "02:00" },
      { date: "2026-12-31", opensAt: "09:00", closesAt: "18:00" },
      { date: "2027-01-01" },
    ]);
    server.now = new Date(salon.at("01:00", "2026-12-31"));
    const night = await server.get<Schemas["Firm"]>(`${v1}/firms/${salon.firmId}`);
    expect(night.body.workSchedule).toEqual({ isOpen: true, closesAt: "02:00" });
    server.now = new Date(salon.at("08:00", "2026-12-22"));
  });

  it("takes a visit that ends after midnight, once", async () => {
    const late = await hold(salon.at("23:30", "2026-12-30"));
    expect(late.body.reservation.endTime).toBe(salon.at("00:30", "2026-12-31"));
    expect((await hold(salon.at("00:15", "2026-12-31"))).body.code).toBe("slotTaken");
    expect((await timesOn("2026-12-31"))[1]).toBe("00:30");
    expect((await hold(salon.at("17:15", "2026-12-31"))).body.code).toBe("slotOutsideHours");
    expect((await hold(salon.at("00:30", "2026-12-31"))).status).toBe(201);
    expect(await timesOn("2026-12-30")).toEqual(["free", "20:00", "2026-12-30T23:30"]);
  });
});
