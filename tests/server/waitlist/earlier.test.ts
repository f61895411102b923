import { describe, expect, test } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import type { Problem } from "../../../domain/failure.ts";
import { salon } from "../salon.ts";
import { LateVisit } from "./late-visit.ts";
import { at } from "./waiting.ts";

const late = LateVisit.ofEachTest();

test("a guest who would like to come earlier is asked nothing until a time is free; then it is held, and their own is kept", async () => {
  const { status, body } = await late.waiting.earlier(late.visit);
  expect(status).toBe(201);
  expect(body).toMatchObject({ kind: "earlier", status: "waiting", reservationId: late.visit.reservation.id });
  const before = await late.waiting.messages();
  await late.waiting.offer();
  expect([await late.waiting.statuses(), await late.waiting.messages()]).toEqual([["waiting"], before]);

  await late.free();
  await late.waiting.offer();
  const found = await late.request();
  expect(found).toMatchObject({
    status: "offered",
    offer: { status: "held", startTime: at("09:00"), total: late.visit.reservation.total, heldForSeconds: 1800 },
  });
  expect(await late.waiting.messages()).toBe(before + 1);
  expect(await late.stands()).toMatchObject({ status: "confirmed", startTime: at("16:00"), version: 2 });
  for (const time of ["09:00", "16:00"]) {
    expect((await late.waiting.server.askToHold("", 1, { startTime: at(time) })).status).toBe(400);
  }
});

test("people who come one after another are offered an earlier time one after another, and move so", async () => {
  const { server } = late.waiting;
  const entries = [1, 2].map((person) => ({ person, serviceId: salon.haircut, masterId: person }));
  const params = { entries, peopleCount: 2, manner: "oneAfterAnother" as const };
  const held = await server.hold("", 1, { startTime: at("17:00"), params });
  const { body: family } = await server.confirm(held, 77_010_000_002, await server.giveProof(held, 77_010_000_002));
  const own = { reservation_secret: held.secret };
  await late.waiting.take(2, "09:00", "10:00");
  const freeSecond = await late.waiting.take(2, "10:00", "17:00");
  await late.waiting.earlier({ ...held, reservation: family.reservation });
  await freeSecond();
  await late.free();
  await late.waiting.offer();
  const found = await late.waiting.of(held.reservation.id, held.secret);
  const isOneAfterAnother = {
    manner: "oneAfterAnother",
    entries: [{ startTime: at("09:00") }, { startTime: at("10:00") }],
  };
  expect(found?.offer).toMatchObject(isOneAfterAnother);
  if (found === undefined) throw new Error("Nothing was offered.");
  expect((await late.waiting.accept(found, 2, own)).status).toBe(200);
  expect((await server.getReservation(held.reservation.id, held.secret)).body).toMatchObject(isOneAfterAnother);
});

test("who accepts has the earlier time in one step, and the old one is free for others", async () => {
  const { status, body } = await late.waiting.accept(await late.offered(), 2, late.own());
  expect([status, body.status]).toEqual([200, "accepted"]);
  expect(await late.stands()).toMatchObject({
    id: late.visit.reservation.id,
    status: "confirmed",
    startTime: at("09:00"),
    endTime: at("10:00"),
    version: 3,
    freeCancelUntil: salon.at("09:00", "2026-11-24"),
  });
  expect((await late.waiting.server.askToHold("", 1, { startTime: at("16:00") })).status).toBe(201);
  expect((await late.waiting.server.askToHold("", 1, { startTime: at("09:00") })).status).toBe(400);
  const { rows } = await late.waiting.server.pool.query(
    "select send_from from reservation_reminders where kind = 'hoursBefore'",
  );
  expect(rows).toEqual([]);
  const again = await late.waiting.accept(body, 2, late.own());
  expect([again.status, again.body.status]).toEqual([200, "accepted"]);
});

test("who keeps theirs has it, and the offered time is free for others", async () => {
  const { body } = await late.waiting.leave(await late.offered(), late.own());
  expect(body.status).toBe("declined");
  expect(await late.stands()).toMatchObject({ startTime: at("16:00"), version: 2 });
  expect((await late.waiting.server.askToHold("", 1, { startTime: at("09:00") })).status).toBe(201);
});

test("who answers nothing keeps theirs, and the offer is over after half an hour", async () => {
  const found = await late.offered();
  late.waiting.server.pass(1800);
  const { status, body } = await late.waiting.accept<Problem>(found, 2, late.own());
  expect([status, body.code, body.action]).toEqual([400, "offerOver", "changeTime"]);
  expect((await late.request())?.status).toBe("expired");
  await late.waiting.offer();
  expect(await late.waiting.statuses()).toEqual(["expired"]);
  expect(await late.stands()).toMatchObject({ startTime: at("16:00"), version: 2 });
  expect((await late.waiting.server.askToHold("", 1, { startTime: at("09:00") })).status).toBe(201);
});

test("each move of a request is written down, with who made it", async () => {
  await late.waiting.accept(await late.offered(), 2, late.own());
  const { rows } = await late.waiting.server.pool.query(
    "select from_status, to_status, moved_by from waitlist_history order by id",
  );
  expect(rows).toEqual([
    { from_status: "waiting", to_status: "offered", moved_by: "clock" },
    { from_status: "offered", to_status: "accepted", moved_by: "client" },
  ]);
});

describe("nobody is moved to what they have not seen", () => {
  test("a visit of another version than was seen stays where it is", async () => {
    const { status, body } = await late.waiting.accept<Problem>(await late.offered(), 1, late.own());
    expect([status, body.code, body.reservation?.version]).toEqual([400, "reservationChanged", 2]);
    expect(await late.stands()).toMatchObject({ startTime: at("16:00") });
  });

  test("nor is another price than was seen agreed to", async () => {
    const found = await late.offered();
    if (found.offer === undefined) throw new Error("Nothing was offered.");
    const other = { ...found, offer: { ...found.offer, total: { amount: 1, currency: "KZT" } } };
    const { body } = await late.waiting.accept<Problem>(other, 2, late.own());
    expect([body.code, body.bill]).toEqual(["priceChanged", expectedOf(found.offer)]);
  });

  test("what was offered for a visit that was changed meanwhile is over", async () => {
    const found = await late.offered();
    await late.waiting.server.pool.query("update reservations set version = version + 1 where id = $1", [
      late.visit.reservation.id,
    ]);
    expect((await late.waiting.accept<Problem>(found, 3, late.own())).body.code).toBe("offerOver");
    await late.waiting.offer();
    expect(await late.waiting.statuses()).toEqual(["expired"]);
    expect((await late.waiting.server.askToHold("", 1, { startTime: at("09:00") })).status).toBe(201);
  });
});

test("a visit that is cancelled waits for nothing, and what was offered for it is free", async () => {
  await late.offered();
  await late.waiting.server.cancel(late.visit.reservation.id, 2, late.own());
  await late.waiting.offer();
  expect(await late.waiting.statuses()).toEqual(["withdrawn"]);
  expect((await late.waiting.server.askToHold("", 1, { startTime: at("09:00") })).status).toBe(201);
});
