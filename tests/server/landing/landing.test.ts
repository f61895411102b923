import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import { latestLandingRequests } from "../../../server/services/landing/latest-requests.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";

type Schemas = components["schemas"];

const tariffs = "/rest/common/tariffs";
const prices = "/rest/common/subscription-prices";
const requests = "/rest/v1/landing/request";
const phone = 77011234567;
const operator = 77770000000;
const wish = {
  name: "Айгерим",
  phone,
  company: "Студия Айгерим",
  tariffKey: "studio",
  recaptchaToken: "sandbox-visitor",
};

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ config: { operatorPhone: operator } });
  await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.pool.query("delete from landing_requests");
  server.now = salon.morning;
});

async function announce(version: number, monthly: number): Promise<void> {
  const text = JSON.stringify({ ru: "Текст", kz: "Мәтін", en: "Text" });
  await server.pool.query(
    `insert into tariffs (country_id, version, key, position, name, summary, features, masters, is_popular)
     values (9001, $1, 'one', 1, $2::localized, $2::localized, jsonb_build_array($2::jsonb), 1, false),
            (9001, $1, 'many', 2, $2::localized, $2::localized, '[]', null, true)`,
    [version, text],
  );
  await server.pool.query(
    `insert into subscription_prices (country_id, version, tariff_key, months, amount)
     values (9001, $1, 'one', 1, $2), (9001, $1, 'one', 12, $3), (9001, $1, 'many', 1, $4)`,
    [version, monthly, monthly * 10, monthly * 3],
  );
}

describe("tariffs of a country", () => {
  beforeAll(async () => {
    await announce(1, 499_000);
    await announce(2, 599_000);
  });
  afterAll(() => server.pool.query("delete from tariffs where country_id = 9001"));

  test("are those announced last, in order, in the language asked for", async () => {
    const { body } = await server.get<Schemas["Tariffs"]>(`${tariffs}?country=ZZ`, { "accept-language": "kz" });
    expect(body).toEqual({
      version: 2,
      tariffs: [
        { key: "one", name: "Мәтін", summary: "Мәтін", features: ["Мәтін"], masters: 1, isPopular: false },
        { key: "many", name: "Мәтін", summary: "Мәтін", features: [], isPopular: true },
      ],
    });
  });

  test("are told as a version announced them", async () => {
    const { body } = await server.get<Schemas["Tariffs"]>(`${tariffs}?country=ZZ&tariffVersion=1`);
    expect(body.version).toBe(1);
  });

  test("of a version that never was are not there, and a country may have none", async () => {
    const { status, body } = await server.get<Problem>(`${tariffs}?country=ZZ&tariffVersion=3`);
    expect([status, body.code]).toEqual([404, "notFound"]);
    expect((await server.get<Schemas["Tariffs"]>(`${tariffs}?country=QQ`)).body).toEqual({ tariffs: [] });
  });

  test("cost less a month the longer they are paid for, and it is said how much", async () => {
    const { body } = await server.get<Schemas["SubscriptionPrice"][]>(`${prices}?country=ZZ`);
    const tenge = (amount: number) => ({ amount, currency: "KZT" });
    expect(body).toEqual([
      { tariffKey: "one", months: 1, price: tenge(599_000), perMonth: tenge(599_000), saved: tenge(0) },
      { tariffKey: "one", months: 12, price: tenge(5_990_000), perMonth: tenge(499_200), saved: tenge(1_198_000) },
      { tariffKey: "many", months: 1, price: tenge(1_797_000), perMonth: tenge(1_797_000), saved: tenge(0) },
    ]);
  });
});

describe("a firm asks to be called", () => {
  test("it is kept, and told to the operator", async () => {
    const { status, body } = await server.post<Schemas["LandingRequest"]>(requests, wish, { referrer: "ig" });
    expect([status, body.createdAt]).toEqual([201, salon.morning.toISOString()]);
    const { rows } = await server.pool.query(
      "select id, name, phone, company, tariff_key, referrer from landing_requests",
    );
    expect(rows).toEqual([
      { id: body.id, name: "Айгерим", phone, company: "Студия Айгерим", tariff_key: "studio", referrer: "ig" },
    ]);
    await expect
      .poll(async () => (await server.inbox(operator)).map(({ text }) => text), { timeout: 20_000 })
      .toContain("Заявка: Студия Айгерим, studio. Айгерим, +77011234567");
  });

  test("pressed twice, it is one request", async () => {
    const key = { "idempotency-key": "landing-request-pressed-twice" };
    const [first, second] = await Promise.all([
      server.post<Schemas["LandingRequest"]>(requests, wish, key),
      server.post<Schemas["LandingRequest"]>(requests, wish, key),
    ]);
    expect(first.body.id).toBe(second.body.id);
    expect((await server.pool.query("select from landing_requests")).rowCount).toBe(1);
  });

  test("of whom the operator is told no more than fifty times a day: phones can be made up", async () => {
    await server.pool.query(
      `insert into landing_requests (id, name, phone, company, language, referrer, created_at)
       select gen_random_uuid(), 'А', 77010000000 + n, 'Б', 'ru', 'direct', $1 from generate_series(1, 49) n`,
      [salon.morning],
    );
    const messages = async () => {
      const { rowCount } = await server.pool.query("select from sms_messages where phone = $1", [operator]);
      return rowCount ?? 0;
    };
    const before = await messages();
    expect((await server.post(requests, { ...wish, phone: 77025550001 })).status).toBe(201);
    expect(await messages()).toBe(before + 1);
    expect((await server.post(requests, { ...wish, phone: 77025550002 })).status).toBe(201);
    expect(await messages()).toBe(before + 1);
    expect((await server.pool.query("select from landing_requests")).rowCount).toBe(51);
  });

  test("three times a day, and again a day after the first", async () => {
    for (const hour of [0, 1, 2]) {
      server.now = new Date(salon.morning.getTime() + hour * 3_600_000);
      expect((await server.post(requests, wish)).status).toBe(201);
    }
    const refused = await server.post<Problem>(requests, wish);
    expect([refused.status, refused.body.code, refused.body.waitSeconds]).toEqual([403, "tooManyRequests", 22 * 3600]);
    server.now = new Date(salon.morning.getTime() + 24 * 3_600_000);
    expect((await server.post(requests, wish)).status).toBe(201);
  });

  test("three times a day also when fifty are asked at once, and the operator is told of as many", async () => {
    const messages = async () =>
      (await server.pool.query("select from sms_messages where phone = $1", [operator])).rowCount ?? 0;
    const before = await messages();
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.post(requests, wish)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(47);
    expect(await messages()).toBe(before + 3);
  });

  test.each([
    ["a robot", { recaptchaToken: "robot" }, "recaptchaFailed"],
    ["no phone of here", { phone: 12025550123 }, "validationFailed"],
    ["a name without a letter", { name: "\u200b" }, "validationFailed"],
    ["a company without a letter", { company: "…" }, "validationFailed"],
    ["nobody's tariff", { tariffKey: "bargain" }, "validationFailed"],
  ])("not by %s", async (_, wrong, code) => {
    const { body } = await server.post<Problem>(requests, { ...wish, ...wrong });
    expect(body.code).toBe(code);
    expect((await server.pool.query("select from landing_requests")).rowCount).toBe(0);
  });
});

test("the operator sees which firms have asked to be called, the latest first", async () => {
  await server.post(requests, wish);
  server.pass(60);
  await server.post(requests, { ...wish, phone: phone + 1, company: "Салон у моря", tariffKey: undefined });
  const seen = await latestLandingRequests(server.pool);
  expect(seen.map(({ company, tariffKey }) => [company, tariffKey])).toEqual([
    ["Салон у моря", null],
    ["Студия Айгерим", "studio"],
  ]);
  expect(seen[0]).toMatchObject({ name: "Айгерим", phone: phone + 1, language: "ru" });
});
