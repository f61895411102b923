import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dayMs } from "../../../domain/time.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { moveBySalon, type SalonMove } from "../../../server/services/reservations/move-by-salon.ts";
import { visitsOfFirm } from "../../../server/services/reservations/visits-of-firm.ts";
import { eventually } from "../../support/eventually.ts";
import { salon } from "../salon.ts";
import { type Held, TestServer } from "../test-server.ts";

const phone = 77_011_234_567;
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await server.empty("reservations", "sms_challenges", "sms_sendings", "outbox", "sandbox_sms");
});

async function visit(language = "ru", startTime = salon.at("13:00")): Promise<Held> {
  const held = await server.hold("", 1, { startTime });
  const proof = await server.giveProof(held, phone);
  const { body } = await server.confirm(held, phone, proof, {}, { "accept-language": language });
  return { ...held, reservation: body.reservation };
}

const move = (reservationId: string, to: SalonMove) =>
  inTransaction(server.pool, (transaction) => moveBySalon(transaction, server, { reservationId, to, now: server.now }));

const read = async ({ reservation: { id }, secret }: Held) => (await server.getReservation(id, secret)).body;

describe("What a salon says of a visit", () => {
  test.each<[SalonMove, string]>([
    ["arrived", "12:50"],
    ["completed", "13:20"],
    ["noShow", "13:20"],
    ["cancelledBySalon", "12:00"],
  ])("stands (%s), once, as a row of its history", async (to, time) => {
    const own = await visit();
    server.now = new Date(salon.at(time));
    expect([await move(own.reservation.id, to), await move(own.reservation.id, to)]).toEqual([null, null]);
    const { status, history } = await read(own);
    expect(status).toBe(to);
    expect(history?.filter((entry) => "status" in entry && entry.status === to)).toHaveLength(1);
  });

  test.each<SalonMove>(["completed", "noShow"])("can't be %s before the visit has begun", async (to) => {
    const own = await visit();
    server.now = new Date(Date.parse(own.reservation.startTime) - 1);
    expect(await move(own.reservation.id, to)).toEqual({ type: "tooEarly" });
    server.now = new Date(own.reservation.startTime);
    expect(await move(own.reservation.id, to)).toBeNull();
  });

  test("does not take back what the client has cancelled, and is said of nothing but a visit", async () => {
    const own = await visit("ru", salon.at("13:00", "2026-11-25"));
    await server.cancel(own.reservation.id, own.reservation.version, { reservation_secret: own.secret });
    expect(await move(own.reservation.id, "cancelledBySalon")).toEqual({
      type: "impossible",
      status: "cancelledByClient",
    });
    expect(await move("2b7e8a52-0000-4000-8000-000000000000", "arrived")).toEqual({ type: "unknown" });
  });

  test("calls off nothing that has taken place, and says of it all the same that nobody came", async () => {
    const own = await visit();
    server.now = new Date(own.reservation.endTime);
    const { id } = own.reservation;
    expect(await move(id, "cancelledBySalon")).toEqual({ type: "impossible", status: "completed" });
    expect(await move(id, "noShow")).toBeNull();
  });

  test("and frees the time of a cancelled visit for others", async () => {
    const own = await visit();
    expect((await server.askToHold("13:00", 1)).status).toBe(400);
    await move(own.reservation.id, "cancelledBySalon");
    expect((await server.askToHold("13:00", 1)).status).toBe(201);
  });
});

test.each([
  ["ru", "Сынақ: салон отменил вашу запись на 23.11.2026 в 14:00. Подробнее: LINK"],
  ["kz", "Сынақ (kz): салон жазылуыңыздан бас тартты, 23.11.2026, сағат 14:00. Толығырақ: LINK?lang=kz"],
  ["en", "Сынақ (en) has cancelled your booking for 23/11/2026, 14:00. Details: LINK?lang=en"],
])(
  "a client is told in their language (%s) that the salon has cancelled, with a link to the visit",
  async (language, text) => {
    // At another time than all others here: a message of one of those may come late.
    const own = await visit(language, salon.at("14:00"));
    await move(own.reservation.id, "cancelledBySalon");
    const short = /https:\/\/kezek\.example\/sl\/([\w-]{16})/;
    const messages = await eventually(
      () => server.inbox(phone),
      (found) => found.some((message) => message.text.replace(short, "LINK") === text),
    );
    const [, token = ""] =
      short.exec(messages.find((message) => message.text.replace(short, "LINK") === text)?.text ?? "") ?? [];
    expect((await server.getReservation(own.reservation.id, token)).body.status).toBe("cancelledBySalon");
  },
);

test("the operator reads a firm's visits from the day before on, the next first, and nobody's held time", async () => {
  await server.hold("15:00", 2);
  const { reservation } = await visit();
  const found = await visitsOfFirm(server.pool, { firmId: salon.firmId, now: server.now });
  expect(found).toMatchObject([
    { id: reservation.id, status: "confirmed", startsAt: "2026-11-23 13:00", clientPhone: phone },
  ]);
  expect(found[0]?.services).toEqual([expect.stringMatching(/^.+: .+$/)]);
  const at = async (instant: number) => visitsOfFirm(server.pool, { firmId: salon.firmId, now: new Date(instant) });
  const dayAfter = Date.parse(reservation.endTime) + dayMs;
  expect([await at(dayAfter), await at(dayAfter + 1)]).toEqual([found, []]);
});
