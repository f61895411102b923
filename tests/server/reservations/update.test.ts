import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paramsAgain } from "../../../domain/again.ts";
import { expectedOf } from "../../../domain/bill.ts";
import type { Problem } from "../../../domain/failure.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "../accounts/visitor.ts";
import { brokenHistories } from "../../races/histories.ts";
import { salon } from "../salon.ts";
import { type Answer, type Held, TestServer } from "../test-server.ts";

type Schemas = components["schemas"];
type Reservation = Schemas["Reservation"];
type Update = Schemas["UpdateReservation"];

/** A Wednesday, so that changing a visit on it is free; without a discount. */
const day = "2026-11-25";
const at = (time: string) => salon.at(time, day);
const instant = (time: string) => new Date(at(time)).toISOString();
const haircut = (masterId: number | null = 1) => ({ person: 1, serviceId: salon.haircut, masterId });
const manicure = (masterId: number | null = 1) => ({ person: 1, serviceId: salon.manicure, masterId });

let server: TestServer;
let visit: Held;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await forgetAccounts(server);
  visit = await book("13:00");
});

async function book(time: string, masterId = 1): Promise<Held> {
  const held = await server.hold("", masterId, { startTime: at(time) });
  const { body } = await server.confirm(held, phone, await server.giveProof(held, phone));
  return { ...held, reservation: body.reservation };
}

function update<Body = Reservation>(
  change: Partial<Update>,
  { reservation, secret }: Held = visit,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  const { version, startTime } = reservation;
  const wanted = { version, startTime, params: { entries: [haircut()] }, expected: expectedOf(reservation) };
  return server.ask({
    method: "PUT",
    url: `/rest/clients-app/v1/reservations/${reservation.id}`,
    headers: { "idempotency-key": randomUUID(), reservation_secret: secret, ...headers },
    payload: { ...wanted, ...change },
  });
}

const read = async ({ reservation: { id }, secret }: Held = visit) => (await server.getReservation(id, secret)).body;

async function taken(): Promise<[string, number, string, string][]> {
  const { rows } = await server.pool.query<{ id: string; master: number; from: string; to: string }>(
    `select reservation_id as id, resource_id as master, starts_at as from, ends_at as to from occupancies
      order by starts_at, resource_id`,
  );
  return rows.map(({ id, master, from, to }) => [id, master, from, to]);
}

describe("a visit that is moved", () => {
  test("has its new time, a new version and new terms, and its old time is free for others", async () => {
    const { status, body } = await update({ startTime: at("16:00") });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: visit.reservation.id,
      status: "confirmed",
      startTime: at("16:00"),
      endTime: at("17:00"),
      version: visit.reservation.version + 1,
      freeCancelUntil: salon.at("16:00", "2026-11-24"),
      clientName: "Мадина",
    });
    expect(await read()).toEqual(body);
    expect(await taken()).toEqual([[visit.reservation.id, 1, instant("16:00"), instant("17:00")]]);
    expect((await server.askToHold("", 1, { startTime: at("13:00") })).status).toBe(201);
  });

  test.each(["12:30", "13:15", "13:00"])("may overlap its own old time: to %s", async (time) => {
    const { status } = await update({ startTime: at(time) });
    expect(status).toBe(200);
    const [hours = "", minutes = ""] = time.split(":");
    expect(await taken()).toEqual([
      [visit.reservation.id, 1, instant(time), instant(`${Number(hours) + 1}:${minutes}`)],
    ]);
  });

  test("says in its history when it was reserved, from when to when it was moved, and when it was given up", async () => {
    const reserved = { at: salon.at("08:00"), status: "confirmed" };
    expect((await server.hold("10:00", 2)).reservation.history).toBeUndefined();
    expect((await read()).history).toEqual([reserved]);
    server.pass(60);
    const moved = { at: salon.at("08:01"), from: at("13:00"), to: at("16:00") };
    const { body } = await update({ startTime: at("16:00") });
    expect(body.history).toEqual([reserved, moved]);
    server.pass(60);
    const wanted = { startTime: at("16:00"), version: body.version };
    await update({ ...wanted, params: { entries: [haircut(2)] } });
    const changed = { at: salon.at("08:02"), from: at("16:00"), to: at("16:00") };
    server.pass(60);
    const { reservation, secret } = visit;
    await server.cancel(reservation.id, 4, { reservation_secret: secret });
    const cancelled = { at: salon.at("08:03"), status: "cancelledByClient" };
    expect((await read()).history).toEqual([reserved, moved, changed, cancelled]);
    expect(await brokenHistories(server.pool)).toEqual([]);
  });

  test("has a history that is only ever added to, and none of what was refused", async () => {
    await update({ startTime: at("16:00") });
    const forged = server.pool.query("update reservation_changes set to_starts_at = from_starts_at");
    await expect(forged).rejects.toThrow("only ever added to");
    await update({ startTime: at("10:00"), version: 1 });
    expect((await read()).history).toHaveLength(2);
  });

  test("is not moved by opening it: reading changes nothing", async () => {
    expect([(await read()).version, (await read()).version]).toEqual([2, 2]);
  });

  test("may be moved by the client whose phone it is of, without its secret", async () => {
    await giveAccount(server);
    const { accessToken } = await new Visitor(server).enter();
    const { status, body } = await update(
      { startTime: at("10:00") },
      { ...visit, secret: "" },
      {
        authorization: `Bearer ${accessToken}`,
      },
    );
    expect([status, body.startTime]).toEqual([200, at("10:00")]);
  });

  test("is moved by nobody else", async () => {
    const { status, body } = await update<Problem>({ startTime: at("10:00") }, { ...visit, secret: "x".repeat(32) });
    expect([status, body.code]).toEqual([404, "reservationNotFound"]);
    expect((await read()).startTime).toBe(at("13:00"));
  });

  test("is moved once by a request that is sent again", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const first = await update({ startTime: at("16:00") }, visit, headers);
    const again = await update({ startTime: at("16:00") }, visit, headers);
    expect(again.body).toEqual(first.body);
    expect((await read()).version).toBe(3);
  });

  test("has its reminders at its new time alone", async () => {
    const due = async () => {
      const { rows } = await server.pool.query<{ kind: string; until: string }>(
        "select kind, send_until as until from reservation_reminders order by kind",
      );
      return rows;
    };
    const before = await due();
    await update({ startTime: at("17:00") });
    const after = await due();
    expect(after.map(({ kind }) => kind)).toEqual(before.map(({ kind }) => kind));
    expect(after).not.toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });
});

describe("what else can be changed", () => {
  test("is the master", async () => {
    const { body } = await update({ params: { entries: [haircut(2)] } });
    expect(body.entries).toMatchObject([{ masterId: 2, masterName: "Динара", startTime: at("13:00") }]);
    expect(await taken()).toEqual([[visit.reservation.id, 2, instant("13:00"), instant("14:00")]]);
  });

  test("are the services, at the price that was seen", async () => {
    const entries = [haircut(), manicure()];
    const total = { amount: 1_200_000, currency: "KZT" };
    const { status, body } = await update({
      params: { entries },
      expected: { ...expectedOf(visit.reservation), total, totalMax: { amount: 1_400_000, currency: "KZT" } },
    });
    expect([status, body.total, body.endTime]).toEqual([200, total, at("14:30")]);
    expect(body.entries.map(({ serviceName }) => serviceName)).toEqual(["Стрижка", "Маникюр"]);
  });

  test("is not the manner in which several people are served", async () => {
    const params = {
      entries: [haircut(1), { ...haircut(2), person: 2 }],
      peopleCount: 2,
      manner: "oneAfterAnother" as const,
    };
    const held = await server.hold("", 1, { startTime: at("09:00"), params });
    const { body: family } = await server.confirm(held, phone, await server.giveProof(held, phone));
    expect(family.reservation.manner).toBe("oneAfterAnother");
    const { body } = await update(
      { startTime: at("16:00"), params: paramsAgain(family.reservation, null) },
      { ...held, reservation: family.reservation },
    );
    expect(body).toMatchObject({
      manner: "oneAfterAnother",
      entries: [{ startTime: at("16:00") }, { startTime: at("17:00") }],
    });
    expect(await read({ ...held, reservation: body })).toEqual(body);
  });

  test("is the currency, in which the salon says its prices by now", async () => {
    const expected = {
      total: { amount: 700_000, currency: "RUB" },
      totalMax: { amount: 900_000, currency: "RUB" },
      prepayment: { amount: 0, currency: "RUB" },
    };
    await server.pool.query("update firms set currency = 'RUB' where id = $1", [salon.firmId]);
    const { body } = await update({ startTime: at("16:00"), expected });
    await server.pool.query("update firms set currency = 'KZT' where id = $1", [salon.firmId]);
    expect(body).toMatchObject({ startTime: at("16:00"), ...expected });
    expect(await read()).toMatchObject(expected);
  });

  test("stays with the master of the visit where any will do", async () => {
    const other = await book("15:00", 2);
    const { body } = await update({ startTime: at("16:00"), params: { entries: [haircut(null)] } }, other);
    expect(body.entries).toMatchObject([{ masterId: 2 }]);
  });
});

describe("a change that is refused leaves the visit as it was", () => {
  /** The refusal of a change, and whether the visit and what it takes are the same after it. */
  async function refused(change: Partial<Update>, own = visit): Promise<Problem & { isAsBefore: boolean }> {
    const before = [await read(own), await taken()];
    const { body } = await update<Problem>(change, own);
    const isAsBefore = JSON.stringify(before) === JSON.stringify([await read(own), await taken()]);
    return { ...body, isAsBefore };
  }
  const as = (code: string) => ({ status: 400, code, isAsBefore: true });

  test("where somebody else has the time, with the nearest others", async () => {
    await book("16:00");
    const refusal = await refused({ startTime: at("16:00") });
    expect(refusal).toMatchObject(as("slotTaken"));
    const { alternatives = [] } = refusal;
    expect(alternatives).toHaveLength(3);
    for (const { startTime, entries } of alternatives) {
      expect(entries).toMatchObject([{ masterId: 1 }]);
      expect(startTime).not.toBe(at("16:00"));
    }
  });

  test("where the visit would overlap another in part", async () => {
    await book("14:00");
    expect(await refused({ startTime: at("13:15") })).toMatchObject(as("slotTaken"));
  });

  test("where it costs something else than the client has seen, with what it costs", async () => {
    expect(await refused({ params: { entries: [manicure()] } })).toMatchObject({
      ...as("priceChanged"),
      bill: { total: { amount: 500_000, currency: "KZT" } },
    });
  });

  test.each([
    ["may cost more", { totalMax: { amount: 800_000, currency: "KZT" } }],
    ["asks for another prepayment", { prepayment: { amount: 100_000, currency: "KZT" } }],
  ])("where it %s than the client has seen", async (_, seen) => {
    const expected = { ...expectedOf(visit.reservation), ...seen };
    expect(await refused({ startTime: at("16:00"), expected })).toMatchObject({
      ...as("priceChanged"),
      bill: expectedOf(visit.reservation),
    });
  });

  test("to what is paid for before, which the visit is not", async () => {
    const change = { params: { entries: [manicure()] } };
    const sql = "update services set prepayment_amount = 100000 where firm_id = $1 and id = $2";
    await server.pool.query(sql, [salon.firmId, manicure().serviceId]);
    const { bill: expected } = await refused(change);
    expect(expected?.prepayment.amount).toBe(100_000);
    expect(await refused({ ...change, expected })).toMatchObject(as("notChangeable"));
    await server.pool.query("update services set prepayment_amount = 0 where firm_id = $1 and id = $2", [
      salon.firmId,
      manicure().serviceId,
    ]);
  });

  test("where it was changed meanwhile, with the visit as it is", async () => {
    await update({ startTime: at("16:00") });
    expect(await refused({ startTime: at("10:00") })).toMatchObject({
      ...as("reservationChanged"),
      reservation: { startTime: at("16:00"), version: 3 },
    });
  });

  test.each([
    ["outside of hours", { startTime: at("20:00") }, "slotOutsideHours"],
    ["past", { startTime: salon.at("07:00", "2026-11-20") }, "slotTooSoon"],
    ["by a master who does not do it", { params: { entries: [manicure(3)] } }, "noMasterFree"],
  ])("%s, with the nearest times that can be had", async (_, change, code) => {
    const refusal = await refused(change);
    expect(refusal).toMatchObject(as(code));
    expect(refusal.alternatives).toHaveLength(3);
  });

  test.each([
    [
      "of a service that is not here",
      { params: { entries: [{ ...haircut(), serviceId: 77 }] } },
      "servicesNotBookable",
    ],
    ["for somebody who is not counted", { params: { entries: [{ ...haircut(), person: 2 }] } }, "validationFailed"],
  ])("%s", async (_, change, code) => {
    expect(await refused(change)).toMatchObject(as(code));
  });

  test("once changing is not free any more", async () => {
    server.now = new Date(Date.parse(at("13:00")) - 24 * 3_600_000);
    expect(await refused({ startTime: at("16:00") })).toMatchObject({
      ...as("changeTooLate"),
      reservation: { id: visit.reservation.id },
      action: "callFirm",
    });
  });

  test.each([
    ["a cancelled visit", "update reservations set status = 'cancelledByClient' where id = $1"],
    ["one that was paid for", "update reservations set payment_status = 'paid' where id = $1"],
  ])("%s", async (_, sql) => {
    await server.pool.query(sql, [visit.reservation.id]);
    expect(await refused({ startTime: at("16:00") })).toMatchObject(as("notChangeable"));
  });

  test("a time that is only held", async () => {
    const held = await server.hold("", 2, { startTime: at("10:00") });
    expect(await refused({ startTime: at("16:00") }, held)).toMatchObject(as("notChangeable"));
  });
});

test("a hold that ran out is in nobody's way", async () => {
  await server.hold("", 1, { startTime: at("16:00") });
  server.pass(301);
  expect((await update({ startTime: at("16:00") })).status).toBe(200);
});
