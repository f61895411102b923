import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import type { components } from "../../openapi/generated/api.ts";
import { salon } from "./salon.ts";
import { TestServer } from "./test-server.ts";

type Schemas = components["schemas"];

const v1 = "/rest/clients-app/v1";
const params = { entries: [{ serviceId: salon.manicure }, { serviceId: salon.haircut }] };

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await server.pool.query(
    "update services set is_phone_only = true, is_express = true where firm_id = 9001 and id = 1",
  );
});
afterAll(() => server.close());

describe("A service that is reserved by phone", () => {
  it("is shown with the number to call, and the others are not", async () => {
    const { body } = await server.get<Schemas["FirmServices"]>(`${v1}/reservations/firm/${salon.firmId}`);
    expect(body.services.map(({ id, reservationPhone }) => [id, reservationPhone])).toEqual([
      [1, "+77292123456"],
      [2, undefined],
      [3, undefined],
    ]);
  });

  it("is not what a firm's nearest time is for", async () => {
    const { body } = await server.get<Schemas["Home"]>(`${v1}/screen/home?cityId=${salon.cityId}`, {
      city_id: String(salon.cityId),
    });
    const card = body.firms.find(({ id }) => id === salon.firmId);
    expect(card?.nearest?.serviceId).toBe(salon.manicure);
  });

  it.each([
    ["service-allocation", {}],
    ["available-times", { date: "2026-11-23" }],
    ["reservation-times", { from: "2026-11-23", days: 7 }],
  ])("is refused by %s, whatever else is asked for", async (call, more) => {
    const asked = { firmId: salon.firmId, params, ...more };
    const { status, body } = await server.post<Problem>(`${v1}/reservations/${call}`, asked);
    expect([status, body.code, body.action]).toEqual([400, "reservedByPhone", "changeService"]);
  });

  it("is nothing that can be had within the hour", async () => {
    const ofFirm = `${v1}/firms/${salon.firmId}/express`;
    const { body } = await server.get<Schemas["ExpressTimes"]>(ofFirm);
    expect(body.services.map(({ serviceId }) => serviceId)).toEqual([salon.manicure]);
    const alone = await server.get<Problem>(`${ofFirm}/${salon.haircut}`);
    expect([alone.status, alone.body.code]).toEqual([400, "servicesNotBookable"]);
    const hold = { firmId: salon.firmId, serviceId: salon.haircut, startTime: salon.at("09:00") };
    const held = await server.post<Problem>(`${v1}/reservations/express`, hold);
    expect([held.status, held.body.code]).toEqual([400, "reservedByPhone"]);
  });

  it("is held for nobody", async () => {
    const { status, body } = await server.askToHold<Problem>("13:00");
    expect([status, body.code, body.action]).toEqual([400, "reservedByPhone", "changeService"]);
    const { rows } = await server.pool.query("select 1 from occupancies where firm_id = 9001");
    expect(rows).toEqual([]);
  });
});
