import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import type { components } from "../../../openapi/generated/api.ts";
import { writeSearchWords } from "../../../server/db/catalogue/search-words.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { salon } from "../salon.ts";
import type { TestServer } from "../test-server.ts";
import { openSearchedServer } from "./searched-server.ts";

type Found = components["schemas"]["FoundFirms"];

let server: TestServer;
beforeAll(async () => {
  server = await openSearchedServer();
});
afterAll(() => server.close());

async function search(asked: { query: string; city?: number }): Promise<Found> {
  const { query, city = salon.cityId } = asked;
  const params = new URLSearchParams({ city: String(city), query });
  const { status, body } = await server.get<Found>(`/rest/clients-app/v1/firms/search?${params.toString()}`);
  expect(status).toBe(200);
  return body;
}

const keysOf = ({ firms }: Found) => firms.map(({ firm }) => firm.urlKey);

describe("What is found", () => {
  it("is what words are said around, and it is called so", async () => {
    for (const query of ["записаться на маникюр", "маникюр жасату", "want to book manicure", "маникюрге жазылу"]) {
      expect([query, keysOf(await search({ query }))]).toEqual([query, ["synaq"]]);
    }
    expect((await search({ query: "записаться на маникюр" })).isNearly).toBe(false);
    expect((await search({ query: "записаться" })).total).toBe(2);
    expect((await search({ query: "vfybr.h" })).isNearly).toBe(false);
  });

  it("is a salon whose Latin name is written by ear in Cyrillic, by its name alone", async () => {
    for (const query of ["ред эппл", "Рэд эпл", "записаться в ред эппл"]) {
      const found = await search({ city: 1, query });
      expect([query, found.total, found.isNearly]).toEqual([query, 3, true]);
      for (const { firm, services } of found.firms) {
        expect(firm.name).toContain("Red Apple");
        expect(services).toEqual([]);
      }
    }
    expect((await search({ city: 1, query: "эппл" })).total).toBe(3);
    expect((await search({ query: "рэд эпл" })).total).toBe(0);
  });

  it.each([
    ["SALON", "салон красоты", "сұлулық салоны", "beauty salon"],
    ["BARBERSHOP", "барбершоп", "шаштараз", "barbershop"],
    ["NAILS", "студия", "studio"],
    ["KIDS", "детская парикмахерская", "балалар шаштаразы", "kids hairdresser"],
  ])("is a %s by what it is, as well as by its name", async (type, ...queries) => {
    const { rows } = await server.pool.query<{ id: number }>("select id from firms where city_id = 1 and type = $1", [
      type,
    ]);
    for (const query of queries) {
      const { firms } = await search({ city: 1, query });
      expect(firms.map(({ firm }) => firm.id)).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
    }
    expect(rows.length).toBeGreaterThan(0);
  });

  it("has the same price and services when it is declined", async () => {
    const [named, declined] = [
      await search({ city: 1, query: "маникюр" }),
      await search({ city: 1, query: "маникюра" }),
    ];
    const of = ({ firms }: typeof named) =>
      new Map(firms.map(({ firm, services }) => [firm.id, { price: firm.priceFrom, services }]));
    expect(of(declined)).toEqual(of(named));
    expect(declined.isNearly).toBe(false);
    expect(named.total).toBeGreaterThan(5);
  });

  it("is what others of the words name, where some are nowhere, and is called nearly so", async () => {
    const found = await search({ query: "маникюр ыфвапролд" });
    expect([keysOf(found), found.isNearly]).toEqual([["synaq"], true]);
    const nothing = await search({ query: "ыфвапролд жъэхзщ" });
    expect([nothing.total, nothing.isNearly]).toEqual([0, false]);
    expect((await search({ query: "бюэж" })).total).toBe(0);
  });

  it("is everything where nothing is named, however it is typed", async () => {
    for (const query of ["near me", "записаться", "pfgbcfnmcz", "я хочу", "жазылу керек"]) {
      const { total, isNearly } = await search({ query });
      expect([query, total, isNearly]).toEqual([query, 2, false]);
    }
  });

  it("is in a district that is named", async () => {
    const { rows } = await server.pool.query<{ id: number }>(
      `select distinct f.id from firms f join districts d on d.id = f.district_id join services s on s.firm_id = f.id
      where f.city_id = 1 and d.url_name = 'old-town' and s.name ->> 'ru' ilike '%маникюр%'`,
    );
    const { firms } = await search({ city: 1, query: "старый город маникюр" });
    expect(firms.map(({ firm }) => firm.id)).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
    expect(rows.length).toBeGreaterThan(0);
  });
});

test("a master is not found by ear, even where a salon is called the same: what is heard alike is a name of a salon", async () => {
  const lounge = '{"ru": "Lounge"}';
  await server.pool.query("update masters set surname = surname || $2 where firm_id = $1", [salon.firmId, lounge]);
  await inTransaction(server.pool, writeSearchWords);
  expect((await search({ query: "lounge" })).total).toBe(1);
  expect((await search({ query: "лаунж" })).total).toBe(0);
  await server.pool.query("update firms set name = name || $1 where url_key = 'synaq-2'", [lounge]);
  await inTransaction(server.pool, writeSearchWords);
  expect((await search({ query: "lounge" })).total).toBe(2);
  expect(keysOf(await search({ query: "лаунж" }))).toEqual(["synaq-2"]);
});
