import { afterEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { outOfOrder } from "../outbox/out-of-order.ts";
import { salon } from "../salon.ts";
import { LateVisit } from "./late-visit.ts";
import { at } from "./waiting.ts";

const late = LateVisit.ofEachTest();

describe("what is offered", () => {
  test.each([
    ["day", "12:00"],
    ["any", "09:00"],
  ] as const)("begins in the part of the day that is asked for: %s", async (partOfDay, time) => {
    expect((await late.offered({ partOfDay })).offer?.startTime).toBe(at(time));
  });

  test("is never later than the visit", async () => {
    await late.waiting.earlier(late.visit, { partOfDay: "evening" });
    await late.free();
    await late.waiting.offer();
    expect(await late.waiting.statuses()).toEqual(["waiting"]);
  });

  test("is with the visit's master, or with another one where that will do", async () => {
    await late.waiting.earlier(late.visit);
    await late.waiting.offer();
    expect(await late.waiting.statuses()).toEqual(["waiting"]);
    await late.waiting.earlier(late.visit, { acceptsOtherMasters: true });
    await late.waiting.offer();
    expect((await late.request())?.offer).toMatchObject({ startTime: at("09:00"), entries: [{ masterId: 3 }] });
  });

  test("says why its master was picked where any will do, also once it is accepted", async () => {
    const found = await late.offered({ acceptsOtherMasters: true });
    const entries = [{ masterId: 3, pickedBecause: "bestRated" }];
    expect(found.offer).toMatchObject({ entries });
    expect((await late.waiting.accept(found, 2, late.own())).status).toBe(200);
    expect(await late.stands()).toMatchObject({ entries });
  });

  test("is with any master for a visit that any master was asked for, which stays one of any master", async () => {
    late.visit = await late.waiting.book("17:00", null);
    await late.waiting.earlier(late.visit);
    await late.waiting.offer();
    const found = await late.request();
    const entries = [{ isAnyMaster: true }];
    expect(found?.offer).toMatchObject({ startTime: at("09:00"), entries });
    if (found === undefined) throw new Error("Nothing waits.");
    expect((await late.waiting.accept(found, 2, late.own())).status).toBe(200);
    expect(await late.stands()).toMatchObject({ startTime: at("09:00"), entries });
  });

  test("says nothing of why where the visit's master was asked for", async () => {
    expect((await late.offered()).offer?.entries[0]).not.toHaveProperty("pickedBecause");
  });

  test("begins in two hours or later", async () => {
    late.waiting.server.now = new Date(salon.at("09:10", "2026-11-23"));
    const today = "2026-11-23";
    await late.waiting.earlier(late.visit, { from: today, until: today });
    await late.waiting.offer();
    expect((await late.request())?.offer?.startTime).toBe(salon.at("11:15", today));
  });

  test.each([
    ["20:45", "20:59", "done"],
    ["20:45", "21:00", "givenUp"],
    ["20:00", "20:30", "givenUp"],
  ])(
    "is told by day and while it is held: at %s, and with a gateway that is well again at %s, it is %s",
    async (from, until, type) => {
      await late.free();
      await late.waiting.earlier(late.visit);
      await late.waiting.server.empty("outbox");
      late.waiting.server.now = new Date(salon.at(from, "2026-11-23"));
      await late.waiting.offer();
      const { rows } = await late.waiting.server.pool.query<{ id: string }>("select id from outbox");
      const { sent, work } = outOfOrder(late.waiting.server, 1);
      expect(await work(rows[0]?.id ?? "")).toMatchObject({ type: "failed" });
      late.waiting.server.now = new Date(salon.at(until, "2026-11-23"));
      expect(await work(rows[0]?.id ?? "")).toMatchObject({ type });
      expect(sent).toHaveLength(type === "done" ? 1 : 0);
    },
  );

  test("is offered by day: what was freed at night waits for the morning", async () => {
    await late.waiting.earlier(late.visit);
    late.waiting.server.now = new Date(salon.at("21:00", "2026-11-23"));
    await late.free();
    await late.waiting.offer();
    expect(await late.waiting.statuses()).toEqual(["waiting"]);
    late.waiting.server.now = new Date(salon.at("08:59", "2026-11-24"));
    await late.waiting.offer();
    expect(await late.waiting.statuses()).toEqual(["waiting"]);
    late.waiting.server.now = new Date(salon.at("09:00", "2026-11-24"));
    await late.waiting.offer();
    expect(await late.waiting.statuses()).toEqual(["offered"]);
  });
});

describe("a visit without a prepayment", () => {
  const askForPrepayment = (amount: number) =>
    late.waiting.server.pool.query("update services set prepayment_amount = $2 where firm_id = $1 and id = $3", [
      salon.firmId,
      amount,
      salon.haircut,
    ]);
  afterEach(() => askForPrepayment(0));

  test("is offered no time that asks for one, which is offered to the next in the queue", async () => {
    const agreed = await late.waiting.book("17:00", 1, 77_012_222_222);
    await late.waiting.server.pool.query("update reservations set prepayment = 100000 where id = $1", [
      agreed.reservation.id,
    ]);
    await askForPrepayment(100_000);
    await late.waiting.earlier(late.visit);
    late.waiting.server.pass(1);
    await late.waiting.earlier(agreed);
    late.waiting.server.pass(1);
    await late.waiting.haircut(await late.waiting.client(77_013_333_333));
    const before = await late.waiting.messages();
    await late.free();
    await late.waiting.offer();
    expect(await late.waiting.statuses()).toEqual(["waiting", "offered", "offered"]);
    expect(await late.waiting.messages()).toBe(before + 2);
    const found = await late.waiting.of(agreed.reservation.id, agreed.secret);
    if (found === undefined) throw new Error("Nothing is waited for.");
    expect((await late.waiting.accept(found, 2, { reservation_secret: agreed.secret })).body.status).toBe("accepted");
  });

  test("is offered the first time that asks for no more than was agreed on, where earlier ones do", async () => {
    const price = late.visit.reservation.entries[0]?.price ?? 0;
    await late.waiting.server.pool.query("insert into firm_discounts values ($1, 3, 3, 600, 660, 10)", [salon.firmId]);
    await askForPrepayment(price);
    await late.waiting.server.pool.query("update reservations set prepayment = $2 where id = $1", [
      late.visit.reservation.id,
      price * 0.9,
    ]);
    await late.waiting.earlier(late.visit);
    await late.free();
    await late.waiting.offer();
    await late.waiting.server.pool.query("delete from firm_discounts where firm_id = $1 and id = 3", [salon.firmId]);
    expect((await late.request())?.offer).toMatchObject({
      startTime: at("10:00"),
      prepayment: { amount: price * 0.9 },
    });
  });

  test("is not moved to a time that asks for one", async () => {
    const { offer } = await late.offered();
    await late.waiting.server.pool.query("update reservations set prepayment = 1 where id = $1", [offer?.id]);
    const found = await late.request();
    if (found === undefined) throw new Error("Nothing is waited for.");
    const { status, body } = await late.waiting.accept<Problem>(found, 2, late.own());
    expect([status, body.code]).toEqual([400, "offerOver"]);
    expect(await late.stands()).toMatchObject({ startTime: at("16:00"), version: 2 });
  });
});
