import { describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { salon } from "../salon.ts";
import { LateVisit } from "./late-visit.ts";
import { day } from "./waiting.ts";

const late = LateVisit.ofEachTest();

describe("a request", () => {
  test("is withdrawn by whoever made it, and then nothing is offered", async () => {
    const { body } = await late.waiting.earlier(late.visit);
    expect((await late.waiting.leave(body, late.own())).body.status).toBe("withdrawn");
    expect((await late.waiting.leave(body, late.own())).body.status).toBe("withdrawn");
    await late.free();
    await late.waiting.offer();
    expect((await late.request())?.status).toBe("withdrawn");
  });

  test("takes the place of the one that waited; while a time is offered, that is answered", async () => {
    await late.waiting.earlier(late.visit);
    await late.waiting.earlier(late.visit, { acceptsOtherMasters: true });
    expect((await late.waiting.statuses()).toSorted()).toEqual(["waiting", "withdrawn"]);
    await late.waiting.offer();
    const { body } = await late.waiting.earlier(late.visit, { partOfDay: "day" });
    expect(body).toMatchObject({ status: "offered", partOfDay: "any" });
  });

  test("is answered once, however often it is sent", async () => {
    const headers = { "idempotency-key": "0123456789abcdef-waitlist" };
    const first = await late.waiting.earlier(late.visit, {}, headers);
    expect((await late.waiting.earlier(late.visit, {}, headers)).body).toEqual(first.body);
    expect(await late.waiting.statuses()).toEqual(["waiting"]);
  });

  test("may be made and answered by the client whose phone the visit is of, without its secret", async () => {
    const client = await late.waiting.client(77_011_234_567);
    await late.waiting.earlier({ ...late.visit, secret: "" }, {}, client);
    await late.free();
    await late.waiting.offer();
    const [found] = (await late.waiting.own(client)).body.requests;
    if (found === undefined) throw new Error("Nothing is waited for.");
    expect((await late.waiting.accept(found, 2, client)).body.status).toBe("accepted");
  });

  test("is made, read and answered by nobody else", async () => {
    const other = { ...late.visit, secret: "x".repeat(32) };
    expect((await late.waiting.earlier<Problem>(other)).body.code).toBe("reservationNotFound");
    const found = await late.offered();
    const headers = [{ reservation_secret: other.secret }, await late.waiting.client(77_019_999_999), {}];
    for (const each of headers) {
      expect((await late.waiting.accept<Problem>(found, 2, each)).body.code).toBe("notFound");
      expect((await late.waiting.leave<Problem>(found, each)).body.code).toBe("notFound");
      const url = `/rest/clients-app/v1/waitlist/reservations/${late.visit.reservation.id}`;
      expect((await late.waiting.server.get<Problem>(url, each)).body.code).toBe("reservationNotFound");
    }
    expect(await late.waiting.statuses()).toEqual(["offered"]);
  });

  test("is not made for a visit that can't be changed any more", async () => {
    late.waiting.server.now = new Date(salon.at("16:30", "2026-11-24"));
    expect((await late.waiting.earlier<Problem>(late.visit)).body.code).toBe("changeTooLate");
    await late.waiting.server.pool.query("update reservations set status = 'cancelledBySalon'");
    expect((await late.waiting.earlier<Problem>(late.visit)).body.code).toBe("notChangeable");
  });

  test("is for days to come, in their order", async () => {
    for (const days of [
      { from: "2026-11-20", until: "2026-11-22" },
      { from: day, until: "2026-11-24" },
    ]) {
      const { body } = await late.waiting.earlier<Problem>(late.visit, days);
      expect([body.code, body.errors?.[0]?.field]).toEqual(["validationFailed", "/until"]);
    }
    expect(await late.waiting.statuses()).toEqual([]);
  });

  test("is not for days after the visit's, on which nothing is earlier", async () => {
    const { body } = await late.waiting.earlier<Problem>(late.visit, { from: "2026-11-26", until: "2026-12-26" });
    expect([body.code, body.errors?.[0]?.field]).toEqual(["validationFailed", "/from"]);
    expect(await late.waiting.statuses()).toEqual([]);
    expect((await late.waiting.earlier(late.visit, { from: day, until: "2026-12-26" })).status).toBe(201);
  });

  test("is not for a last day on which it is too late to offer a time", async () => {
    late.waiting.server.now = new Date(salon.at("22:30", "2026-11-23"));
    const { body } = await late.waiting.earlier<Problem>(late.visit, { from: "2026-11-23", until: "2026-11-23" });
    expect([body.code, body.errors?.[0]?.field]).toEqual(["validationFailed", "/until"]);
  });

  test("is not for a visit before which it is too late to offer a time", async () => {
    const soon = await late.waiting.book("17:00", null);
    await late.waiting.server.pool.query("update reservations set free_cancel_until = starts_at");
    late.waiting.server.now = new Date(salon.at("15:30", day));
    const { body } = await late.waiting.earlier<Problem>(soon, { from: day, until: day });
    expect([body.code, body.errors?.[0]?.field]).toEqual(["validationFailed", "/until"]);
  });

  test("is over with its last day", async () => {
    await late.waiting.earlier(late.visit, { from: "2026-11-23", until: "2026-11-23", partOfDay: "evening" });
    await late.waiting.server.pool.query("update reservations set free_cancel_until = starts_at");
    late.waiting.server.now = new Date(salon.at("23:59", "2026-11-23"));
    await late.waiting.offer();
    expect(await late.waiting.statuses()).toEqual(["waiting"]);
    late.waiting.server.pass(60);
    await late.waiting.offer();
    expect(await late.waiting.statuses()).toEqual(["expired"]);
  });
});
