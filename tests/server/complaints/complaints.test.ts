import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { answerComplaint, findWaitingComplaints } from "../../../server/services/complaints/answer.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { type Held, TestServer } from "../test-server.ts";

type Schemas = components["schemas"];
type Complaint = Schemas["Complaint"];

const path = "/rest/clients-app/v1/complaints";
const text = "Мастер опоздал на полчаса";
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetAccounts(server);
  server.now = salon.morning;
});

/** A visit at 13:00 of the first day, an hour long. */
async function visit(): Promise<Held> {
  const held = await server.hold("13:00", 1);
  await server.confirm(held, phone, await server.giveProof(held, phone));
  return held;
}

async function pastVisit(): Promise<Held> {
  const own = await visit();
  server.now = new Date(salon.at("14:00"));
  return own;
}

const bySecret = ({ secret }: Held) => ({ reservation_secret: secret });

function complain<Body = Complaint>(own: Held, said = text, headers: Record<string, string> = bySecret(own)) {
  return server.post<Body>(path, { reservationId: own.reservation.id, text: said }, headers);
}

async function read(own: Held, headers: Record<string, string> = bySecret(own)) {
  const { body } = await server.get<Schemas["Complaints"]>(`${path}?reservationId=${own.reservation.id}`, headers);
  return body.complaints;
}

async function answer(answerText: string): Promise<void> {
  const [waiting] = await findWaitingComplaints(server.pool);
  const outcome = await answerComplaint(server.pool, { id: waiting?.id ?? "", text: answerText, now: server.now });
  expect(outcome).toBe("written");
}

describe("a client complains about a past visit", () => {
  test("as a guest with its secret: the complaint is received, and read again", async () => {
    const own = await pastVisit();
    const { status, body } = await complain(own);
    expect([status, body]).toEqual([
      201,
      { id: expect.any(String), status: "received", text, createdAt: salon.at("14:00") },
    ]);
    expect(await read(own)).toEqual([body]);
  });

  test("as the client whose phone it is of, without a secret", async () => {
    await giveAccount(server);
    const own = await pastVisit();
    const { accessToken } = await new Visitor(server).enter();
    const authorization = { authorization: `Bearer ${accessToken}` };
    expect((await complain(own, text, authorization)).status).toBe(201);
    expect(await read(own, authorization)).toHaveLength(1);
  });

  test("and sees the answer once there is one", async () => {
    const own = await pastVisit();
    await complain(own);
    server.pass(3600);
    await answer("Приносим извинения");
    expect(await read(own)).toEqual([
      expect.objectContaining({ status: "answered", answer: "Приносим извинения", answeredAt: salon.at("15:00") }),
    ]);
  });

  test("once for a repeated call", async () => {
    const own = await pastVisit();
    const headers = { ...bySecret(own), "idempotency-key": randomUUID() };
    const [first, second] = [await complain(own, text, headers), await complain(own, text, headers)];
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await read(own)).toHaveLength(1);
  });

  test("once while the complaint has no answer, however many are sent at once, and again after it", async () => {
    const own = await pastVisit();
    const answers = await Promise.all(Array.from({ length: 10 }, () => complain<Pick<Problem, "code">>(own)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status === 400).map(({ body }) => body.code);
    expect(refusals).toEqual(Array<string>(9).fill("complaintWaiting"));
    await answer("Приносим извинения");
    server.pass(60);
    expect((await complain(own, "Этого мало")).status).toBe(201);
    expect((await read(own)).map(({ status }) => status)).toEqual(["received", "answered"]);
  });

  test("three times a day, and told how long to wait for the next", async () => {
    const own = await pastVisit();
    for (let time = 1; time <= 3; time += 1) {
      expect((await complain(own)).status).toBe(201);
      await answer("Приносим извинения");
      server.pass(60);
    }
    const { status, body } = await complain<Problem>(own);
    expect([status, body.code, body.waitSeconds]).toEqual([403, "tooManyRequests", 24 * 3600 - 180]);
    server.pass(24 * 3600 - 180);
    expect((await complain(own)).status).toBe(201);
  });

  test.each(["noShow", "cancelledBySalon"])("that came to nothing by the salon's word (%s)", async (status) => {
    const own = await visit();
    await server.pool.query("update reservations set status = $2 where id = $1", [own.reservation.id, status]);
    expect((await complain(own)).status).toBe(201);
  });
});

describe("a complaint is refused", () => {
  test("about a visit that is to come, and about one that its client cancelled", async () => {
    const own = await visit();
    const early = await complain<Problem>(own);
    expect([early.status, early.body.code, early.body.action]).toEqual([400, "notComplainable", "callFirm"]);
    await server.pool.query("update reservations set status = 'cancelledByClient' where id = $1", [own.reservation.id]);
    server.now = new Date(salon.at("15:00"));
    expect((await complain<Problem>(own)).body.code).toBe("notComplainable");
  });

  test("to whoever has neither the secret nor the phone, and so is reading it", async () => {
    const own = await pastVisit();
    const refused = await complain<Problem>(own, text, { reservation_secret: "another" });
    expect([refused.status, refused.body.code]).toEqual([404, "reservationNotFound"]);
    const unread = await server.get<Problem>(`${path}?reservationId=${own.reservation.id}`);
    expect(unread.body.code).toBe("reservationNotFound");
  });

  test.each(["   ", "\u200b\u200b", "\u3164", "\u2800 \u115f", "\u0007", "х".repeat(1001)])(
    "whose text cannot be read (%j)",
    async (said) => {
      const { status, body } = await complain<Problem>(await pastVisit(), said);
      expect([status, body.code]).toEqual([400, "validationFailed"]);
    },
  );
});

test("a complaint is answered once, with words", async () => {
  const own = await pastVisit();
  const { body } = await complain(own);
  for (const unseen of [" \u200b", "\u3164"])
    expect(await answerComplaint(server.pool, { id: body.id, text: unseen, now: server.now })).toBe("empty");
  await answer("Приносим извинения");
  expect(await answerComplaint(server.pool, { id: body.id, text: "Иначе", now: server.now })).toBe("unknown");
  expect((await read(own))[0]?.answer).toBe("Приносим извинения");
});
