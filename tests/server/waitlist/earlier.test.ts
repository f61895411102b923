import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import type { Problem } from "../../../domain/failure.ts";
import { outOfOrder } from "../outbox/out-of-order.ts";
import { salon } from "../salon.ts";
import type { Held } from "../test-server.ts";
import { at, day, Waiting, type WaitlistRequest } from "./waiting.ts";

let waiting: Waiting;
let visit: Held;
let free: () => Promise<unknown>;
beforeAll(async () => {
  waiting = await Waiting.open();
});
afterAll(() => waiting.close());
beforeEach(async () => {
  await waiting.forget();
  visit = await waiting.book("16:00");
  free = await waiting.take(1, "09:00", "16:00");
});

const own = () => ({ reservation_secret: visit.secret });
const request = async () => await waiting.of(visit.reservation.id, visit.secret);
const stands = async () => (await waiting.server.getReservation(visit.reservation.id, visit.secret)).body;

/** An earlier time that was asked for, freed and offered. */
async function offered(more: Parameters<Waiting["earlier"]>[1] = {}): Promise<WaitlistRequest> {
  await waiting.earlier(visit, more);
  await waiting.offer();
  await free();
  await waiting.offer();
  const found = await request();
  if (found?.offer === undefined) throw new Error("Nothing was offered.");
  return found;
}

test("a guest who would like to come earlier is asked nothing until a time is free; then it is held, and their own is kept", async () => {
  const { status, body } = await waiting.earlier(visit);
  expect(status).toBe(201);
  expect(body).toMatchObject({ kind: "earlier", status: "waiting", reservationId: visit.reservation.id });
  const before = await waiting.messages();
  await waiting.offer();
  expect([await waiting.statuses(), await waiting.messages()]).toEqual([["waiting"], before]);

  await free();
  await waiting.offer();
  const found = await request();
  expect(found).toMatchObject({
    status: "offered",
    offer: { status: "held", startTime: at("09:00"), total: visit.reservation.total, heldForSeconds: 1800 },
  });
  expect(await waiting.messages()).toBe(before + 1);
  expect(await stands()).toMatchObject({ status: "confirmed", startTime: at("16:00"), version: 2 });
  for (const time of ["09:00", "16:00"]) {
    expect((await waiting.server.askToHold("", 1, { startTime: at(time) })).status).toBe(400);
  }
});

test("people who come one after another are offered an earlier time one after another, and move so", async () => {
  const { server } = waiting;
  const entries = [1, 2].map((person) => ({ person, serviceId: salon.haircut, masterId: person }));
  const params = { entries, peopleCount: 2, manner: "oneAfterAnother" as const };
  const held = await server.hold("", 1, { startTime: at("17:00"), params });
  const { body: family } = await server.confirm(held, 77_010_000_002, await server.giveProof(held, 77_010_000_002));
  const own = { reservation_secret: held.secret };
  await waiting.take(2, "09:00", "10:00");
  const freeSecond = await waiting.take(2, "10:00", "17:00");
  await waiting.earlier({ ...held, reservation: family.reservation });
  await freeSecond();
  await free();
  await waiting.offer();
  const found = await waiting.of(held.reservation.id, held.secret);
  const isOneAfterAnother = {
    manner: "oneAfterAnother",
    entries: [{ startTime: at("09:00") }, { startTime: at("10:00") }],
  };
  expect(found?.offer).toMatchObject(isOneAfterAnother);
  if (found === undefined) throw new Error("Nothing was offered.");
  expect((await waiting.accept(found, 2, own)).status).toBe(200);
  expect((await server.getReservation(held.reservation.id, held.secret)).body).toMatchObject(isOneAfterAnother);
});

test("who accepts has the earlier time in one step, and the old one is free for others", async () => {
  const { status, body } = await waiting.accept(await offered(), 2, own());
  expect([status, body.status]).toEqual([200, "accepted"]);
  expect(await stands()).toMatchObject({
    id: visit.reservation.id,
    status: "confirmed",
    startTime: at("09:00"),
    endTime: at("10:00"),
    version: 3,
    freeCancelUntil: salon.at("09:00", "2026-11-24"),
  });
  expect((await waiting.server.askToHold("", 1, { startTime: at("16:00") })).status).toBe(201);
  expect((await waiting.server.askToHold("", 1, { startTime: at("09:00") })).status).toBe(400);
  const { rows } = await waiting.server.pool.query(
    "select send_from from reservation_reminders where kind = 'hoursBefore'",
  );
  expect(rows).toEqual([]);
  const again = await waiting.accept(body, 2, own());
  expect([again.status, again.body.status]).toEqual([200, "accepted"]);
});

test("who keeps theirs has it, and the offered time is free for others", async () => {
  const { body } = await waiting.leave(await offered(), own());
  expect(body.status).toBe("declined");
  expect(await stands()).toMatchObject({ startTime: at("16:00"), version: 2 });
  expect((await waiting.server.askToHold("", 1, { startTime: at("09:00") })).status).toBe(201);
});

test("who answers nothing keeps theirs, and the offer is over after half an hour", async () => {
  const found = await offered();
  waiting.server.pass(1800);
  const { status, body } = await waiting.accept<Problem>(found, 2, own());
  expect([status, body.code, body.action]).toEqual([400, "offerOver", "changeTime"]);
  expect((await request())?.status).toBe("expired");
  await waiting.offer();
  expect(await waiting.statuses()).toEqual(["expired"]);
  expect(await stands()).toMatchObject({ startTime: at("16:00"), version: 2 });
  expect((await waiting.server.askToHold("", 1, { startTime: at("09:00") })).status).toBe(201);
});

test("each move of a request is written down, with who made it", async () => {
  await waiting.accept(await offered(), 2, own());
  const { rows } = await waiting.server.pool.query(
    "select from_status, to_status, moved_by from waitlist_history order by id",
  );
  expect(rows).toEqual([
    { from_status: "waiting", to_status: "offered", moved_by: "clock" },
    { from_status: "offered", to_status: "accepted", moved_by: "client" },
  ]);
});

describe("what is offered", () => {
  test.each([
    ["day", "12:00"],
    ["any", "09:00"],
  ] as const)("begins in the part of the day that is asked for: %s", async (partOfDay, time) => {
    expect((await offered({ partOfDay })).offer?.startTime).toBe(at(time));
  });

  test("is never later than the visit", async () => {
    await waiting.earlier(visit, { partOfDay: "evening" });
    await free();
    await waiting.offer();
    expect(await waiting.statuses()).toEqual(["waiting"]);
  });

  test("is with the visit's master, or with another one where that will do", async () => {
    await waiting.earlier(visit);
    await waiting.offer();
    expect(await waiting.statuses()).toEqual(["waiting"]);
    await waiting.earlier(visit, { acceptsOtherMasters: true });
    await waiting.offer();
    expect((await request())?.offer).toMatchObject({ startTime: at("09:00"), entries: [{ masterId: 3 }] });
  });

  test("says why its master was picked where any will do, also once it is accepted", async () => {
    const found = await offered({ acceptsOtherMasters: true });
    const entries = [{ masterId: 3, pickedBecause: "bestRated" }];
    expect(found.offer).toMatchObject({ entries });
    expect((await waiting.accept(found, 2, own())).status).toBe(200);
    expect(await stands()).toMatchObject({ entries });
  });

  test("is with any master for a visit that any master was asked for, which stays one of any master", async () => {
    visit = await waiting.book("17:00", null);
    await waiting.earlier(visit);
    await waiting.offer();
    const found = await request();
    const entries = [{ isAnyMaster: true }];
    expect(found?.offer).toMatchObject({ startTime: at("09:00"), entries });
    if (found === undefined) throw new Error("Nothing waits.");
    expect((await waiting.accept(found, 2, own())).status).toBe(200);
    expect(await stands()).toMatchObject({ startTime: at("09:00"), entries });
  });

  test("says nothing of why where the visit's master was asked for", async () => {
    expect((await offered()).offer?.entries[0]).not.toHaveProperty("pickedBecause");
  });

  test("begins in two hours or later", async () => {
    waiting.server.now = new Date(salon.at("09:10", "2026-11-23"));
    const today = "2026-11-23";
    await waiting.earlier(visit, { from: today, until: today });
    await waiting.offer();
    expect((await request())?.offer?.startTime).toBe(salon.at("11:15", today));
  });

  test.each([
    ["20:45", "20:59", "done"],
    ["20:45", "21:00", "givenUp"],
    ["20:00", "20:30", "givenUp"],
  ])(
    "is told by day and while it is held: at %s, and with a gateway that is well again at %s, it is %s",
    async (from, until, type) => {
      await free();
      await waiting.earlier(visit);
      await waiting.server.empty("outbox");
      waiting.server.now = new Date(salon.at(from, "2026-11-23"));
      await waiting.offer();
      const { rows } = await waiting.server.pool.query<{ id: string }>("select id from outbox");
      const { sent, work } = outOfOrder(waiting.server, 1);
      expect(await work(rows[0]?.id ?? "")).toMatchObject({ type: "failed" });
      waiting.server.now = new Date(salon.at(until, "2026-11-23"));
      expect(await work(rows[0]?.id ?? "")).toMatchObject({ type });
      expect(sent).toHaveLength(type === "done" ? 1 : 0);
    },
  );

  test("is offered by day: what was freed at night waits for the morning", async () => {
    await waiting.earlier(visit);
    waiting.server.now = new Date(salon.at("21:00", "2026-11-23"));
    await free();
    await waiting.offer();
    expect(await waiting.statuses()).toEqual(["waiting"]);
    waiting.server.now = new Date(salon.at("08:59", "2026-11-24"));
    await waiting.offer();
    expect(await waiting.statuses()).toEqual(["waiting"]);
    waiting.server.now = new Date(salon.at("09:00", "2026-11-24"));
    await waiting.offer();
    expect(await waiting.statuses()).toEqual(["offered"]);
  });
});

describe("nobody is moved to what they have not seen", () => {
  test("a visit of another version than was seen stays where it is", async () => {
    const { status, body } = await waiting.accept<Problem>(await offered(), 1, own());
    expect([status, body.code, body.reservation?.version]).toEqual([400, "reservationChanged", 2]);
    expect(await stands()).toMatchObject({ startTime: at("16:00") });
  });

  test("nor is another price than was seen agreed to", async () => {
    const found = await offered();
    if (found.offer === undefined) throw new Error("Nothing was offered.");
    const other = { ...found, offer: { ...found.offer, total: { amount: 1, currency: "KZT" } } };
    const { body } = await waiting.accept<Problem>(other, 2, own());
    expect([body.code, body.bill]).toEqual(["priceChanged", expectedOf(found.offer)]);
  });

  test("what was offered for a visit that was changed meanwhile is over", async () => {
    const found = await offered();
    await waiting.server.pool.query("update reservations set version = version + 1 where id = $1", [
      visit.reservation.id,
    ]);
    expect((await waiting.accept<Problem>(found, 3, own())).body.code).toBe("offerOver");
    await waiting.offer();
    expect(await waiting.statuses()).toEqual(["expired"]);
    expect((await waiting.server.askToHold("", 1, { startTime: at("09:00") })).status).toBe(201);
  });
});

describe("a visit without a prepayment", () => {
  const askForPrepayment = (amount: number) =>
    waiting.server.pool.query("update services set prepayment_amount = $2 where firm_id = $1 and id = $3", [
      salon.firmId,
      amount,
      salon.haircut,
    ]);
  afterEach(() => askForPrepayment(0));

  test("is offered no time that asks for one, which is offered to the next in the queue", async () => {
    const agreed = await waiting.book("17:00", 1, 77_012_222_222);
    await waiting.server.pool.query("update reservations set prepayment = 100000 where id = $1", [
      agreed.reservation.id,
    ]);
    await askForPrepayment(100_000);
    await waiting.earlier(visit);
    waiting.server.pass(1);
    await waiting.earlier(agreed);
    waiting.server.pass(1);
    await waiting.haircut(await waiting.client(77_013_333_333));
    const before = await waiting.messages();
    await free();
    await waiting.offer();
    expect(await waiting.statuses()).toEqual(["waiting", "offered", "offered"]);
    expect(await waiting.messages()).toBe(before + 2);
    const found = await waiting.of(agreed.reservation.id, agreed.secret);
    if (found === undefined) throw new Error("Nothing is waited for.");
    expect((await waiting.accept(found, 2, { reservation_secret: agreed.secret })).body.status).toBe("accepted");
  });

  test("is offered the first time that asks for no more than was agreed on, where earlier ones do", async () => {
    const price = visit.reservation.entries[0]?.price ?? 0;
    await waiting.server.pool.query("insert into firm_discounts values ($1, 3, 3, 600, 660, 10)", [salon.firmId]);
    await askForPrepayment(price);
    await waiting.server.pool.query("update reservations set prepayment = $2 where id = $1", [
      visit.reservation.id,
      price * 0.9,
    ]);
    await waiting.earlier(visit);
    await free();
    await waiting.offer();
    await waiting.server.pool.query("delete from firm_discounts where firm_id = $1 and id = 3", [salon.firmId]);
    expect((await request())?.offer).toMatchObject({ startTime: at("10:00"), prepayment: { amount: price * 0.9 } });
  });

  test("is not moved to a time that asks for one", async () => {
    const { offer } = await offered();
    await waiting.server.pool.query("update reservations set prepayment = 1 where id = $1", [offer?.id]);
    const found = await request();
    if (found === undefined) throw new Error("Nothing is waited for.");
    const { status, body } = await waiting.accept<Problem>(found, 2, own());
    expect([status, body.code]).toEqual([400, "offerOver"]);
    expect(await stands()).toMatchObject({ startTime: at("16:00"), version: 2 });
  });
});

test("a visit that is cancelled waits for nothing, and what was offered for it is free", async () => {
  await offered();
  await waiting.server.cancel(visit.reservation.id, 2, own());
  await waiting.offer();
  expect(await waiting.statuses()).toEqual(["withdrawn"]);
  expect((await waiting.server.askToHold("", 1, { startTime: at("09:00") })).status).toBe(201);
});

describe("a request", () => {
  test("is withdrawn by whoever made it, and then nothing is offered", async () => {
    const { body } = await waiting.earlier(visit);
    expect((await waiting.leave(body, own())).body.status).toBe("withdrawn");
    expect((await waiting.leave(body, own())).body.status).toBe("withdrawn");
    await free();
    await waiting.offer();
    expect((await request())?.status).toBe("withdrawn");
  });

  test("takes the place of the one that waited; while a time is offered, that is answered", async () => {
    await waiting.earlier(visit);
    await waiting.earlier(visit, { acceptsOtherMasters: true });
    expect((await waiting.statuses()).toSorted()).toEqual(["waiting", "withdrawn"]);
    await waiting.offer();
    const { body } = await waiting.earlier(visit, { partOfDay: "day" });
    expect(body).toMatchObject({ status: "offered", partOfDay: "any" });
  });

  test("is answered once, however often it is sent", async () => {
    const headers = { "idempotency-key": "0123456789abcdef-waitlist" };
    const first = await waiting.earlier(visit, {}, headers);
    expect((await waiting.earlier(visit, {}, headers)).body).toEqual(first.body);
    expect(await waiting.statuses()).toEqual(["waiting"]);
  });

  test("may be made and answered by the client whose phone the visit is of, without its secret", async () => {
    const client = await waiting.client(77_011_234_567);
    await waiting.earlier({ ...visit, secret: "" }, {}, client);
    await free();
    await waiting.offer();
    const [found] = (await waiting.own(client)).body.requests;
    if (found === undefined) throw new Error("Nothing is waited for.");
    expect((await waiting.accept(found, 2, client)).body.status).toBe("accepted");
  });

  test("is made, read and answered by nobody else", async () => {
    const other = { ...visit, secret: "x".repeat(32) };
    expect((await waiting.earlier<Problem>(other)).body.code).toBe("reservationNotFound");
    const found = await offered();
    const headers = [{ reservation_secret: other.secret }, await waiting.client(77_019_999_999), {}];
    for (const each of headers) {
      expect((await waiting.accept<Problem>(found, 2, each)).body.code).toBe("notFound");
      expect((await waiting.leave<Problem>(found, each)).body.code).toBe("notFound");
      const url = `/rest/clients-app/v1/waitlist/reservations/${visit.reservation.id}`;
      expect((await waiting.server.get<Problem>(url, each)).body.code).toBe("reservationNotFound");
    }
    expect(await waiting.statuses()).toEqual(["offered"]);
  });

  test("is not made for a visit that can't be changed any more", async () => {
    waiting.server.now = new Date(salon.at("16:30", "2026-11-24"));
    expect((await waiting.earlier<Problem>(visit)).body.code).toBe("changeTooLate");
    await waiting.server.pool.query("update reservations set status = 'cancelledBySalon'");
    expect((await waiting.earlier<Problem>(visit)).body.code).toBe("notChangeable");
  });

  test("is for days to come, in their order", async () => {
    for (const days of [
      { from: "2026-11-20", until: "2026-11-22" },
      { from: day, until: "2026-11-24" },
    ]) {
      const { body } = await waiting.earlier<Problem>(visit, days);
      expect([body.code, body.errors?.[0]?.field]).toEqual(["validationFailed", "/until"]);
    }
    expect(await waiting.statuses()).toEqual([]);
  });

  test("is not for days after the visit's, on which nothing is earlier", async () => {
    const { body } = await waiting.earlier<Problem>(visit, { from: "2026-11-26", until: "2026-12-26" });
    expect([body.code, body.errors?.[0]?.field]).toEqual(["validationFailed", "/from"]);
    expect(await waiting.statuses()).toEqual([]);
    expect((await waiting.earlier(visit, { from: day, until: "2026-12-26" })).status).toBe(201);
  });

  test("is not for a last day on which it is too late to offer a time", async () => {
    waiting.server.now = new Date(salon.at("22:30", "2026-11-23"));
    const { body } = await waiting.earlier<Problem>(visit, { from: "2026-11-23", until: "2026-11-23" });
    expect([body.code, body.errors?.[0]?.field]).toEqual(["validationFailed", "/until"]);
  });

  test("is not for a visit before which it is too late to offer a time", async () => {
    const soon = await waiting.book("17:00", null);
    await waiting.server.pool.query("update reservations set free_cancel_until = starts_at");
    waiting.server.now = new Date(salon.at("15:30", day));
    const { body } = await waiting.earlier<Problem>(soon, { from: day, until: day });
    expect([body.code, body.errors?.[0]?.field]).toEqual(["validationFailed", "/until"]);
  });

  test("is over with its last day", async () => {
    await waiting.earlier(visit, { from: "2026-11-23", until: "2026-11-23", partOfDay: "evening" });
    await waiting.server.pool.query("update reservations set free_cancel_until = starts_at");
    waiting.server.now = new Date(salon.at("23:59", "2026-11-23"));
    await waiting.offer();
    expect(await waiting.statuses()).toEqual(["waiting"]);
    waiting.server.pass(60);
    await waiting.offer();
    expect(await waiting.statuses()).toEqual(["expired"]);
  });
});
