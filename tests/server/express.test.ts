import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import type { components } from "../../openapi/generated/api.ts";
import { salon } from "./salon.ts";
import { type Answer, type Held, TestServer } from "./test-server.ts";

type Schemas = components["schemas"];
type Express = Schemas["ExpressTimes"];

const v1 = "/rest/clients-app/v1";
const phone = 77_011_234_567;
const ofFirm = `${v1}/firms/${salon.firmId}/express`;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
beforeEach(async () => {
  await server.empty("reservations");
  clockIs("13:05");
});
afterAll(() => server.close());

function clockIs(time: string): void {
  server.now = new Date(salon.at(time));
}

function askExpress<Body = Held>(time: string, more: Partial<Schemas["HoldExpress"]> = {}): Promise<Answer<Body>> {
  const hold = { firmId: salon.firmId, serviceId: salon.manicure, startTime: salon.at(time), ...more };
  return server.post(`${v1}/reservations/express`, hold);
}

const manicure = { params: { entries: [{ serviceId: salon.manicure, masterId: null }] } };
const timesOf = ({ services }: Express) =>
  services.flatMap(({ slots }) => slots.map(({ startTime }) => startTime.slice(11, 16)));

describe("What can be had at a salon now or within the hour", () => {
  it("are the times of express services alone, the firm's lead time notwithstanding", async () => {
    const { body } = await server.get<Express>(ofFirm);
    expect(body.services.map(({ serviceId }) => serviceId)).toEqual([salon.manicure]);
    expect(timesOf(body)).toEqual(["13:15", "13:30", "13:45", "14:00"]);
    expect(body).toMatchObject({ timeZone: salon.timeZone, currency: "KZT" });
    const asked = { firmId: salon.firmId, ...manicure, date: "2026-11-23" };
    const usual = await server.post<Schemas["AvailableTimes"]>(`${v1}/reservations/available-times`, asked);
    expect(usual.body.slots[0]?.startTime).toBe(salon.at("13:45"));
  });

  it("begins with this minute, and ends with the time that is an hour from it", async () => {
    clockIs("13:00");
    expect(timesOf((await server.get<Express>(ofFirm)).body)).toEqual(["13:00", "13:15", "13:30", "13:45", "14:00"]);
  });

  it("is nothing where the salon is closed, opens later, or all who do it are taken", async () => {
    clockIs("19:45");
    expect((await server.get<Express>(ofFirm)).body.services).toEqual([]);
    clockIs("07:59");
    expect((await server.get<Express>(ofFirm)).body.services).toEqual([]);
    clockIs("13:00");
    for (const masterId of [1, 2]) {
      await askExpress("13:00", { masterId });
      await askExpress("13:30", { masterId });
      await askExpress("14:00", { masterId });
    }
    expect((await server.get<Express>(ofFirm)).body.services).toEqual([]);
    const { body } = await server.get<Express>(`${ofFirm}/${salon.manicure}`);
    expect(body.services).toEqual([{ serviceId: salon.manicure, slots: [] }]);
  });

  it("goes on past midnight where the salon does", async () => {
    await server.pool.query("update firm_hours set closes_minute = 1560 where firm_id = 9001 and weekday = 1");
    await server.pool.query("update master_hours set ends_minute = 1560 where firm_id = 9001 and weekday = 1");
    await server.pool.query("notify firm_changed, '9001'");
    const late = await TestServer.open({ beside: server });
    late.now = new Date(salon.at("23:20"));
    const { body } = await late.get<Express>(ofFirm);
    await server.pool.query("update firm_hours set closes_minute = 1200 where firm_id = 9001 and weekday = 1");
    await server.pool.query("update master_hours set ends_minute = 1200 where firm_id = 9001 and weekday = 1");
    await server.pool.query("notify firm_changed, '9001'");
    await late.close();
    expect(timesOf(body)).toEqual(["23:30", "23:45", "00:00", "00:15"]);
    expect(body.services[0]?.slots.at(-1)?.startTime).toBe(salon.at("00:15", "2026-11-24"));
  });

  it("is asked for one service, which must be an express one, of a firm that is there", async () => {
    const { body } = await server.get<Express>(`${ofFirm}/${salon.manicure}`);
    expect(timesOf(body)).toEqual(["13:15", "13:30", "13:45", "14:00"]);
    const other = await server.get<Problem>(`${ofFirm}/${salon.haircut}`);
    expect([other.status, other.body.code]).toEqual([400, "servicesNotBookable"]);
    const gone = await server.get<Problem>(`${v1}/firms/999999/express`);
    expect([gone.status, gone.body.code]).toEqual([404, "firmNotFound"]);
  });

  it("is with one master alone where they are asked for", async () => {
    await askExpress("13:15", { masterId: 1 });
    const withMaster = async (masterId: number) =>
      timesOf((await server.get<Express>(`${ofFirm}?masterId=${masterId}`)).body);
    expect(await withMaster(1)).toEqual(["13:45", "14:00"]);
    expect(await withMaster(2)).toEqual(["13:15", "13:30", "13:45", "14:00"]);
    expect(await withMaster(3)).toEqual([]);
    const { body } = await server.get<Express>(`${ofFirm}/${salon.manicure}?masterId=1`);
    expect(body.services[0]?.slots.map(({ entries }) => entries[0]?.masterId)).toEqual([1, 1]);
    const other = await server.get<Problem>(`${ofFirm}/${salon.manicure}?masterId=3`);
    expect([other.status, other.body.code]).toEqual([400, "servicesNotBookable"]);
  });
});

describe("An express service", () => {
  it("is held within the lead time, at the price of the hour, and confirmed as every hold is", async () => {
    const { status, body: held } = await askExpress("13:15");
    expect(status).toBe(201);
    expect(held.reservation).toMatchObject({ status: "held", startTime: salon.at("13:15"), heldForSeconds: 300 });
    expect(held.reservation.total.amount).toBe(500_000);
    const { status: confirmed, body } = await server.confirm(held, phone, await server.giveProof(held, phone));
    expect([confirmed, body.reservation.status]).toEqual([201, "confirmed"]);
  });

  it("comes by a channel that is spelled as everywhere", async () => {
    const asked = { firmId: salon.firmId, serviceId: salon.manicure, startTime: salon.at("13:15") };
    const referrer = "%D1%81%D0%B0%D0%B9%D1%82";
    const { body } = await server.post<Held>(`${v1}/reservations/express`, asked, { referrer });
    const { rows } = await server.pool.query("select referrer from reservations where id = $1", [body.reservation.id]);
    expect(rows).toEqual([{ referrer: "сайт" }]);
  });

  it("can be looked at before it is held, as what it is", async () => {
    const asked = { firmId: salon.firmId, ...manicure, startTime: salon.at("13:15") };
    const seen = await server.post<Schemas["Preview"]>(`${v1}/reservations/preview`, { ...asked, isExpress: true });
    expect([seen.status, seen.body.total.amount]).toEqual([200, 500_000]);
    expect((await server.post<Problem>(`${v1}/reservations/preview`, asked)).body.code).toBe("slotTooSoon");
  });

  it("is the only thing that is: the same time is too soon for who reserves it otherwise", async () => {
    const { body } = await server.askToHold<Problem>("13:15", null, manicure);
    expect(body.code).toBe("slotTooSoon");
    const haircut = await askExpress<Problem>("13:15", { serviceId: salon.haircut });
    expect([haircut.status, haircut.body.code]).toEqual([400, "servicesNotBookable"]);
  });

  it("is not held later than in an hour, nor in the past", async () => {
    expect((await askExpress<Problem>("14:15")).body.code).toBe("slotOutsideHours");
    expect((await askExpress<Problem>("13:00")).body.code).toBe("slotTooSoon");
  });

  it("offers the nearest express times where it is taken, and gives an earlier hold up for another", async () => {
    const { body: first } = await askExpress("13:15", { masterId: 1 });
    await askExpress("13:15", { masterId: 2 });
    const { status, body } = await askExpress<Problem>("13:15");
    expect([status, body.code, body.action]).toEqual([400, "slotTaken", "changeTime"]);
    expect(body.alternatives?.map(({ startTime }) => startTime)).toEqual([salon.at("13:45"), salon.at("14:00")]);
    const replaces = { reservationId: first.reservation.id, secret: first.secret };
    expect((await askExpress("13:30", { masterId: 1, replaces })).status).toBe(201);
    const { rows } = await server.pool.query("select 1 from occupancies where resource_id = 1");
    expect(rows).toHaveLength(1);
  });
});
