import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";
import { insertVisit } from "../visits.ts";

type Schemas = components["schemas"];
const v1 = "/rest/clients-app/v1";
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = salon.morning;
});
const inCity = { city_id: String(salon.cityId) };

describe("the catalogue of a city", () => {
  test("has every firm, the best rated first", async () => {
    const { status, body } = await server.get<Schemas["Home"]>(`${v1}/screen/home`, inCity);
    expect(status).toBe(200);
    expect(body.city).toEqual({
      id: salon.cityId,
      name: "Город",
      urlName: "synaq-qala",
      latitude: 43.65,
      longitude: 51.16,
      countryCode: "ZZ",
      timeZone: "Asia/Aqtau",
      currency: "KZT",
    });
    expect(body.firms.map(({ urlKey }) => urlKey)).toEqual(["synaq", "synaq-2"]);
  });

  test("shows on a firm's card what one chooses it by", async () => {
    const { body } = await server.get<Schemas["Home"]>(`${v1}/screen/home`, inCity);
    expect(body.firms[0]).toEqual({
      id: salon.firmId,
      name: "Сынақ",
      type: "SALON",
      urlKey: "synaq",
      cityId: salon.cityId,
      cityName: "Город",
      address: "14-й мкр, 23",
      latitude: 43.65,
      longitude: 51.16,
      avatarUrl: "/pictures/firms/synaq/avatar.svg",
      picture: {
        url: "/pictures/firms/synaq/1-960.avif",
        alt: "Зал",
        width: 1440,
        height: 810,
        placeholder: "#f0d9cd",
      },
      averageRating: 4.9,
      reviewCount: 22,
      isIndividualMaster: false,
      isPromoted: true,
      workSchedule: { isOpen: false, opensAt: salon.at("09:00") },
      categoryIds: [9001, 9003],
      priceFrom: { amount: 500_000, currency: "KZT" },
      discountPercent: 20,
      nearest: { startTime: salon.at("09:00"), serviceId: salon.haircut },
    });
  });

  test("of a category has the firms that do it, with the price and the time of the category", async () => {
    const { body } = await server.get<Schemas["Home"]>(`${v1}/screen/home?category=synaq-hair`, inCity);
    expect(body.firms).toEqual([
      expect.objectContaining({
        urlKey: "synaq",
        priceFrom: { amount: 700_000, currency: "KZT" },
        nearest: { startTime: salon.at("09:00"), serviceId: salon.haircut },
      }),
    ]);
    const nails = await server.get<Schemas["Home"]>(`${v1}/screen/home?category=synaq-nails`, inCity);
    expect(nails.body.firms).toEqual([
      expect.objectContaining({
        priceFrom: { amount: 500_000, currency: "KZT" },
        nearest: { startTime: expect.any(String), serviceId: salon.manicure },
      }),
    ]);
  });

  describe("of a category with two services", () => {
    let hair: TestServer;
    beforeAll(async () => {
      hair = await TestServer.open();
      await hair.pool.query("update services set category_id = 9001 where firm_id = 9001 and id = $1", [
        salon.manicure,
      ]);
    });
    afterAll(() => hair.close());

    const nearest = async () => {
      const { body } = await hair.get<Schemas["Home"]>(`${v1}/screen/home?category=synaq-hair`, inCity);
      return body.firms[0]?.nearest;
    };

    test("names the most popular where both are free at once", async () => {
      expect(await nearest()).toEqual({ startTime: salon.at("09:00"), serviceId: salon.haircut });
    });

    test("names the other one where that is free before it", async () => {
      for (const masterId of salon.masters) {
        await insertVisit(hair.pool, { masterId, from: salon.at("09:30"), to: salon.at("14:00") });
      }
      expect(await nearest()).toEqual({ startTime: salon.at("09:00"), serviceId: salon.manicure });
    });
  });

  test("says from which price by the masters who can be booked online alone", async () => {
    const salons = await TestServer.open();
    const prices = `update master_services set price = $2 where firm_id = 9001 and service_id = 2 and master_id = $1`;
    await salons.pool.query(prices, [1, 400_000]);
    await salons.pool.query(
      "insert into master_services (firm_id, master_id, service_id, price) values (9001, 4, 2, 100000)",
    );
    const { body } = await salons.get<Schemas["Home"]>(`${v1}/screen/home`, inCity);
    expect(body.firms[0]?.priceFrom.amount).toBe(400_000);
    await salons.close();
  });

  test("of a category that is not known is the whole one", async () => {
    const { body } = await server.get<Schemas["Home"]>(`${v1}/screen/home?category=tentacles%00`, inCity);
    expect(body.firms).toHaveLength(2);
  });

  test("says nothing of discounts and times that a firm does not have", async () => {
    const { body } = await server.get<Schemas["Home"]>(`${v1}/screen/home`, inCity);
    const second = body.firms[1];
    expect(second?.workSchedule).toEqual({ isOpen: false });
    expect(second).not.toHaveProperty("discountPercent");
    expect(second).not.toHaveProperty("nearest");
  });

  test("asks which city", async () => {
    const { status, body } = await server.get<Problem>(`${v1}/screen/home`);
    expect({ status, code: body.code, action: body.action }).toEqual({
      status: 400,
      code: "cityRequired",
      action: undefined,
    });
  });

  test("is of the city in the address, whichever one was chosen", async () => {
    const { body } = await server.get<Schemas["Home"]>(`${v1}/screen/home?city=${salon.cityId}`, { city_id: "404404" });
    expect(body.city.id).toBe(salon.cityId);
  });

  test("knows no city that is not there", async () => {
    expect((await server.get(`${v1}/screen/home`, { city_id: "404404" })).status).toBe(404);
  });

  test.each([
    ["ru-RU,ru;q=0.9", "Сынақ"],
    ["kz", "Сынақ (kz)"],
    ["kk-KZ", "Сынақ (kz)"],
    ["en", "Сынақ (en)"],
    ["de", "Сынақ"],
  ])("is read in the language of the client: %s", async (language, name) => {
    const headers = { ...inCity, "accept-language": language };
    const { body } = await server.get<Schemas["Home"]>(`${v1}/screen/home`, headers);
    expect(body.firms[0]?.name).toBe(name);
  });
});

describe("the words above the catalogue", () => {
  test("are countries, cities and tabs", async () => {
    const countries = await server.get<Schemas["Country"][]>("/rest/common/countries");
    expect(countries.body).toContainEqual({
      id: 9001,
      isoCode: "ZZ",
      name: "Страна",
      phoneCode: "+7",
      currency: "KZT",
    });
    const cities = await server.get<Schemas["City"][]>(`${v1}/screen/home/cities`);
    expect(cities.body.map(({ urlName }) => urlName)).toContain("synaq-qala");
    expect((await server.get(`${v1}/screen/home/menu-tabs`)).status).toBe(200);
  });

  test("are categories with what is under them", async () => {
    const { body } = await server.get<Schemas["Category"][]>(`${v1}/screen/home/categories`);
    expect(body.filter(({ id }) => id >= 9001)).toEqual([
      {
        id: 9001,
        name: "Волосы",
        urlName: "synaq-hair",
        pictureUrl: "/pictures/categories/hair.svg",
        subCategories: [{ id: 9002, name: "Стрижки", urlName: "synaq-haircuts" }],
      },
      { id: 9003, name: "Ногти", urlName: "synaq-nails", subCategories: [] },
    ]);
  });
});

test("a firm that takes gift cards says so on its card, and no other one does", async () => {
  await server.pool.query("update firms set takes_gift_cards = url_key = 'synaq'");
  const { body } = await server.get<Schemas["Home"]>(`${v1}/screen/home`, inCity);
  expect(body.firms.map(({ takesGiftCards }) => takesGiftCards)).toEqual([true, undefined]);
  await server.pool.query("update firms set takes_gift_cards = false");
});

describe("the list of firms", () => {
  const asked = async (query: string, headers: Record<string, string> = {}) => {
    const { body } = await server.get<Schemas["FirmPage"]>(`${v1}/firms/list${query}`, headers);
    return body.firms.map(({ urlKey, instalments }) => ({ urlKey, instalments }));
  };
  const branches = [{ urlKey: "synaq", instalments: [3, 6] }, { urlKey: "synaq-2" }];

  beforeAll(async () => {
    await server.pool.query("update firms set instalments = '{3,6}' where url_key = 'synaq'");
  });
  afterAll(async () => {
    await server.pool.query("update firms set instalments = '{}' where url_key = 'synaq'");
  });

  test("has those of the city, and how many there are; without a city it asks for one", async () => {
    expect(await asked("", inCity)).toEqual(branches);
    expect(await asked(`?city=${salon.cityId}`)).toEqual(branches);
    const counted = await server.get<Schemas["FirmPage"]>(`${v1}/firms/list`, inCity);
    expect(counted.body.total).toBe(2);
    const refused = await server.get<Schemas["Problem"]>(`${v1}/firms/list`);
    expect([refused.status, refused.body.code]).toEqual([400, "cityRequired"]);
    expect((await server.get(`${v1}/firms/list?city=8888`, inCity)).status).toBe(404);
  });

  test("has those alone where what is paid can be split, when they are asked for, with the numbers of parts", async () => {
    expect(await asked("?hasInstalments=true", inCity)).toEqual([{ urlKey: "synaq", instalments: [3, 6] }]);
    expect(await asked("?hasInstalments=false", inCity)).toEqual(branches);
    const { body } = await server.get<Schemas["FirmPage"]>(`${v1}/firms/list?hasInstalments=true`, inCity);
    expect([body.total, body.instalments]).toEqual([1, [3, 6]]);
  });
});
