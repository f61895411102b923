import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import type { components } from "../../openapi/generated/api.ts";
import { salon } from "./salon.ts";
import { TestServer } from "./test-server.ts";
import { insertVisit } from "./visits.ts";

type Schemas = components["schemas"];
type Params = Schemas["ReservationParams"];

const monday = "2026-11-23";
const two: Params = {
  entries: [
    { person: 1, serviceId: salon.haircut },
    { person: 2, serviceId: salon.haircut },
  ],
  peopleCount: 2,
};

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
beforeEach(async () => {
  await server.pool.query("delete from reservations");
  server.now = salon.morning;
});
afterAll(() => server.close());

function post<Body>(path: string, body: object) {
  return server.post<Body>(`/rest/clients-app/v1/reservations${path}`, body);
}

async function plansFrom(params: Params, from = monday, days = 1): Promise<Schemas["Plan"][]> {
  const asked = { firmId: salon.firmId, params, from, days };
  const { status, body } = await post<Schemas["ServiceAllocation"]>("/service-allocation", asked);
  expect(status).toBe(200);
  return body.plans ?? [];
}

const from = (start: string, end: string) => ({ from: salon.at(start), to: salon.at(end) });
const hoursOf = ({ slot }: Schemas["Plan"]) => [slot.startTime, slot.endTime].map((time) => time.slice(11, 16));

describe("Plans of several people", () => {
  it("say who is served when and by whom, together and one after another, with what it costs", async () => {
    const [together, apart, ...others] = await plansFrom(two);
    expect(together?.manners).toEqual(["together", "shortest"]);
    expect(apart?.manners).toEqual(["oneAfterAnother"]);
    expect(others).toEqual([]);
    expect(together && hoursOf(together)).toEqual(["09:00", "10:00"]);
    expect(apart && hoursOf(apart)).toEqual(["09:00", "11:00"]);
    expect(new Set(together?.slot.entries.map(({ masterId }) => masterId)).size).toBe(2);
    expect(apart?.slot).toMatchObject({ price: 1_260_000, fullPrice: 1_400_000 });
    expect(together?.waitingMinutes).toBe(0);
  });

  it("are the first of all days that were asked for", async () => {
    for (const masterId of salon.masters) await insertVisit(server.pool, { masterId, ...from("09:00", "21:00") });
    const [together] = await plansFrom(two, monday, 2);
    expect(together?.slot.startTime.slice(0, 10)).toBe("2026-11-24");
    expect(await plansFrom(two, monday, 1)).toEqual([]);
  });

  it("are none where no days are asked for", async () => {
    const { body } = await post<Schemas["ServiceAllocation"]>("/service-allocation", {
      firmId: salon.firmId,
      params: two,
    });
    expect(body).not.toHaveProperty("plans");
  });

  it.each(["together", "oneAfterAnother"] as const)("are held as they were shown, %s", async (manner) => {
    const plan = (await plansFrom(two)).find(({ manners }) => manners.includes(manner));
    const { body } = await post<Schemas["CreatedReservation"]>("", {
      isTemporary: true,
      firmId: salon.firmId,
      params: { ...two, manner },
      startTime: plan?.slot.startTime,
    });
    const times = (entries: readonly Schemas["Entry"][]) =>
      entries.map(({ person, masterId, startTime, endTime }) => ({ person, masterId, startTime, endTime }));
    const held = times(body.reservation.entries);
    expect(held).toHaveLength(2);
    expect(held).toEqual(expect.arrayContaining(times(plan?.slot.entries ?? [])));
  });
});

describe("A manner that was chosen", () => {
  it("decides which times are free", async () => {
    for (const masterId of [1, 2]) await insertVisit(server.pool, { masterId, ...from("09:00", "18:00") });
    const asked = { firmId: salon.firmId, date: monday };
    const together = await post<Schemas["AvailableTimes"]>("/available-times", { ...asked, params: two });
    const apart = await post<Schemas["AvailableTimes"]>("/available-times", {
      ...asked,
      params: { ...two, manner: "oneAfterAnother" },
    });
    expect(together.body.slots[0]?.startTime).toBe(salon.at("18:00"));
    expect(apart.body.slots[0]?.startTime).toBe(salon.at("09:00"));
  });

  it("is refused where there is none of that name", async () => {
    const params = { ...two, manner: "inPairs" };
    const { status, body } = await post<Problem>("/service-allocation", { firmId: salon.firmId, params });
    expect([status, body.code]).toEqual([400, "validationFailed"]);
  });
});

describe("Who is picked for anybody", () => {
  const held = async (busy: readonly [masterId: number, start: string, end: string][], asked: number | null = null) => {
    for (const [masterId, start, end] of busy) await insertVisit(server.pool, { masterId, ...from(start, end) });
    const { reservation, secret } = await server.hold("13:00", asked);
    const { body: read } = await server.getReservation(reservation.id, secret);
    expect(read.entries).toEqual(reservation.entries);
    return read.entries.map(({ masterId, pickedBecause }) => [masterId, pickedBecause]).flat();
  };

  it("is the best rated of those who are as free", async () => {
    expect(await held([])).toEqual([3, "bestRated"]);
  });

  it("is the least busy that day of those who are free", async () => {
    const busy = await held([
      [3, "09:00", "11:00"],
      [1, "09:00", "10:00"],
    ]);
    expect(busy).toEqual([2, "leastBusy"]);
  });

  it("is the only one who is free", async () => {
    const busy = await held([
      [3, "12:00", "14:00"],
      [2, "13:30", "14:00"],
    ]);
    expect(busy).toEqual([1, "onlyFree"]);
  });

  it("is told only where nobody was asked for", async () => {
    expect(await held([], 1)).toEqual([1, undefined]);
  });
});
