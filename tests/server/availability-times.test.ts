import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import { addDays } from "../../domain/time.ts";
import type { components } from "../../openapi/generated/api.ts";
import { TestServer } from "./test-server.ts";
import { salon } from "./salon.ts";
import { insertVisit } from "./visits.ts";

type Schemas = components["schemas"];
type Entry = Schemas["EntryWish"];

const monday = "2026-11-23";
const haircut = (masterId: number | null = null): Entry => ({ serviceId: salon.haircut, masterId });

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
beforeEach(async () => {
  await server.pool.query("delete from reservations");
  server.now = salon.morning;
});
afterAll(() => server.close());

function post<Body>(path: string, body: object, headers: Record<string, string> = {}) {
  return server.post<Body>(`/rest/clients-app/v1/reservations/${path}`, body, headers);
}

async function timesOn(date: string, ...entries: Entry[]): Promise<Schemas["AvailableTimes"]> {
  const params = { entries, peopleCount: new Set(entries.map(({ person = 1 }) => person)).size };
  const { status, body } = await post<Schemas["AvailableTimes"]>("available-times", {
    firmId: salon.firmId,
    params,
    date,
  });
  expect(status).toBe(200);
  return body;
}

async function daysFrom(from: string, days: number, ...entries: Entry[]): Promise<Schemas["ReservationTimes"]> {
  const params = { entries };
  const asked = { firmId: salon.firmId, params, from, days };
  const { status, body } = await post<Schemas["ReservationTimes"]>("reservation-times", asked);
  expect(status).toBe(200);
  return body;
}

const startsOf = ({ slots }: Schemas["AvailableTimes"]) => slots.map(({ startTime }) => startTime.slice(11, 16));
const blockedAt = ({ blocked }: Schemas["AvailableTimes"], time: string) =>
  blocked.find(({ startTime }) => startTime === salon.at(time));

describe("The free times of a day", () => {
  it("keep the caller's own held time, and the times beside it, free for the caller alone", async () => {
    const { reservation, secret } = await server.hold("13:00");
    const master = reservation.entries[0]?.masterId ?? 0;
    const params = { entries: [haircut(master)] };
    const asked = { firmId: salon.firmId, params, date: monday };
    const named = { ...asked, reservationId: reservation.id };
    const own = await post<Schemas["AvailableTimes"]>("available-times", named, { reservation_secret: secret });
    expect(startsOf(own.body)).toEqual(expect.arrayContaining(["12:45", "13:00", "13:15"]));
    const others = await post<Schemas["AvailableTimes"]>("available-times", asked);
    expect(startsOf(others.body)).not.toContain("12:45");
    expect(startsOf(others.body)).not.toContain("13:00");
  });

  it("are all there in the days for whoever holds the last of them", async () => {
    for (const masterId of salon.masters) {
      await insertVisit(server.pool, { masterId, from: salon.at("09:00"), to: salon.at("13:00") });
      await insertVisit(server.pool, { masterId, from: salon.at("14:00"), to: salon.at("20:00") });
    }
    const holds = [await server.hold("13:00"), await server.hold("13:00"), await server.hold("13:00")];
    const asked = { firmId: salon.firmId, params: { entries: [haircut()] }, from: monday, days: 1 };
    const own = { ...asked, reservationId: holds[1]?.reservation.id };
    const headers = { reservation_secret: holds[1]?.secret ?? "" };
    const mine = await post<Schemas["ReservationTimes"]>("reservation-times", own, headers);
    expect(mine.body.nearest[0]?.startTime).toBe(salon.at("13:00"));
    const others = await post<Schemas["ReservationTimes"]>("reservation-times", asked);
    expect(others.body.nearest[0]?.startTime).not.toBe(salon.at("13:00"));
  });

  it("run on the quarter hours from opening to the last that ends by closing, in the salon's own time", async () => {
    const times = await timesOn(monday, haircut());
    expect(times).toMatchObject({ date: monday, timeZone: "Asia/Aqtau", currency: "KZT", state: "free" });
    expect(times.slots[0]?.startTime).toBe("2026-11-23T09:00:00+05:00");
    expect(startsOf(times)).toHaveLength(41);
    expect(times.slots.at(-1)).toMatchObject({ startTime: salon.at("19:00"), endTime: salon.at("20:00") });
    expect(blockedAt(times, "19:15")).toEqual({ startTime: salon.at("19:15"), reason: "tooShort", freeMinutes: 45 });
  });

  it("cost less in happy hours, by the hour at which each service begins", async () => {
    const both = await timesOn(monday, haircut(1), { serviceId: salon.manicure, masterId: 2 });
    const priceAt = (time: string) => both.slots.find(({ startTime }) => startTime === salon.at(time));
    expect(priceAt("09:00")).toMatchObject({ price: 1_080_000, fullPrice: 1_200_000 });
    expect(priceAt("11:00")).toMatchObject({ price: 1_200_000, fullPrice: 1_200_000 });
    const split = priceAt("10:30");
    expect(split?.entries.map(({ price }) => price)).toEqual([630_000, 500_000]);
    expect(split?.price).toBe(1_130_000);
  });

  it("do not include what another visit takes, and say which master would open it", async () => {
    await insertVisit(server.pool, { masterId: 1, from: salon.at("11:00"), to: salon.at("12:00") });
    const times = await timesOn(monday, haircut(1));
    expect(startsOf(times)).not.toContain("11:00");
    expect(blockedAt(times, "11:30")).toEqual({
      startTime: salon.at("11:30"),
      reason: "busy",
      unlock: { kind: "otherMaster", masterId: 1, otherMasterId: 3 },
    });
    expect(blockedAt(times, "10:30")).toMatchObject({ reason: "tooShort", freeMinutes: 30 });
    expect(startsOf(times)).toContain("12:00");
  });

  it("say which wait would open a time, and which service to leave out where none would", async () => {
    for (const masterId of [1, 2])
      await insertVisit(server.pool, { masterId, from: salon.at("11:00"), to: salon.at("12:15") });
    const times = await timesOn(monday, haircut(), { serviceId: salon.manicure });
    expect(blockedAt(times, "11:00")?.unlock).toEqual({ kind: "longerWait", awaitingTime: 15 });
    expect(blockedAt(times, "10:45")?.unlock).toEqual({
      kind: "withoutService",
      person: 1,
      serviceId: salon.manicure,
    });
  });

  it("say in which manner several people could have a time", async () => {
    for (const masterId of [1, 2])
      await insertVisit(server.pool, { masterId, from: salon.at("11:00"), to: salon.at("14:00") });
    const times = await timesOn(monday, haircut(), { ...haircut(), person: 2 });
    expect(blockedAt(times, "11:00")?.unlock).toEqual({ kind: "otherManner", manner: "oneAfterAnother" });
  });

  it("are too soon before the firm's lead time, and gone when they are past", async () => {
    server.now = new Date("2026-11-23T05:05:00Z");
    const times = await timesOn(monday, haircut());
    expect(blockedAt(times, "10:00")).toBeUndefined();
    expect(blockedAt(times, "10:15")).toMatchObject({ reason: "tooSoon" });
    expect(blockedAt(times, "10:30")).toMatchObject({ reason: "tooSoon" });
    expect(startsOf(times)[0]).toBe("10:45");
  });

  it("are held by a hold for as long as it stands, and no longer", async () => {
    await server.hold("13:00", 1);
    expect(startsOf(await timesOn(monday, haircut(1)))).not.toContain("13:00");
    server.pass(301);
    expect(startsOf(await timesOn(monday, haircut(1)))).toContain("13:00");
  });

  it("of one firm are not taken by visits of another, whose masters may have the same numbers", async () => {
    await insertVisit(server.pool, { firmId: 9002, masterId: 1, from: salon.at("11:00"), to: salon.at("12:00") });
    expect(startsOf(await timesOn(monday, haircut(1)))).toContain("11:00");
  });

  it("are not taken by a visit that was cancelled", async () => {
    const id = await insertVisit(server.pool, { masterId: 1, from: salon.at("11:00"), to: salon.at("12:00") });
    await server.pool.query("delete from occupancies where reservation_id = $1", [id]);
    expect(startsOf(await timesOn(monday, haircut(1)))).toContain("11:00");
  });

  it("of a visit that began the day before are taken up to its end", async () => {
    await insertVisit(server.pool, { masterId: 1, from: salon.at("22:00", "2026-11-22"), to: salon.at("10:00") });
    expect(startsOf(await timesOn(monday, haircut(1)))[0]).toBe("10:00");
  });
});

describe("A month of days", () => {
  it("tells closed, past, full and not yet open days apart", async () => {
    for (const masterId of salon.masters) {
      const date = "2026-11-24";
      await insertVisit(server.pool, { masterId, from: salon.at("09:00", date), to: salon.at("20:00", date) });
    }
    const { days } = await daysFrom("2026-11-21", 40, haircut());
    const stateOn = (date: string) => days.find((day) => day.date === date);
    expect(stateOn("2026-11-22")).toEqual({ date: "2026-11-22", state: "closed", freeShare: 0 });
    expect(stateOn(monday)).toEqual({ date: monday, state: "free", freeShare: 100, firstTime: salon.at("09:00") });
    expect(stateOn("2026-11-24")).toEqual({ date: "2026-11-24", state: "full", freeShare: 0 });
    expect(stateOn("2026-11-29")).toEqual({ date: "2026-11-29", state: "closed", freeShare: 0 });
    expect(stateOn("2026-12-23")).toMatchObject({ state: "free" });
    expect(stateOn("2026-12-24")).toEqual({ date: "2026-12-24", state: "notOpenYet", freeShare: 0 });
    expect(days).toHaveLength(40);
  });

  it.each(["0001-01-01", "9999-12-01"])("is answered however far away it is asked for: from %s", async (from) => {
    const { days } = await daysFrom(from, 31, haircut());
    const state = from < monday ? "closed" : "notOpenYet";
    expect(days.every((day) => day.state === state)).toBe(true);
    expect((await timesOn(from, haircut())).state).toBe(state);
  });

  it("that runs out of the calendar is refused", async () => {
    const asked = { firmId: salon.firmId, params: { entries: [haircut()] }, from: "9999-12-20", days: 31 };
    const { status, body } = await post<Problem>("reservation-times", asked);
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([400, "validationFailed", "/from"]);
  });

  it("comes with the six nearest times, three of a day", async () => {
    const { nearest } = await daysFrom(monday, 14, haircut());
    expect(nearest.map(({ startTime }) => startTime)).toEqual([
      ...["09:00", "09:15", "09:30"].map((time) => salon.at(time)),
      ...["09:00", "09:15", "09:30"].map((time) => salon.at(time, "2026-11-24")),
    ]);
  });

  it("is never empty while there is a free time further on", async () => {
    for (let date = monday; date < "2026-12-20"; date = addDays(date, 1)) {
      await insertVisit(server.pool, { masterId: 2, from: salon.at("00:00", date), to: salon.at("23:00", date) });
    }
    const { days, nearest } = await daysFrom(monday, 7, haircut(2));
    expect(days.filter(({ state }) => state === "free")).toEqual([]);
    expect(nearest[0]?.startTime).toBe(salon.at("09:00", "2026-12-21"));
  });

  it("asked for from a day in the past starts its nearest times today", async () => {
    const { days, nearest } = await daysFrom("2026-11-01", 10, haircut());
    expect(days.every(({ state }) => state === "closed")).toBe(true);
    expect(nearest[0]?.startTime).toBe(salon.at("09:00"));
  });
});

describe("The masters who can do it", () => {
  it("are told for each service, the best rated first, with the least length and the full price", async () => {
    const params = { entries: [haircut(), { serviceId: salon.manicure }] };
    const { body } = await post<Schemas["ServiceAllocation"]>("service-allocation", { firmId: salon.firmId, params });
    expect(body).toEqual({
      entries: [
        { person: 1, serviceId: salon.haircut, masterIds: [3, 1, 2] },
        { person: 1, serviceId: salon.manicure, masterIds: [1, 2] },
      ],
      duration: 90,
      price: { amount: 1_200_000, currency: "KZT" },
    });
  });
});

describe("What cannot be reserved", () => {
  it.each([
    ["an unknown firm", 777, haircut(), 404, "firmNotFound", "changeFirm"],
    ["a service of another firm", salon.firmId, { serviceId: 777 }, 400, "servicesNotBookable", "changeService"],
    ["a service that nobody does online", salon.firmId, { serviceId: 3 }, 400, "servicesNotBookable", "changeService"],
    ["an unknown master", salon.firmId, haircut(777), 400, "noMasterFree", "changeMaster"],
    ["a master who is not online", salon.firmId, haircut(4), 400, "noMasterFree", "changeMaster"],
    [
      "a master who does something else",
      salon.firmId,
      { serviceId: salon.manicure, masterId: 3 },
      400,
      "noMasterFree",
      "changeMaster",
    ],
  ] as const)("for %s says what to change", async (_, firmId, entry, status, code, action) => {
    const wanted = { firmId, params: { entries: [entry] } };
    for (const [path, body] of questionsOf(wanted)) {
      const answer = await post<Problem>(path, body);
      expect([answer.status, answer.body.code, answer.body.action]).toEqual([status, code, action]);
    }
  });

  it.each([
    ["people who are not all counted", [haircut(), { ...haircut(), person: 2 }], 1, "/params/peopleCount"],
    ["people of whom one comes for nothing", [haircut()], 2, "/params/peopleCount"],
    ["a service twice for one person", [haircut(), haircut()], 1, "/params/entries/1"],
  ])("for %s says what is wrong, as a hold does", async (_, entries, peopleCount, field) => {
    const wanted = { firmId: salon.firmId, params: { entries, peopleCount } };
    for (const [path, body] of questionsOf(wanted)) {
      const answer = await post<Problem>(path, body);
      expect([answer.status, answer.body.code]).toEqual([400, "validationFailed"]);
      expect(answer.body.errors?.map((error) => error.field)).toEqual([field]);
    }
  });
});

/** Every question that asks for times, of the same wishes. */
function questionsOf(wanted: object) {
  return [
    ["service-allocation", wanted],
    ["available-times", { ...wanted, date: monday }],
    ["reservation-times", { ...wanted, from: monday, days: 7 }],
    ["preview", { ...wanted, startTime: salon.at("13:00") }],
  ] as const;
}
