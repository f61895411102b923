import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { metresBetween } from "../../../domain/distance.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { writeSearchWords } from "../../../server/db/catalogue/search-words.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";

type Schemas = components["schemas"];
type Asked = Record<string, string | number>;
const path = "/rest/clients-app/v1/firms/search";
/** "synaq" stands in the middle of its city, "synaq-2" about 1,372 metres from there. */
const middle = { latitude: 43.65, longitude: 51.16 };
const atRival = { latitude: 43.66, longitude: 51.17 };

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  await inTransaction(server.pool, writeSearchWords);
  server.now = salon.morning;
});
afterAll(() => server.close());

async function read<Answer>(call: string, asked: Asked): Promise<Answer> {
  const params = Object.entries({ city: salon.cityId, ...asked }).map(([key, value]) => [key, String(value)]);
  const { status, body } = await server.get<Answer>(`${path}${call}?${new URLSearchParams(params).toString()}`);
  expect(status).toBe(200);
  return body;
}

const found = async (asked: Asked) =>
  (await read<Schemas["FoundFirms"]>("", asked)).firms.map(({ firm }) => firm.urlKey);

describe("What is near", () => {
  it("comes first where it is asked for, counted from the middle of the city or from where somebody is", async () => {
    expect(await found({ sort: "distance" })).toEqual(["synaq", "synaq-2"]);
    expect(await found({ sort: "distance", ...atRival })).toEqual(["synaq-2", "synaq"]);
    expect(await found({ sort: "distance", latitude: atRival.latitude })).toEqual(["synaq", "synaq-2"]);
  });

  it("is as near as was asked for, the metre itself included", async () => {
    const metres = metresBetween(middle, atRival);
    expect(metres).toBe(1372);
    expect(await found({ distanceTo: metres - 1 })).toEqual(["synaq"]);
    expect(await found({ distanceTo: metres })).toEqual(["synaq", "synaq-2"]);
    expect(await found({ distanceTo: 1000, ...atRival })).toEqual(["synaq-2"]);
  });

  it("is counted step by step, those that nobody is within left out", async () => {
    const { distances } = await read<Schemas["FilterOptions"]>("/filterOptions", {});
    expect(distances).toEqual([
      { distanceTo: 1000, count: 1 },
      { distanceTo: 3000, count: 2 },
      { distanceTo: 5000, count: 2 },
      { distanceTo: 10_000, count: 2 },
    ]);
    const far = { latitude: 51.16, longitude: 71.47, distanceTo: 1000 };
    const options = await read<Schemas["FilterOptions"]>("/filterOptions", far);
    expect(options.distances).toEqual([{ distanceTo: 1000, count: 0 }]);
    expect(options.without).toContainEqual({ condition: "distanceTo", count: 2 });
  });

  it("is refused where it is no place on the earth", async () => {
    const { status } = await server.get(`${path}?city=${salon.cityId}&latitude=91&longitude=0`);
    expect(status).toBe(400);
  });
});

describe("Where what is found is", () => {
  it("is told with the name, the rating and the price of what is looked for", async () => {
    const { locations } = await read<Schemas["FirmLocations"]>("/locations", { query: "маникюр" });
    expect(locations).toEqual([
      {
        id: salon.firmId,
        name: "Сынақ",
        urlKey: "synaq",
        ...middle,
        averageRating: 4.9,
        priceFrom: { amount: 500_000, currency: "KZT" },
      },
    ]);
  });

  it("has no price of a salon without services", async () => {
    const { locations } = await read<Schemas["FirmLocations"]>("/locations", { query: "сынақ 2" });
    expect(locations.map((location) => [location.urlKey, location.priceFrom])).toEqual([["synaq-2", undefined]]);
  });

  it("is of a city that there is", async () => {
    expect((await server.get(`${path}/locations?city=777`)).status).toBe(404);
    expect((await server.get(`${path}/locations`)).body).toMatchObject({ code: "cityRequired" });
  });
});
