import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import { isSmsWanted } from "../../../server/db/queries/sms-messages.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { requestReviews } from "../../../server/services/reviews/requests.ts";
import { eventually } from "../../support/eventually.ts";
import { phone } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { type Held, TestServer } from "../test-server.ts";
import { read, review } from "./reviewing.ts";

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

/** A visit of the first day, from 13:00 to 14:00. */
async function visit(language = "ru"): Promise<Held> {
  const held = await server.hold("13:00", 1);
  await server.confirm(held, phone, await server.giveProof(held, phone), {}, { "accept-language": language });
  await received(1);
  return held;
}

const received = (count: number) =>
  eventually(
    () => server.inbox(phone),
    (found) => found.length >= count,
  );

async function messages(): Promise<string[]> {
  const { rows } = await server.pool.query<{ id: string }>("select id from outbox where kind = 'sendSms'");
  return rows.map(({ id }) => id);
}

function work(): Promise<boolean> {
  const { publicUrl, secrets } = server.config;
  return inTransaction(server.pool, (transaction) =>
    requestReviews(transaction, { publicUrl, tokenKey: secrets.tokenKey, now: server.now }),
  );
}

/** How many messages are requested at a local time. */
async function askAt(time: string, date: string): Promise<number> {
  server.now = new Date(salon.at(time, date));
  const before = (await messages()).length;
  await work();
  return (await messages()).length - before;
}

test("a client is asked for a review the day after, from noon to the evening, and once", async () => {
  await visit();
  expect(await askAt("23:00", "2026-11-23")).toBe(0);
  expect(await askAt("11:59", "2026-11-24")).toBe(0);
  expect(await askAt("12:00", "2026-11-24")).toBe(1);
  expect(await askAt("12:15", "2026-11-24")).toBe(0);
});

test("nobody is asked later than that", async () => {
  await visit();
  expect(await askAt("21:00", "2026-11-24")).toBe(0);
  expect(await askAt("12:00", "2026-11-25")).toBe(0);
});

test("two workers at once ask once", async () => {
  await visit();
  server.now = new Date(salon.at("12:00", "2026-11-24"));
  const before = (await messages()).length;
  await Promise.all([work(), work(), work()]);
  expect((await messages()).length - before).toBe(1);
});

test.each([
  ["ru", /^Сынақ: как прошёл визит\? Оставьте отзыв: https:\/\/kezek\.example\/sl\/([\w-]{16})\?review=1$/],
  [
    "kz",
    /^Сынақ \(kz\): бәрі қалай өтті\? Пікір қалдырыңыз: https:\/\/kezek\.example\/sl\/([\w-]{16})\?review=1&lang=kz$/,
  ],
  [
    "en",
    /^Сынақ \(en\): how was your visit\? Leave a review: https:\/\/kezek\.example\/sl\/([\w-]{16})\?review=1&lang=en$/,
  ],
])("the message is in the language of the visit (%s), and its link is a key to the review", async (language, text) => {
  const own = await visit(language);
  await askAt("12:00", "2026-11-24");
  const [newest] = await received(2);
  expect(newest?.text).toMatch(text);
  const secret = text.exec(newest?.text ?? "")?.[1] ?? "";
  expect((await read(server, own, { reservation_secret: secret })).body.reviewability).toBe("open");
});

test.each(["cancelledByClient", "cancelledBySalon", "noShow"])(
  "of a visit that came to nothing nobody is asked (%s)",
  async (status) => {
    const own = await visit();
    await server.pool.query("update reservations set status = $2 where id = $1", [own.reservation.id, status]);
    expect(await askAt("12:00", "2026-11-24")).toBe(0);
  },
);

test("who has reviewed the visit is not asked, nor is the message sent that waits while they do", async () => {
  const own = await visit();
  server.now = new Date(salon.at("10:00", "2026-11-24"));
  await review(server, own);
  expect(await askAt("12:00", "2026-11-24")).toBe(0);
  await server.pool.query("delete from reviews where reservation_id = $1", [own.reservation.id]);
  await server.pool.query("update review_requests set requested_at = null where reservation_id = $1", [
    own.reservation.id,
  ]);
  const before = await messages();
  expect(await askAt("12:00", "2026-11-24")).toBe(1);
  const [id = ""] = (await messages()).filter((one) => !before.includes(one));
  expect(await isSmsWanted(server.pool, id)).toBe(true);
  await review(server, own);
  expect(await isSmsWanted(server.pool, id)).toBe(false);
});

test("a visit that is moved is asked about the day after its new time", async () => {
  const held = await server.hold("", 1, { startTime: salon.at("13:00", "2026-11-25") });
  const { body } = await server.confirm(held, phone, await server.giveProof(held, phone));
  const { status } = await server.ask({
    method: "PUT",
    url: `/rest/clients-app/v1/reservations/${held.reservation.id}`,
    headers: { "idempotency-key": randomUUID(), reservation_secret: held.secret },
    payload: {
      version: body.reservation.version,
      startTime: salon.at("13:00", "2026-11-26"),
      params: { entries: [{ person: 1, serviceId: salon.haircut, masterId: 1 }], peopleCount: 1, awaitingTime: 0 },
      expected: expectedOf(body.reservation),
    },
  });
  expect(status).toBe(200);
  expect(await askAt("12:00", "2026-11-26")).toBe(0);
  expect(await askAt("12:00", "2026-11-27")).toBe(1);
});
