import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { components } from "../../../openapi/generated/api.ts";
import { Visitor } from "../accounts/visitor.ts";
import { createAvailability } from "../../../server/services/availability/availability.ts";
import { byAnswers } from "../../../server/services/home/by-answers.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";

type Home = components["schemas"]["Home"];

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = salon.morning;
});

const read = async (query = ""): Promise<Home> =>
  (await server.get<Home>(`/rest/clients-app/v1/screen/home?city=${salon.cityId}${query}`)).body;
const keysOf = ({ firms }: Home) => firms.map(({ urlKey }) => urlKey);

test.each([
  ["a menu tab that has what it does", "&tab=synaq-tab", ["synaq"]],
  ["quiet hours", "&hasDiscount=true", ["synaq"]],
  ["a day when it works", "&date=2026-11-24", ["synaq"]],
  ["a day when it does not", "&date=2026-11-29", []],
  ["its being open, before it opens", "&isOpenNow=true", []],
  ["an id of its own", "&firms=9002,404", ["synaq-2"]],
  ["an id and a condition that another one meets", "&firms=9002&hasDiscount=true", []],
  ["what nobody knows", "&tab=none&category=none", ["synaq", "synaq-2"]],
])("a firm is shown by %s", async (_what, query, keys) => {
  await server.pool.query(
    `insert into menu_tabs (id, key, name, position, category_ids)
     values (9001, 'synaq-tab', '{"ru": "Ногти", "kz": "Ногти", "en": "Nails"}', 9001, '{9003}') on conflict do nothing`,
  );
  const home = await read(query);
  expect([keysOf(home), home.total]).toEqual([keys, keys.length]);
});

test("free on a day is who is free for any of their services, from when", async () => {
  server.now = new Date("2026-11-23T13:50:00Z");
  const [firm] = (await read("&date=2026-11-23")).firms;
  expect(firm?.nearest).toEqual({ startTime: salon.at("19:30"), serviceId: salon.manicure });
});

test("whether any firm of the city takes gift cards or has instalments does not depend on what is asked for", async () => {
  const offers = async (query: string) => {
    const { takesGiftCards, hasInstalments } = await read(query);
    return { takesGiftCards, hasInstalments };
  };
  expect(await offers("")).toEqual({ takesGiftCards: false, hasInstalments: false });
  await server.pool.query("update firms set takes_gift_cards = true, instalments = '{3,6}' where id = 9002");
  expect(await offers("&firms=9001")).toEqual({ takesGiftCards: true, hasInstalments: true });
  await server.pool.query("update firms set takes_gift_cards = false, instalments = '{}' where id = 9002");
  expect(await offers("")).toEqual({ takesGiftCards: false, hasInstalments: false });
});

test("no firm has instalments where the processor has none", async () => {
  const payBox = { ...server.config.payBox, hasInstalments: false };
  const without = await TestServer.open({ config: { ...server.config, payBox }, beside: server });
  await server.pool.query("update firms set instalments = '{3,6}' where id = 9002");
  const { body } = await without.get<Home>(`/rest/clients-app/v1/screen/home?city=${salon.cityId}`);
  expect([(await read()).hasInstalments, body.hasInstalments]).toEqual([true, false]);
  await server.pool.query("update firms set instalments = '{}' where id = 9002");
  await without.close();
});

describe("by a survey firms stand by what is asked of their services:", () => {
  beforeAll(async () => {
    await server.pool.query(
      `insert into firm_hours select 9002, weekday, 480, 1200 from generate_series(1, 6) weekday;
       insert into services
         select (jsonb_populate_record(s, jsonb_build_object('firm_id', 9002, 'price_max', null,
                   'price', case id when 1 then 600000 else 900000 end))).*
           from services s where firm_id = 9001 and id < 3;
       insert into masters
         select (jsonb_populate_record(m, '{"firm_id": 9002}')).* from masters m where firm_id = 9001 and id < 3;
       insert into master_services values (9002, 1, 1), (9002, 2, 2);
       insert into master_hours
         select 9002, id, weekday, starts, 1200 from generate_series(1, 6) weekday, (values (1, 480), (2, 720)) m (id, starts);
       select pg_notify('firm_changed', '9002')`,
    );
  });
  afterAll(async () => {
    for (const table of ["firm_hours", "masters", "services"]) {
      await server.pool.query(`delete from ${table} where firm_id = 9002`);
    }
    await server.pool.query("select pg_notify('firm_changed', '9002')");
  });

  test.each([
    ["the nearest time of any", { priority: ["soon" as const] }, "", ["synaq-2", "synaq"]],
    ["the nearest time of a category", { priority: ["soon" as const] }, "&category=synaq-nails", ["synaq", "synaq-2"]],
    ["the lowest price of any", { budget: ["low" as const] }, "", ["synaq", "synaq-2"]],
    ["the lowest price of a category", { budget: ["low" as const] }, "&category=synaq-hair", ["synaq-2", "synaq"]],
  ])("%s", async (_what, answers, query, keys) => {
    const token = randomUUID();
    const { status } = await new Visitor(server).ask("POST", "/rest/clients-app/v1/b2c-p13n/v1/finish", {
      token,
      answers,
    });
    expect(status).toBe(200);
    expect(keysOf(await read(`&survey=${token}${query}`))).toEqual(keys);
  });
});

test.each([
  ["are asked for by who wants a time soon", ["rating", "soon"] as const, 1],
  ["are not by who does not", ["rating"] as const, 0],
])("for the order the nearest times of all firms %s", async (_what, priority, times) => {
  const { pool, config } = server;
  const availability = createAvailability(pool);
  const nearestTimes = vi.spyOn(availability, "nearestTimes");
  const asked = { conditions: {}, now: server.now };
  await byAnswers([], { priority: [...priority] }, asked, { pool, config, availability });
  expect(nearestTimes).toHaveBeenCalledTimes(times);
  await availability.close();
});

test("of very many firms the first page is answered, here and in their list, and how many there are; of certain ones all", async () => {
  await server.pool.query(
    `insert into firms select (jsonb_populate_record(f, jsonb_build_object('id', n, 'url_key', 'synaq-' || n))).*
       from firms f, generate_series(9101, 9140) n where f.id = 9002`,
  );
  await server.pool.query(
    "insert into firm_pictures select n, position, url, alt, width, height, placeholder from firm_pictures, generate_series(9101, 9140) n where firm_id = 9002",
  );
  const home = await read();
  expect([home.firms.length, home.total]).toEqual([24, 42]);
  const list = `/rest/clients-app/v1/firms/list?city=${salon.cityId}`;
  const { body } = await server.get<components["schemas"]["FirmPage"]>(list);
  expect([body.firms.length, body.total]).toEqual([24, 42]);
  expect(keysOf(home).slice(0, 2)).toEqual(["synaq", "synaq-2"]);
  const ids = Array.from({ length: 40 }, (_, index) => 9101 + index);
  expect((await read(`&firms=${ids.join(",")}`)).firms.map(({ id }) => id)).toEqual(ids);
});
