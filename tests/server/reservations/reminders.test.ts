import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isSmsWanted } from "../../../server/db/queries/sms-messages.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { requestReminders } from "../../../server/services/reservations/reminders.ts";
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

/** A visit on 25 November at 13:00, which its client was told of. */
async function confirmed(language = "ru"): Promise<Held> {
  const held = await server.hold("", 1, { startTime: salon.at("13:00", "2026-11-25") });
  await server.confirm(held, phone, await server.giveProof(held, phone), {}, { "accept-language": language });
  await received(1);
  return held;
}

const received = (count: number) =>
  eventually(
    () => server.inbox(phone),
    (found) => found.length >= count,
  );

async function remindAt(local: string): Promise<number> {
  server.now = new Date(`${local}:00+05:00`);
  const { publicUrl, secrets } = server.config;
  const before = await wanted();
  await inTransaction(server.pool, (transaction) =>
    requestReminders(transaction, { publicUrl, tokenKey: secrets.tokenKey, now: server.now }),
  );
  return (await wanted()) - before;
}

async function wanted(): Promise<number> {
  const { rows } = await server.pool.query("select 1 from outbox where kind = 'sendSms'");
  return rows.length;
}

test.each([
  ["ru", /^Ждём вас 25\.11\.2026 в 13:00\. Сынақ, .+\. https:\/\/kezek\.example\/sl\/[\w-]{16}$/],
  [
    "kz",
    /^Сізді 25\.11\.2026, сағат 13:00 күтеміз\. Сынақ \(kz\), .+\. https:\/\/kezek\.example\/sl\/[\w-]{16}\?lang=kz$/,
  ],
  ["en", /^See you on 25\/11\/2026 at 13:00\. Сынақ \(en\), .+\. https:\/\/kezek\.example\/sl\/[\w-]{16}\?lang=en$/],
])("a client is reminded in the language of the visit (%s): when, where, and a link", async (language, text) => {
  await confirmed(language);
  await remindAt("2026-11-24T13:00");
  expect((await received(2))[0]?.text).toMatch(text);
});

test.each(["ru", "kz", "en"])("the name of a firm that is too long for two parts is cut (%s)", async (language) => {
  const { rows } = await server.pool.query<{ name: object }>("select name from firms where id = $1", [salon.firmId]);
  const long = "Центр красоты и эстетики «Жемчужина Мангистау» на набережной";
  const rename = (name: object) =>
    server.pool.query("update firms set name = $2 where id = $1", [salon.firmId, JSON.stringify(name)]);
  await confirmed(language);
  await rename({ ru: long, kz: long, en: long });
  await remindAt("2026-11-24T13:00");
  const text = (await received(2))[0]?.text ?? "";
  await rename(rows[0]?.name ?? {});
  expect(text.length).toBeLessThanOrEqual(2 * 67);
  expect(text).toMatch(/ Центр красоты и .*…, .+ https:\/\/kezek\.example\/sl\/[\w-]{16}/);
  expect(text).toContain("13:00");
});

test("a client is reminded the day before and two hours before, each once, however often the job runs", async () => {
  await confirmed();
  expect(await remindAt("2026-11-24T12:59")).toBe(0);
  expect(await remindAt("2026-11-24T13:00")).toBe(1);
  expect(await remindAt("2026-11-24T13:05")).toBe(0);
  expect(await remindAt("2026-11-25T10:59")).toBe(0);
  expect(await remindAt("2026-11-25T11:00")).toBe(1);
  expect(await remindAt("2026-11-25T11:05")).toBe(0);
});

test("a reminder that comes too late to be of use does not come", async () => {
  await confirmed();
  expect(await remindAt("2026-11-24T21:00")).toBe(0);
  expect(await remindAt("2026-11-25T12:30")).toBe(0);
});

test("two workers at once remind once", async () => {
  await confirmed();
  const before = await wanted();
  server.now = new Date("2026-11-24T13:00:00+05:00");
  const { publicUrl, secrets } = server.config;
  const work = () =>
    inTransaction(server.pool, (transaction) =>
      requestReminders(transaction, { publicUrl, tokenKey: secrets.tokenKey, now: server.now }),
    );
  await Promise.all([work(), work(), work()]);
  expect((await wanted()) - before).toBe(1);
});

test("nobody is reminded of a visit that was cancelled", async () => {
  const { reservation, secret } = await confirmed();
  const { status } = await server.cancel(reservation.id, 2, { reservation_secret: secret });
  expect(status).toBe(200);
  expect(await remindAt("2026-11-24T13:00")).toBe(0);
});

test("a message that waits while its visit is moved is not sent", async () => {
  const { reservation } = await confirmed();
  await server.pool.query("update reservations set starts_at = starts_at + interval '15 minutes' where id = $1", [
    reservation.id,
  ]);
  const { rows } = await server.pool.query<{ id: string }>("select id from sms_messages where reservation_id = $1", [
    reservation.id,
  ]);
  expect(await isSmsWanted(server.pool, rows[0]?.id ?? "")).toBe(false);
});

test("the service's own timetable reminds", async () => {
  await confirmed();
  server.now = new Date("2026-11-24T13:00:00+05:00");
  await server.pool.query("select graphile_worker.add_job('requestReminders')");
  expect((await received(2))[0]?.text).toMatch(/^Ждём вас/);
});
