import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { components } from "../../../openapi/generated/api.ts";
import { setConfig } from "../../../server/services/configs/set.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";

type Schemas = components["schemas"];
const v1 = "/rest/clients-app/v1";
const v2 = "/rest/clients-app/v2";
const inCity = { city_id: String(salon.cityId) };
const localized = (ru: string) => ({ ru, kz: `${ru} (kz)`, en: `${ru} (en)` });

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = salon.morning;
});

describe("the last reviews of a city", () => {
  const read = async () => (await server.get<Schemas["HomeReviews"]>(`${v1}/screen/home/reviews`, inCity)).body.reviews;

  test("are the newest of each firm that has any, dated in its zone", async () => {
    const [first, ...others] = await read();
    expect(others).toEqual([]);
    expect(first?.firm).toEqual({
      id: salon.firmId,
      name: "Сынақ",
      urlKey: "synaq",
      avatarUrl: "/pictures/firms/synaq/avatar.svg",
    });
    expect(first?.review).toMatchObject({ id: 1, text: "Отзыв 1", date: "2026-11-20T14:00:00+05:00" });
  });

  test("stand the newest first, and a grade without words does not stand there", async () => {
    await server.pool.query(
      `insert into reviews (firm_id, id, author_name, grade, rating, text, created_at, language)
       values (9002, 1, 'Асель', 'GOOD', 4, 'Быстро', '2026-11-22T10:00Z', 'ru'),
              (9002, 2, 'Асель', 'GOOD', 4, '', '2026-11-22T11:00Z', 'ru')`,
    );
    expect((await read()).map(({ firm, review }) => [firm.urlKey, review.id])).toEqual([
      ["synaq-2", 1],
      ["synaq", 1],
    ]);
    await server.pool.query("delete from reviews where firm_id = 9002");
  });
});

describe("special offers", () => {
  const firmsOf = async (kind: string) =>
    (await server.get<Schemas["FirmList"]>(`${v1}/screen/special-offers/${kind}`, inCity)).body.firms;

  test("of quiet hours are the firms that have them", async () => {
    expect((await firmsOf("discounted-firms")).map(({ urlKey, discountPercent }) => [urlKey, discountPercent])).toEqual(
      [["synaq", 20]],
    );
  });

  test("of free times are the firms that have one within two hours, for any of their services", async () => {
    const nearest = async () => (await firmsOf("offered-firms")).map((firm) => firm.nearest?.startTime);
    expect(await nearest()).toEqual([salon.at("09:00")]);
    server.now = new Date(salon.morning.getTime() - 3_600_000);
    expect(await nearest()).toEqual([]);
    server.now = new Date(salon.morning.getTime() - 3_600_000 + 60_000);
    expect(await nearest()).toEqual([salon.at("09:00")]);
    server.now = new Date("2026-11-23T13:50:00Z");
    expect(await nearest()).toEqual([salon.at("19:30")]);
    server.now = new Date("2026-11-23T14:10:00Z");
    expect(await nearest()).toEqual([]);
  });

  test.each([
    ["a day that goes on past midnight", 540, "18:30", "00:00"],
    ["a day that begins two hours later", 1530, "18:30", undefined],
    ["a day that begins within two hours", 1530, "18:31", "01:30"],
  ])("of free times go on past midnight: %s", async (_what, starts, utc, time) => {
    const hours = async (from: number, until: number) => {
      await server.pool.query("update firm_hours set closes_minute = $1 where firm_id = 9001 and weekday = 1", [until]);
      await server.pool.query(
        "update master_hours set starts_minute = $1, ends_minute = $2 where firm_id = 9001 and weekday = 1",
        [from, until],
      );
      await server.pool.query("select pg_notify('firm_changed', '9001')");
    };
    await hours(starts, 1620);
    server.now = new Date(`2026-11-23T${utc}:00Z`);
    const nearest = (await firmsOf("offered-firms")).map((firm) => firm.nearest?.startTime);
    expect(nearest).toEqual(time === undefined ? [] : [salon.at(time, "2026-11-24")]);
    await hours(540, 1200);
  });

  test("ask for a city", async () => {
    for (const kind of ["discounted-firms", "offered-firms"]) {
      const { status, body } = await server.get<Schemas["Problem"]>(`${v1}/screen/special-offers/${kind}`);
      expect([status, body.code]).toEqual([400, "cityRequired"]);
    }
  });
});

describe("the recommended firms", () => {
  const recommended = async (query = "") =>
    (await server.get<Schemas["FirmList"]>(`${v1}/firms/search/compilations?key=RECOMMENDED${query}`, inCity)).body
      .firms;

  test("are those that the operator promotes, then the best rated", async () => {
    expect((await recommended()).map(({ urlKey }) => urlKey)).toEqual(["synaq", "synaq-2"]);
    await server.pool.query("update firms set is_promoted = (id = 9002)");
    expect((await recommended()).map(({ urlKey }) => urlKey)).toEqual(["synaq-2", "synaq"]);
    await server.pool.query("update firms set is_promoted = (id <> 9002)");
  });

  test("are as many as are asked for", async () => {
    expect((await recommended("&limit=1")).map(({ urlKey }) => urlKey)).toEqual(["synaq"]);
  });

  test("are of no other compilation than those that there are", async () => {
    const { status } = await server.get(`${v1}/firms/search/compilations?key=OTHER`, inCity);
    expect(status).toBe(400);
  });
});

describe("what the operator sets", () => {
  const until = "2026-11-23T04:00:00Z";
  const configs = async () => (await server.get<Schemas["Configs"]>(`${v2}/configs`)).body;
  const ad = async () => (await server.get<Schemas["AdCompilation"]>(`${v2}/compilations/ad`)).body;

  test("is told in the language that is asked for, until it is over", async () => {
    await setConfig(server.pool, "announcement", { text: localized("Обновляемся"), until });
    await setConfig(server.pool, "support", { phone: "+77292123456" });
    expect(await configs()).toEqual({ announcement: { text: "Обновляемся" }, support: { phone: "+77292123456" } });
    server.now = new Date(until);
    expect(await configs()).toEqual({ support: { phone: "+77292123456" } });
  });

  test("is nothing where it was taken away", async () => {
    await setConfig(server.pool, "support", undefined);
    await setConfig(server.pool, "announcement", undefined);
    expect(await configs()).toEqual({});
    expect(await ad()).toEqual({});
  });

  test("is not set where it is no such value, and what is wrong with it is said", async () => {
    const wrong = await setConfig(server.pool, "support", { phone: "292 123456" });
    expect(wrong).toBe("support.phone is a plus and digits: +77292123456");
    expect(await configs()).toEqual({});
  });

  test("has where the app is in the stores, at their own hosts and no others", async () => {
    const stores = {
      appStore: "https://apps.apple.com/kz/app/kezek/id1234567890",
      googlePlay: "https://play.google.com/store/apps/details?id=kz.kezek",
    };
    expect(await setConfig(server.pool, "stores", stores)).toBeUndefined();
    expect(await configs()).toEqual({ stores });
    for (const [store, address] of [
      ["appStore", "http://apps.apple.com/kz/app/kezek/id1"],
      ["appStore", "https://apps.apple.com.evil.example/kz/app/kezek/id1"],
      ["appStore", "https://apps.apple.com@evil.example/id1"],
      ["appStore", "https://apps.apple.com/"],
      ["appStore", stores.googlePlay],
      ["googlePlay", "javascript:alert(1)"],
      ["googlePlay", "kezek"],
    ] as const) {
      const wrong = await setConfig(server.pool, "stores", { [store]: address });
      expect(wrong).toMatch(new RegExp(`^stores\\.${store} is an address of https://`));
    }
    expect(await setConfig(server.pool, "stores", {})).toMatch(/names no store/);
    expect(await configs()).toEqual({ stores });
    await setConfig(server.pool, "stores", undefined);
    expect(await configs()).toEqual({});
  });

  test("recommends a kind of services that there is", async () => {
    const words = { name: localized("К празднику"), text: localized("Укладки") };
    await setConfig(server.pool, "ad", { ...words, categoryId: 9001, until });
    expect(await ad()).toEqual({
      compilation: {
        name: "К празднику",
        text: "Укладки",
        category: "synaq-hair",
        pictureUrl: "/pictures/categories/hair.svg",
      },
    });
    await setConfig(server.pool, "ad", { ...words, categoryId: 404 });
    expect(await ad()).toEqual({});
    await setConfig(server.pool, "ad", undefined);
  });
});
