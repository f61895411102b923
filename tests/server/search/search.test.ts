import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { components } from "../../../openapi/generated/api.ts";
import { ensureSearchWords, writeSearchWords } from "../../../server/db/catalogue/search-words.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";
import { insertVisit } from "../visits.ts";

type Schemas = components["schemas"];
const path = "/rest/clients-app/v1/firms/search";
const rival = "synaq-2";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await inTransaction(server.pool, writeSearchWords);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await server.empty("reservations");
});

function addressOf(asked: Record<string, string | number | boolean>): string {
  const params = Object.entries({ city: salon.cityId, ...asked }).map(([key, value]) => [key, String(value)]);
  return `?${new URLSearchParams(params).toString()}`;
}

async function search(asked: Record<string, string | number | boolean>): Promise<Schemas["FoundFirms"]> {
  const { status, body } = await server.get<Schemas["FoundFirms"]>(path + addressOf(asked));
  expect(status).toBe(200);
  return body;
}

async function optionsOf(asked: Record<string, string | number | boolean> = {}): Promise<Schemas["FilterOptions"]> {
  const { status, body } = await server.get<Schemas["FilterOptions"]>(`${path}/filterOptions${addressOf(asked)}`);
  expect(status).toBe(200);
  return body;
}

const keysOf = ({ firms }: Schemas["FoundFirms"]) => firms.map(({ firm }) => firm.urlKey);
const timesOf = ({ firms }: Schemas["FoundFirms"]) =>
  firms.flatMap(({ times }) => times.map(({ startTime }) => startTime));

describe("What is found by words", () => {
  it.each([
    ["as the catalogue has it", "маникюр"],
    ["by its beginning", "маник"],
    ["in Latin letters", "manikyur"],
    ["on the wrong keyboard", "vfybr.h"],
    ["with a letter that is missing", "манкюр"],
    ["with two letters in the other's place", "маинкюр"],
  ])("is a service, written %s", async (_how, query) => {
    const found = await search({ query });
    expect(keysOf(found)).toEqual(["synaq"]);
    expect(found.firms[0]?.services).toEqual([
      { id: salon.manicure, name: "Маникюр", price: { amount: 500_000, currency: "KZT" } },
    ]);
  });

  it("has a price from the least to the most that it costs: by itself, or by those who do it at prices of their own", async () => {
    const tenge = (amount: number) => ({ amount: amount * 100, currency: "KZT" });
    const priceOf = async (query: string) => {
      const { price, priceMax } = (await search({ query })).firms[0]?.services[0] ?? {};
      return { price, priceMax };
    };
    expect(await priceOf("стрижка")).toEqual({ price: tenge(7000), priceMax: tenge(9000) });
    const ofDinara = "update master_services set price = $1 where firm_id = $2 and service_id = $3 and master_id = 2";
    const values = (price: number | null) => [price, salon.firmId, salon.manicure];
    await server.pool.query(ofDinara, values(1_200_000));
    try {
      expect(await priceOf("маникюр")).toEqual({ price: tenge(5000), priceMax: tenge(12_000) });
    } finally {
      await server.pool.query(ofDinara, values(null));
    }
  });

  it("are the services that are called so, before others of a category that is", async () => {
    let called = 0;
    for (const { services, firm } of (await search({ city: 1, query: "маникюр" })).firms) {
      const { rows } = await server.pool.query<{ price: number }>(
        `select min(coalesce(m.price, s.price))::int as price
           from services s join master_services m on m.firm_id = s.firm_id and m.service_id = s.id
          where s.firm_id = $1 and s.name ->> 'ru' ilike '%маникюр%'`,
        [firm.id],
      );
      const price = rows[0]?.price ?? null;
      if (price === null) continue;
      for (const { name } of services) expect(name.toLowerCase()).toContain("маникюр");
      expect(firm.priceFrom.amount).toBe(price);
      called += 1;
    }
    expect(called).toBeGreaterThan(3);
  });

  it("are a master and the services that this master does, where words name both", async () => {
    const { firms } = await search({ city: 1, query: "Айгерим маникюр" });
    for (const { firm, services, masters } of firms) {
      for (const { id } of masters) {
        const { rows } = await server.pool.query<{ id: number }>(
          "select service_id as id from master_services where firm_id = $1 and master_id = $2",
          [firm.id, id],
        );
        const done = new Set(rows.map((row) => row.id));
        expect(services.some((service) => done.has(service.id))).toBe(true);
      }
    }
    const { firms: ofSalon } = await search({ query: "Айгерим стрижка" });
    expect(ofSalon.map(({ masters, services }) => [masters.map(({ id }) => id), services.map(({ id }) => id)])).toEqual(
      [[[1], [salon.haircut]]],
    );
    expect((await search({ query: "Мадина маникюр" })).firms.map(({ masters }) => masters)).toEqual([[]]);
  });

  it("says whether something had to be forgiven", async () => {
    expect((await search({ query: "маникюр" })).isNearly).toBe(false);
    expect((await search({ query: "манкюр" })).isNearly).toBe(true);
  });

  it("are the firms that have every word, in their own name, a service or a master", async () => {
    const found = await search({ query: "айгерим маникюр" });
    expect(keysOf(found)).toEqual(["synaq"]);
    expect(found.firms[0]?.masters).toEqual([{ id: 1, name: "Айгерим Сапарова" }]);
    expect(keysOf(await search({ query: "айгерим педикюр" }))).toEqual([]);
  });

  it("is a salon by its Kazakh name, however its letters are typed", async () => {
    for (const query of ["сынақ", "сынак", "synaq", "Sinak"]) {
      expect([query, keysOf(await search({ query }))]).toEqual([query, ["synaq", rival]]);
    }
  });

  it("has the price and the nearest time of the services that were found, not of the most popular one", async () => {
    const [found] = (await search({ query: "маникюр" })).firms;
    expect(found?.firm.priceFrom.amount).toBe(500_000);
    expect(found?.firm).toMatchObject({ nearest: { startTime: salon.at("09:00"), serviceId: salon.manicure } });
  });

  it("is nothing of another city, and nobody who cannot be booked online", async () => {
    expect((await search({ city: 1, query: "сынақ" })).total).toBe(0);
    expect((await search({ query: "асель" })).total).toBe(0);
  });

  it("is everything where there are no words, whatever signs were typed", async () => {
    for (const query of ["", "   ", "«»—!"]) expect((await search({ query })).total).toBe(2);
  });
});

describe("Conditions", () => {
  it("leave the firms that meet all of them, those of services by one service", async () => {
    expect(keysOf(await search({ category: "synaq-nails" }))).toEqual(["synaq"]);
    expect(keysOf(await search({ category: "synaq-hair", priceTo: 700_000 }))).toEqual(["synaq"]);
    expect(keysOf(await search({ category: "synaq-hair", priceTo: 600_000 }))).toEqual([]);
    expect(keysOf(await search({ category: "synaq-hair", subCategory: "synaq-haircuts" }))).toEqual(["synaq"]);
    expect(keysOf(await search({ ratingFrom: 4.5 }))).toEqual(["synaq"]);
    expect(keysOf(await search({ hasDiscount: true }))).toEqual(["synaq"]);
    expect(keysOf(await search({ isOpenNow: true }))).toEqual([]);
  });

  it("are counted with what is chosen beside them", async () => {
    const counts = await optionsOf({ query: "маникюр" });
    expect(counts.categories.map(({ urlName, count }) => [urlName, count])).toEqual([["synaq-nails", 1]]);
    expect(counts.prices[0]).toEqual({ priceTo: 500_000, count: 1 });
    server.now = new Date(salon.at("12:00"));
    expect(await optionsOf()).toMatchObject({ discountCount: 1, openNowCount: 1 });
    expect(await optionsOf({ ratingFrom: 5 })).toMatchObject({ discountCount: 0, openNowCount: 0 });
  });

  it("are counted as they are met: each count is the number of firms that choosing it finds", async () => {
    const searches: Record<string, string>[] = [{}, { date: "2026-11-23", from: "18:00" }, { query: "стрижка" }];
    for (const asked of searches) {
      const { tabs, categories, prices, ratings } = await optionsOf(asked);
      for (const { key, count } of tabs) expect((await search({ ...asked, tab: key })).total).toBe(count);
      for (const { urlName, count } of categories) {
        expect((await search({ ...asked, category: urlName })).total).toBe(count);
      }
      for (const { priceTo, count } of prices) expect((await search({ ...asked, priceTo })).total).toBe(count);
      for (const { ratingFrom, count } of ratings) expect((await search({ ...asked, ratingFrom })).total).toBe(count);
    }
  });

  it("say how many firms there are without each of them, the one that leaves most first", async () => {
    const asked = { category: "synaq-hair", priceTo: 600_000, ratingFrom: 4.5, date: "2026-11-23", from: "18:00" };
    const { without } = await optionsOf(asked);
    expect(without.map(({ condition }) => condition).toSorted()).toEqual(["category", "date", "priceTo", "ratingFrom"]);
    for (const { condition, count } of without) {
      const dropped: readonly string[] = condition === "date" ? ["date", "from"] : [condition];
      const left = Object.fromEntries(Object.entries(asked).filter(([name]) => !dropped.includes(name)));
      expect([condition, (await search(left)).total]).toEqual([condition, count]);
    }
    const counts = without.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  });

  it("that nobody knows are none", async () => {
    expect((await search({ category: "no-such", subCategory: "\0" })).total).toBe(2);
  });
});

describe("A search by free time", () => {
  const evening = { date: "2026-11-23", from: "18:00" };

  it("finds the firms that have it, with their first times", async () => {
    const found = await search({ ...evening, query: "стрижка" });
    expect(keysOf(found)).toEqual(["synaq"]);
    expect(timesOf(found)).toEqual(["18:00", "18:15", "18:30", "18:45"].map((time) => salon.at(time)));
    expect(found.firms[0]?.firm.nearest?.startTime).toBe(salon.at("18:00"));
  });

  it("finds none that were taken meanwhile, and none for which no service is free", async () => {
    const taken = [1, 2, 3].map((masterId) =>
      insertVisit(server.pool, { masterId, from: salon.at("18:00"), to: salon.at("19:30") }),
    );
    await Promise.all(taken);
    expect(keysOf(await search({ ...evening, query: "стрижка" }))).toEqual([]);
    const manicure = await search({ ...evening, query: "маникюр" });
    expect(timesOf(manicure)).toEqual([salon.at("19:30")]);
    expect(timesOf(await search(evening))).toEqual([salon.at("19:30")]);
  });

  it("keeps to the hours at both ends", async () => {
    const found = await search({ date: "2026-11-24", from: "10:00", until: "10:30", query: "стрижка" });
    expect(timesOf(found)).toEqual([salon.at("10:00", "2026-11-24"), salon.at("10:15", "2026-11-24")]);
  });

  it("offers nothing that has passed, nor beyond the days that can be booked", async () => {
    server.now = new Date(salon.at("18:40"));
    expect(timesOf(await search({ ...evening, query: "маникюр" }))).toEqual([salon.at("19:15"), salon.at("19:30")]);
    expect((await search({ date: "2026-11-22" })).total).toBe(0);
    expect((await search({ date: "2027-11-23" })).total).toBe(0);
  });

  it("puts the earliest first where that is asked for", async () => {
    expect(keysOf(await search({ sort: "soonest" }))).toEqual(["synaq", rival]);
  });
});

describe("The page of what is found", () => {
  it("goes on where the one before ended, and tells of all", async () => {
    const whole = await search({});
    const rest = await search({ offset: 1 });
    expect(keysOf(rest)).toEqual(keysOf(whole).slice(1));
    expect(rest.total).toBe(whole.total);
  });

  it("is of a city that there is", async () => {
    expect((await server.get(`${path}?city=777`)).status).toBe(404);
    expect((await server.get(path)).body).toMatchObject({ code: "cityRequired" });
    expect((await server.get(path, { city_id: String(salon.cityId) })).status).toBe(200);
  });
});

it("the orders are named in the client's language, relevance first", async () => {
  const { body } = await server.get<Schemas["SortOption"][]>(`${path}/sortOptions`, { "accept-language": "en" });
  expect(body[0]).toEqual({ key: "relevance", name: "Best match" });
  expect(body.map(({ key }) => key)).toEqual(["relevance", "rating", "price", "soonest", "distance"]);
  const kazakh = await server.get<Schemas["SortOption"][]>(`${path}/sortOptions`, { "accept-language": "kz" });
  expect(kazakh.body[1]).toEqual({ key: "rating", name: "Рейтингі жоғарылары" });
});

it("a category has the subcategories that the city has, and one that is not there is not found", async () => {
  const { body } = await server.get<Schemas["Category"]>(`${path}/categories/synaq-hair${addressOf({})}`);
  expect(body.subCategories.map(({ urlName }) => urlName)).toEqual(["synaq-haircuts"]);
  const elsewhere = await server.get<Schemas["Category"]>(`${path}/categories/synaq-hair?city=1`);
  expect(elsewhere.body.subCategories).toEqual([]);
  expect((await server.get(`${path}/categories/no-such${addressOf({})}`)).status).toBe(404);
});

it("the words of a catalogue that an older Kezek loaded are written at the next start, once", async () => {
  await server.empty("search_entries", "search_words");
  expect((await search({ query: "маникю" })).total).toBe(0);
  await Promise.all([ensureSearchWords(server.pool), ensureSearchWords(server.pool)]);
  expect((await search({ query: "маникю" })).total).toBe(1);
});
