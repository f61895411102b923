import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import { addDays } from "../../domain/time.ts";
import type { components } from "../../openapi/generated/api.ts";
import { salon } from "./salon.ts";
import { TestServer } from "./test-server.ts";

type Schemas = components["schemas"];

const v1 = "/rest/clients-app/v1/reservations";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  server.now = salon.morning;
  await server.pool.query("update firms set lead_minutes = 75, free_cancel_hours = 7 where id = $1", [salon.firmId]);
});
afterAll(() => server.close());

function info() {
  return server.get<Schemas["ReservationInfo"]>(`${v1}/reservation-info?firmId=${salon.firmId}`);
}

describe("What is said of a firm's reservations", () => {
  it("is what its calendar keeps to: the last day is open, the one after it is not", async () => {
    const { status, body } = await info();
    expect(status).toBe(200);
    const asked = {
      firmId: salon.firmId,
      params: { entries: [{ serviceId: salon.haircut }] },
      from: addDays(body.lastDate, -6),
      days: 8,
    };
    const { body: times } = await server.post<Schemas["ReservationTimes"]>(`${v1}/reservation-times`, asked);
    const states = times.days.map(({ date, state }) => [date <= body.lastDate, state !== "notOpenYet"]);
    expect(states).toHaveLength(8);
    for (const [isSaid, isOpen] of states) expect(isOpen).toBe(isSaid);
  });

  it("tells how late a visit can be reserved, and until when it is cancelled for nothing", async () => {
    expect((await info()).body).toMatchObject({ leadMinutes: 75, freeCancelHours: 7 });
  });

  it("is not there for a firm that is not", async () => {
    const { status, body } = await server.get<Problem>(`${v1}/reservation-info?firmId=2147483647`);
    expect([status, body.code]).toEqual([404, "firmNotFound"]);
  });
});
