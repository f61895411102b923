import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { components } from "../../../openapi/generated/api.ts";
import { salon } from "../salon.ts";
import type { TestServer } from "../test-server.ts";
import { openSearchedServer } from "./searched-server.ts";

type Options = components["schemas"]["FilterOptions"];

let server: TestServer;
beforeAll(async () => {
  server = await openSearchedServer();
});
afterAll(() => server.close());

async function elsewhere(query: string, { city = salon.cityId, language = "ru", more = "" } = {}) {
  const path = `/rest/clients-app/v1/firms/search/filterOptions?city=${city}&query=${encodeURIComponent(query)}${more}`;
  const { status, body } = await server.get<Options>(path, { "accept-language": language });
  expect(status).toBe(200);
  return body.elsewhere;
}

describe("What the words find in other cities", () => {
  it("is told with how many salons there are, the most first, where the city has none", async () => {
    expect(await elsewhere("Red Apple")).toEqual([
      { name: "Актау", urlName: "aktau", count: 3 },
      { name: "Алматы", urlName: "almaty", count: 1 },
    ]);
    expect((await elsewhere("Red Apple", { language: "kz" })).map(({ name }) => name)).toEqual(["Ақтау", "Алматы"]);
  });

  it("is every word in one salon, in whichever layout it was typed", async () => {
    expect(await elsewhere("Кув Фззду")).toEqual(await elsewhere("Red Apple"));
    expect(await elsewhere("Red Apple Якорь")).toEqual([]);
  });

  it("is nothing where the city has them, where other conditions are in the way, and for a guess", async () => {
    expect(await elsewhere("Red Apple", { city: 1 })).toEqual([]);
    expect(await elsewhere("маникюр", { more: "&ratingFrom=5&priceTo=1" })).toEqual([]);
    expect(await elsewhere("рэд эпл")).toEqual([]);
    expect(await elsewhere("")).toEqual([]);
  });
});
