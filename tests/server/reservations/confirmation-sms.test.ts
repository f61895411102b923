import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { limits } from "../../../server/core/limits.ts";
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

async function confirm(held: Held, language = "ru") {
  return server.confirm(held, phone, await server.giveProof(held, phone), {}, { "accept-language": language });
}

const messages = (count: number) =>
  eventually(
    () => server.inbox(phone),
    (found) => found.length >= count,
  );

const short = /https:\/\/kezek\.example\/sl\/([\w-]{16})(\?lang=\w\w)?/;

/** The token of the newest message's link. */
async function tokenSent(): Promise<string> {
  return short.exec((await messages(1))[0]?.text ?? "")?.[1] ?? "";
}

test.each([
  ["ru", "Сынақ: вы записаны на 23.11.2026 в 13:00. Посмотреть или отменить: LINK"],
  ["kz", "Сынақ (kz): сіз жазылдыңыз, 23.11.2026, сағат 13:00. Көру немесе бас тарту: LINK?lang=kz"],
  ["en", "Сынақ (en): you are booked for 23/11/2026, 13:00. View or cancel: LINK?lang=en"],
])("whoever confirmed is told by SMS, in their language (%s), with a link to their visit", async (language, text) => {
  const held = await server.hold("13:00", 1);
  await confirm(held, language);
  const token = await tokenSent();
  expect((await messages(1)).map((message) => message.text)).toEqual([
    text.replace("LINK", `https://kezek.example/sl/${token}`),
  ]);
  expect((await server.getReservation(held.reservation.id, token)).status).toBe(200);
});

test("the message is one of two parts at most: 67 characters each", async () => {
  await confirm(await server.hold("13:00", 1));
  expect(((await messages(1))[0]?.text ?? "").length).toBeLessThanOrEqual(2 * 67);
});

test.each(["ru", "kz", "en"])("the name of a firm that is too long for that is cut (%s)", async (language) => {
  const { rows } = await server.pool.query<{ name: object }>("select name from firms where id = $1", [salon.firmId]);
  const long = "Центр красоты и эстетики «Жемчужина Мангистау» на набережной";
  const rename = (name: object) =>
    server.pool.query("update firms set name = $2 where id = $1", [salon.firmId, JSON.stringify(name)]);
  await rename({ ru: long, kz: long, en: long });
  await confirm(await server.hold("13:00", 1), language);
  const text = (await messages(1))[0]?.text ?? "";
  await rename(rows[0]?.name ?? {});
  expect(text.length).toBeLessThanOrEqual(2 * 67);
  expect(text).toMatch(/^Центр красоты и .*…: /);
  expect(text).toMatch(short);
  expect(text).toContain("13:00");
});

test("the date and the time are those of the firm's own zone", async () => {
  const elsewhere = await TestServer.open();
  await elsewhere.listen();
  await elsewhere.pool.query("update firms set time_zone = 'Europe/London' where id = $1", [salon.firmId]);
  const held = await elsewhere.hold("16:30", 1);
  await elsewhere.confirm(held, phone, await elsewhere.giveProof(held, phone));
  const [message] = await eventually(
    () => elsewhere.inbox(phone),
    (found) => found.length > 0,
  );
  await elsewhere.close();
  expect(message?.text).toContain("вы записаны на 23.11.2026 в 11:30.");
});

test("confirming what is confirmed sends nothing more", async () => {
  const held = await server.hold("13:00", 1);
  await confirm(held);
  await confirm(held);
  const { rows } = await server.pool.query("select 1 from outbox where kind = 'sendSms'");
  expect(rows).toHaveLength(1);
});

test("a confirmation that is refused sends nothing", async () => {
  const held = await server.hold("13:00", 1);
  await server.confirm(held, phone, "no proof");
  expect((await server.pool.query("select 1 from outbox")).rows).toEqual([]);
});

test("nothing that is written down has the secret in it", async () => {
  const held = await server.hold("13:00", 1);
  await confirm(held);
  const { rows } = await server.pool.query<{ line: string }>(
    `select row_to_json(m)::text as line from sms_messages m union all select row_to_json(r)::text from reservations r
     union all select row_to_json(e)::text from outbox_events e union all select row_to_json(o)::text from outbox o
     union all select row_to_json(k)::text from reservation_keys k`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(3);
  const token = await tokenSent();
  expect(rows.filter(({ line }) => line.includes(held.secret) || line.includes(token))).toEqual([]);
});

test("one phone is told of so many visits an hour, and of no more", async () => {
  const most = limits.confirmationSmsPerPhonePerHour;
  for (let index = 0; index <= most; index += 1) {
    const hour = String(9 + (index % 10)).padStart(2, "0");
    await confirm(await server.hold(`${hour}:00`, 1 + Math.floor(index / 10)));
  }
  const { rows } = await server.pool.query("select 1 from outbox where kind = 'sendSms'");
  expect(rows).toHaveLength(most);
});

test("the sandbox's inbox shows the link as one that can be followed", async () => {
  await confirm(await server.hold("13:00", 1));
  await messages(1);
  const { body } = await server.app.inject({ method: "GET", url: "/sandbox/sms" });
  expect(body).toContain(`<a href="https://kezek.example/sl/${await tokenSent()}" rel="noreferrer">`);
});
