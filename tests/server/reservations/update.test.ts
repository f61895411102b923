import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Reservation } from "../../../domain/entities.ts";
import { choiceAsked } from "../../../domain/visit-choice.ts";
import { paramsOf } from "../../../domain/wishes.ts";
import { expectedOf } from "../../../domain/bill.ts";
import type { Problem } from "../../../domain/failure.ts";
import { giveAccount, phone, Visitor } from "../accounts/visitor.ts";
import { brokenHistories } from "../../races/histories.ts";
import { salon } from "../salon.ts";
import { at, haircut, manicure, Updating } from "./updating.ts";

const instant = (time: string) => new Date(at(time)).toISOString();

/** What a visit was asked for, as it is asked for again. */
function paramsAgain(visit: Reservation) {
  const { wishes, layout } = choiceAsked(visit);
  return paramsOf(wishes, layout);
}

let updating: Updating;
beforeAll(async () => {
  updating = await Updating.open();
});
afterAll(() => updating.server.close());
beforeEach(() => updating.begin());

describe("a visit that is moved", () => {
  test("has its new time, a new version and new terms, and its old time is free for others", async () => {
    const { status, body } = await updating.update({ startTime: at("16:00") });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: updating.visit.reservation.id,
      status: "confirmed",
      startTime: at("16:00"),
      endTime: at("17:00"),
      version: updating.visit.reservation.version + 1,
      freeCancelUntil: salon.at("16:00", "2026-11-24"),
      clientName: "Мадина",
    });
    expect(body.entries[0]).not.toHaveProperty("isAnyMaster");
    expect(await updating.read()).toEqual(body);
    expect(await updating.taken()).toEqual([[updating.visit.reservation.id, 1, instant("16:00"), instant("17:00")]]);
    expect((await updating.server.askToHold("", 1, { startTime: at("13:00") })).status).toBe(201);
  });

  test("says why somebody else was picked, where anybody was wanted", async () => {
    const params = { entries: [haircut(null)] };
    await updating.book("16:00", 1);
    const { body } = await updating.update({ startTime: at("16:00"), params });
    expect(body.entries).toMatchObject([{ masterId: 3, pickedBecause: "bestRated" }]);
    expect(await updating.read()).toEqual(body);
  });

  test.each(["12:30", "13:15", "13:00"])("may overlap its own old time: to %s", async (time) => {
    const { status } = await updating.update({ startTime: at(time) });
    expect(status).toBe(200);
    const [hours = "", minutes = ""] = time.split(":");
    expect(await updating.taken()).toEqual([
      [updating.visit.reservation.id, 1, instant(time), instant(`${Number(hours) + 1}:${minutes}`)],
    ]);
  });

  test("says in its history when it was reserved, from when to when it was moved, and when it was given up", async () => {
    const reserved = { at: salon.at("08:00"), status: "confirmed" };
    expect((await updating.server.hold("10:00", 2)).reservation.history).toBeUndefined();
    expect((await updating.read()).history).toEqual([reserved]);
    updating.server.pass(60);
    const moved = { at: salon.at("08:01"), from: at("13:00"), to: at("16:00") };
    const { body } = await updating.update({ startTime: at("16:00") });
    expect(body.history).toEqual([reserved, moved]);
    updating.server.pass(60);
    const wanted = { startTime: at("16:00"), version: body.version };
    await updating.update({ ...wanted, params: { entries: [haircut(2)] } });
    const changed = { at: salon.at("08:02"), from: at("16:00"), to: at("16:00") };
    updating.server.pass(60);
    const { reservation, secret } = updating.visit;
    await updating.server.cancel(reservation.id, 4, { reservation_secret: secret });
    const cancelled = { at: salon.at("08:03"), status: "cancelledByClient" };
    expect((await updating.read()).history).toEqual([reserved, moved, changed, cancelled]);
    expect(await brokenHistories(updating.server.pool)).toEqual([]);
  });

  test("has a history that is only ever added to, and none of what was refused", async () => {
    await updating.update({ startTime: at("16:00") });
    const forged = updating.server.pool.query("update reservation_changes set to_starts_at = from_starts_at");
    await expect(forged).rejects.toThrow("only ever added to");
    await updating.update({ startTime: at("10:00"), version: 1 });
    expect((await updating.read()).history).toHaveLength(2);
  });

  test("may be moved by the client whose phone it is of, without its secret", async () => {
    await giveAccount(updating.server);
    const { accessToken } = await new Visitor(updating.server).enter();
    const { status, body } = await updating.update(
      { startTime: at("10:00") },
      { ...updating.visit, secret: "" },
      {
        authorization: `Bearer ${accessToken}`,
      },
    );
    expect([status, body.startTime]).toEqual([200, at("10:00")]);
  });

  test("is moved by nobody else", async () => {
    const { status, body } = await updating.update<Problem>(
      { startTime: at("10:00") },
      { ...updating.visit, secret: "x".repeat(32) },
    );
    expect([status, body.code]).toEqual([404, "reservationNotFound"]);
    expect((await updating.read()).startTime).toBe(at("13:00"));
  });

  test("is moved once by a request that is sent again", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const first = await updating.update({ startTime: at("16:00") }, updating.visit, headers);
    const again = await updating.update({ startTime: at("16:00") }, updating.visit, headers);
    expect(again.body).toEqual(first.body);
    expect((await updating.read()).version).toBe(3);
  });

  test("has its reminders at its new time alone", async () => {
    const due = async () => {
      const { rows } = await updating.server.pool.query<{ kind: string; until: string }>(
        "select kind, send_until as until from reservation_reminders order by kind",
      );
      return rows;
    };
    const before = await due();
    await updating.update({ startTime: at("17:00") });
    const after = await due();
    expect(after.map(({ kind }) => kind)).toEqual(before.map(({ kind }) => kind));
    expect(after).not.toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });
});

describe("what else can be changed", () => {
  test("is the master", async () => {
    const { body } = await updating.update({ params: { entries: [haircut(2)] } });
    expect(body.entries).toMatchObject([{ masterId: 2, masterName: "Динара", startTime: at("13:00") }]);
    expect(await updating.taken()).toEqual([[updating.visit.reservation.id, 2, instant("13:00"), instant("14:00")]]);
  });

  test("are the services, at the price that was seen", async () => {
    const entries = [haircut(), manicure()];
    const total = { amount: 1_200_000, currency: "KZT" };
    const { status, body } = await updating.update({
      params: { entries },
      expected: { ...expectedOf(updating.visit.reservation), total, totalMax: { amount: 1_400_000, currency: "KZT" } },
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
    const held = await updating.server.hold("", 1, { startTime: at("09:00"), params });
    const { body: family } = await updating.server.confirm(held, phone, await updating.server.giveProof(held, phone));
    expect(family.reservation.manner).toBe("oneAfterAnother");
    const { body } = await updating.update(
      { startTime: at("16:00"), params: paramsAgain(family.reservation) },
      { ...held, reservation: family.reservation },
    );
    expect(body).toMatchObject({
      manner: "oneAfterAnother",
      entries: [{ startTime: at("16:00") }, { startTime: at("17:00") }],
    });
    expect(await updating.read({ ...held, reservation: body })).toEqual(body);
  });

  test("is the currency, in which the salon says its prices by now", async () => {
    const expected = {
      total: { amount: 700_000, currency: "RUB" },
      totalMax: { amount: 900_000, currency: "RUB" },
      prepayment: { amount: 0, currency: "RUB" },
    };
    await updating.server.pool.query("update firms set currency = 'RUB' where id = $1", [salon.firmId]);
    const { body } = await updating.update({ startTime: at("16:00"), expected });
    await updating.server.pool.query("update firms set currency = 'KZT' where id = $1", [salon.firmId]);
    expect(body).toMatchObject({ startTime: at("16:00"), ...expected });
    expect(await updating.read()).toMatchObject(expected);
  });

  test("is nobody by name where nobody was asked for, however often it is moved", async () => {
    const entries = [haircut(null)];
    const held = await updating.server.hold("", 1, { startTime: at("09:00"), params: { entries } });
    const { body } = await updating.server.confirm(held, phone, await updating.server.giveProof(held, phone));
    let { reservation } = body;
    const [first] = reservation.entries.map(({ masterId }) => masterId);
    for (const time of ["11:00", "15:00"]) {
      const params = paramsAgain(reservation);
      expect(params.entries).toMatchObject([{ masterId: null }]);
      ({ body: reservation } = await updating.update({ startTime: at(time), params }, { ...held, reservation }));
      expect(reservation.entries).toMatchObject([{ masterId: first, pickedBecause: expect.any(String) }]);
    }
  });

  test("is nobody by name where nobody was asked for, also while one master alone does it", async () => {
    const { pool } = updating.server;
    const entries = [manicure(null)];
    const setSecond = (isOnline: boolean) =>
      pool.query("update masters set is_online = $2 where firm_id = $1 and id = 2", [salon.firmId, isOnline]);
    await setSecond(false);
    const held = await updating.server.hold("", 1, { startTime: at("09:00"), params: { entries } });
    const { body } = await updating.server.confirm(held, phone, await updating.server.giveProof(held, phone));
    await setSecond(true);
    expect(body.reservation.entries).toEqual([expect.objectContaining({ masterId: 1, isAnyMaster: true })]);
    expect(body.reservation.entries[0]).not.toHaveProperty("pickedBecause");
    expect(paramsAgain(body.reservation).entries).toMatchObject([{ masterId: null }]);
  });

  test("stays with the master of the visit where any will do", async () => {
    const other = await updating.book("15:00", 2);
    const { body } = await updating.update({ startTime: at("16:00"), params: { entries: [haircut(null)] } }, other);
    expect(body.entries).toMatchObject([{ masterId: 2, pickedBecause: "sameMaster" }]);
    expect(await updating.read({ ...other, reservation: body })).toEqual(body);
  });
});

test("a hold that ran out is in nobody's way", async () => {
  await updating.server.hold("", 1, { startTime: at("16:00") });
  updating.server.pass(301);
  expect((await updating.update({ startTime: at("16:00") })).status).toBe(200);
});
