import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expectedOf } from "../../domain/bill.ts";
import type { Problem } from "../../domain/failure.ts";
import type { components } from "../../openapi/generated/api.ts";
import { overlaps } from "../races/overlaps.ts";
import { insertRooms } from "./rooms.ts";
import { salon } from "./salon.ts";
import { type Held, TestServer } from "./test-server.ts";

type Schemas = components["schemas"];

const v1 = "/rest/clients-app/v1";
const phone = 77_011_234_567;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await insertRooms(server.pool);
});
beforeEach(() => server.empty("reservations"));
afterAll(() => server.close());

async function timesOf(serviceId: number, masterId: number | null = null): Promise<Schemas["AvailableTimes"]> {
  const asked = { firmId: salon.firmId, params: { entries: [{ serviceId, masterId }] }, date: "2026-11-23" };
  return (await server.post<Schemas["AvailableTimes"]>(`${v1}/reservations/available-times`, asked)).body;
}
const startsOf = ({ slots }: Schemas["AvailableTimes"]) => slots.map(({ startTime }) => startTime);
const manicure = (masterId: number | null = null) => ({
  params: { entries: [{ serviceId: salon.manicure, masterId }] },
});

async function taken(): Promise<string[]> {
  const { rows } = await server.pool.query<{ text: string }>(
    `select concat_ws(' ', resource_kind, resource_id, to_char(starts_at at time zone 'Asia/Aqtau', 'HH24:MI'),
                      to_char(ends_at at time zone 'Asia/Aqtau', 'HH24:MI')) as text
       from occupancies order by resource_kind, resource_id, starts_at`,
  );
  return rows.map(({ text }) => text);
}

describe("A service that needs a room", () => {
  it("takes a place in it beside its master, and says which room it is", async () => {
    const { reservation } = await server.hold("13:00", 1);
    expect(await taken()).toEqual(["master 1 13:00 14:00", "room 700 13:00 14:00"]);
    expect(reservation.entries[0]?.roomNames).toEqual(["Кабинет"]);
  });

  it("is offered while the room has a place left, and refused with its reason when it has none, though masters are free", async () => {
    await server.hold("13:00", 1);
    expect(startsOf(await timesOf(salon.haircut, 3))).toContain(salon.at("13:00"));
    await server.hold("13:00", 2);
    const day = await timesOf(salon.haircut, 3);
    const near = ["12:00", "12:15", "13:45", "14:00"].map((time) => startsOf(day).includes(salon.at(time)));
    expect(near).toEqual([true, false, false, true]);
    expect(day.blocked.find(({ startTime }) => startTime === salon.at("13:00"))?.reason).toBe("roomTaken");
    const { status, body } = await server.askToHold<Problem>("13:00", 3);
    expect([status, body.code]).toEqual([400, "slotTaken"]);
    expect(body.alternatives?.length).toBe(3);
    expect(body.alternatives?.map(({ startTime }) => startTime)).not.toContain(salon.at("13:00"));
  });

  it("is free again for others when the hold is over, and when the visit is cancelled", async () => {
    await server.hold("13:00", 1);
    await server.hold("13:00", 2);
    server.pass(300);
    await server.hold("13:00", 3);
    server.now = salon.morning;
    expect(await overlaps(server.pool)).toEqual([]);
  });

  it("moves to another time with its visit", async () => {
    const startTime = salon.at("13:00", "2026-11-25");
    const held = await server.hold("", 1, { startTime });
    const { body } = await server.confirm(held, phone, await server.giveProof(held, phone));
    const { version } = body.reservation;
    const payload = {
      version,
      startTime: salon.at("13:30", "2026-11-25"),
      params: { entries: [{ person: 1, serviceId: salon.haircut, masterId: 2 }] },
      expected: expectedOf(body.reservation),
    };
    const url = `${v1}/reservations/${held.reservation.id}`;
    const headers = { "idempotency-key": randomUUID(), reservation_secret: held.secret };
    const moved = await server.ask<Schemas["Reservation"]>({ method: "PUT", url, headers, payload });
    expect(moved.status).toBe(200);
    expect(moved.body.entries[0]?.roomNames).toEqual(["Кабинет"]);
    expect(await taken()).toEqual(["master 2 13:30 14:30", "room 700 13:30 14:30"]);
  });

  it("is not sold to more people at once than the room has places, though there are masters for all", async () => {
    const params = {
      entries: [1, 2, 3].map((person) => ({ person, serviceId: salon.haircut, masterId: null })),
      peopleCount: 3,
    };
    const { reservation } = await server.hold("13:00", null, { params });
    expect(reservation.entries.map(({ startTime }) => startTime)).toEqual(
      ["13:00", "13:00", "14:00"].map((time) => salon.at(time)),
    );
    expect(await overlaps(server.pool)).toEqual([]);
  });

  it("counts who has a place that the room has no more", async () => {
    await server.pool.query("update rooms set capacity = 3 where kind = 'room'");
    await Promise.all([1, 2, 3].map((masterId) => server.hold("13:00", masterId)));
    await server.hold("15:00", 1);
    await server.pool.query("update rooms set capacity = 2 where kind = 'room'");
    await server.pool.query("delete from occupancies where resource_id in (700, 701) and starts_at = $1", [
      salon.at("13:00"),
    ]);
    await server.pool.query("delete from occupancies where resource_kind = 'master' and starts_at = $1", [
      salon.at("13:00"),
    ]);
    await server.hold("13:00", 1);
    const { body } = await server.askToHold<Problem>("13:00", 2);
    expect(body.code).toBe("slotTaken");
    await server.hold("15:00", 2);
  });
});

describe("A service that needs a device", () => {
  it("is done by one master at a time where there is one device", async () => {
    const { reservation } = await server.hold("13:00", 1, manicure(1));
    expect(reservation.entries[0]?.roomNames).toEqual(["Аппарат"]);
    const day = await timesOf(salon.manicure, 2);
    expect(startsOf(day)).not.toContain(salon.at("13:15"));
    expect(day.blocked.find(({ startTime }) => startTime === salon.at("13:15"))?.reason).toBe("roomTaken");
    expect(startsOf(await timesOf(salon.haircut, 2))).toContain(salon.at("13:15"));
  });
});

describe("The rooms of a firm", () => {
  it("are told with the services that need them, in the language of the client", async () => {
    const { body } = await server.get<Schemas["RoomInfo"]>(`${v1}/reservations/room-info?firmId=${salon.firmId}`, {
      "accept-language": "en",
    });
    expect(body.rooms).toEqual([
      { kind: "room", id: 7, name: "Кабинет (en)", capacity: 2, serviceIds: [salon.haircut] },
      { kind: "device", id: 7, name: "Аппарат (en)", capacity: 1, serviceIds: [salon.manicure] },
    ]);
  });

  it("are none where services need none, and not found where the firm is not", async () => {
    const none = await server.get<Schemas["RoomInfo"]>(`${v1}/reservations/room-info?firmId=9002`);
    expect(none.body).toEqual({ rooms: [] });
    const { status, body } = await server.get<Problem>(`${v1}/reservations/room-info?firmId=999999`);
    expect([status, body.code]).toEqual([404, "firmNotFound"]);
  });
});

describe("A hold of a visit with a room", () => {
  it("names the room in the language of whoever reads it, whatever becomes of the catalogue", async () => {
    const held: Held = await server.hold("16:00", 1);
    await server.pool.query("update rooms set name = name || '{\"ru\": \"Зал\"}' where kind = 'room'");
    const { body } = await server.getReservation(held.reservation.id, held.secret);
    await server.pool.query("update rooms set name = name || '{\"ru\": \"Кабинет\"}' where kind = 'room'");
    expect(body.entries[0]?.roomNames).toEqual(["Кабинет"]);
  });
});
