import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";

const phone = 77_011_234_567;
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await server.empty("reservations", "sms_challenges");
});

describe("a visitor without an account", () => {
  test("turns a hold into a reservation with a proven phone", async () => {
    const held = await server.hold("13:00", 1);
    server.pass(60);
    const { status, body } = await server.confirm(held, phone, await server.giveProof(held, phone), {
      comment: "  Пожалуйста,\r\nбез ожидания  ",
    });

    expect(status).toBe(201);
    expect(body.secret).toBeUndefined();
    expect(body.reservation).toMatchObject({
      id: held.reservation.id,
      status: "confirmed",
      clientName: "Мадина",
      clientPhone: phone,
      comment: "Пожалуйста,\nбез ожидания",
      version: 2,
    });
    expect(body.reservation.heldForSeconds).toBeUndefined();
  });

  test("is written to in the language in which they confirmed, whatever they held the time in", async () => {
    const languages = async () => (await server.pool.query("select language from reservations")).rows;
    const held = await server.hold("13:00", 1, {}, { "accept-language": "ru" });
    expect(await languages()).toEqual([{ language: "ru" }]);
    await server.confirm(held, phone, await server.giveProof(held, phone), {}, { "accept-language": "en" });
    expect(await languages()).toEqual([{ language: "en" }]);
  });

  test("keeps the time for as long as it takes once it is confirmed", async () => {
    const held = await server.hold("13:00", 1);
    await server.confirm(held, phone, await server.giveProof(held, phone));
    server.pass(3600);
    const { body } = await server.askToHold<Problem>("13:00", 1);
    expect(body.code).toBe("slotTaken");
  });

  test("gets the same reservation again when confirming twice", async () => {
    const held = await server.hold("13:00", 1);
    const first = await server.confirm(held, phone, await server.giveProof(held, phone));
    server.pass(3600);
    const second = await server.confirm(held, phone, "the proof was used");
    expect(second.status).toBe(201);
    expect(second.body.reservation).toEqual(first.body.reservation);
  });

  test("is told until when cancelling is free, while that has not passed", async () => {
    const startTime = salon.at("13:00", "2026-11-25");
    const { reservation, secret } = await server.hold("", 1, { startTime });
    expect(reservation.freeCancelUntil).toBe(salon.at("13:00", "2026-11-24"));

    server.now = new Date(salon.at("13:00", "2026-11-24"));
    const later = await server.getReservation(reservation.id, secret);
    expect(later.body.freeCancelUntil).toBeUndefined();
  });

  test.each([
    ["  Мадина\u00ad\u2060  ", "Мадина"],
    ["Әсел\n\t Қайратқызы", "Әсел Қайратқызы"],
    ["\u202EМадина\u200B", "Мадина"],
  ])("is written down as a name without what cannot be seen: %j", async (clientName, expected) => {
    const held = await server.hold("13:00", 1);
    const { body } = await server.confirm(held, phone, await server.giveProof(held, phone), { clientName });
    expect(body.reservation.clientName).toBe(expected);
  });

  test("has no comment where nothing of it can be seen", async () => {
    const held = await server.hold("13:00", 1);
    const comment = "\u3164 \u2800";
    const { body } = await server.confirm(held, phone, await server.giveProof(held, phone), { comment });
    expect(body.reservation.status).toBe("confirmed");
    expect(body.reservation.comment).toBeUndefined();
  });
});

describe("a confirmation is refused", () => {
  test("when the hold ran out", async () => {
    const held = await server.hold("13:00", 1);
    const proof = await server.giveProof(held, phone);
    server.pass(300);
    const { status, body } = await server.confirm<Problem>(held, phone, proof);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "holdExpired", action: "changeTime" });
  });

  test.each(["\u200B", "\u3164", "\u2800", "Ма\u0000дина"])(
    "when the name has no letter, or control characters: %j",
    async (clientName) => {
      const held = await server.hold("13:00", 1);
      const proof = await server.giveProof(held, phone);
      const { status, body } = await server.confirm<Problem>(held, phone, proof, { clientName });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: "validationFailed",
        action: "changeContacts",
        errors: [{ field: "/clientName" }],
      });
    },
  );

  test("with another's secret, as if the reservation were not there", async () => {
    const held = await server.hold("13:00", 1);
    const proof = await server.giveProof(held, phone);
    const { status, body } = await server.confirm<Problem>({ ...held, secret: "x".repeat(43) }, phone, proof);
    expect({ status, code: body.code }).toEqual({ status: 404, code: "reservationNotFound" });
  });

  test.each([
    ["the phone is another", async (held: Parameters<TestServer["giveProof"]>[0]) => server.giveProof(held, phone + 1)],
    ["the proof is made up", async () => "a made up proof"],
    ["the proof is another reservation's", async () => server.giveProof(await server.hold("18:00", 2), phone)],
  ])("when %s", async (_why, proofFor) => {
    const held = await server.hold("13:00", 1);
    const { status, body } = await server.confirm<Problem>(held, phone, await proofFor(held));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "phoneNotProven", action: "provePhone" });
    expect((await server.getReservation(held.reservation.id, held.secret)).body.status).toBe("held");
  });

  test("when the proof was too long ago", async () => {
    const held = await server.hold("13:00", 1);
    const proof = await server.giveProof(held, phone);
    await server.pool.query("update sms_challenges set proof_expires_at = $1", [server.now]);
    const { body } = await server.confirm<Problem>(held, phone, proof);
    expect(body.code).toBe("phoneNotProven");
  });
});

describe("the guest's secret link", () => {
  test("shows the reservation", async () => {
    const { reservation, secret } = await server.hold("13:00", 1);
    const { status, body } = await server.getReservation(reservation.id, secret);
    expect(status).toBe(200);
    expect(body).toEqual(reservation);
  });

  test("answers to a wrong secret as to an unknown reservation", async () => {
    const { reservation, secret } = await server.hold("13:00", 1);
    const wrong = await server.getReservation<Problem>(reservation.id, "x".repeat(43));
    const unknown = await server.getReservation<Problem>("3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11", secret);
    expect(wrong.status).toBe(404);
    expect(wrong.body).toEqual(unknown.body);
  });

  test("shows nothing to a visitor who does not have it", async () => {
    const { reservation } = await server.hold("13:00", 1);
    const { status, body } = await server.get<Problem>(`/rest/clients-app/v2/reservations/${reservation.id}`);
    expect({ status, code: body.code }).toEqual({ status: 404, code: "reservationNotFound" });
  });
});
