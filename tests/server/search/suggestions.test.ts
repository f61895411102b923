import { afterAll, beforeAll, expect, test } from "vitest";
import type { components } from "../../../openapi/generated/api.ts";
import { salon } from "../salon.ts";
import type { TestServer } from "../test-server.ts";
import { openSearchedServer } from "./searched-server.ts";

type Schemas = components["schemas"];
const v1 = "/rest/clients-app/v1/firms/search";
const v2 = "/rest/clients-app/v2/firms/search";

let server: TestServer;
beforeAll(async () => {
  server = await openSearchedServer();
});
afterAll(() => server.close());

async function suggested(query: string): Promise<Schemas["Suggestion"][]> {
  const params = new URLSearchParams({ city: String(salon.cityId), query });
  const { status, body } = await server.get<Schemas["Suggestions"]>(`${v2}/suggestions?${params.toString()}`);
  expect(status).toBe(200);
  return body.suggestions;
}

async function found(query: string): Promise<Schemas["FoundFirms"]> {
  const params = new URLSearchParams({ city: String(salon.cityId), query });
  return (await server.get<Schemas["FoundFirms"]>(`${v1}?${params.toString()}`)).body;
}

test("a beginning means services, firms and masters, each where it is", async () => {
  expect(await suggested("маник")).toEqual([{ kind: "service", name: "Маникюр", firmCount: 1 }]);
  const { rows } = await server.pool.query<{ note: string }>(
    `select concat(m.profession ->> 'ru', ' · ', f.name ->> 'ru') as note
       from masters m join firms f on f.id = m.firm_id where m.firm_id = $1 and m.id = 1`,
    [salon.firmId],
  );
  const note = rows[0]?.note;
  expect(await suggested("айгер")).toContainEqual(
    expect.objectContaining({ kind: "master", name: "Айгерим Сапарова", note, urlKey: "synaq", masterId: 1 }),
  );
  const firms = (await suggested("сынақ")).flatMap((one) => (one.kind === "firm" ? [one.urlKey] : []));
  expect(firms).toEqual(["synaq", "synaq-2"]);
});

test("a letter that is missing is forgiven here too, and nothing is suggested for nothing", async () => {
  expect(await suggested("манкюр")).toEqual([{ kind: "service", name: "Маникюр", firmCount: 1 }]);
  expect(await suggested("")).toEqual([]);
  expect(await suggested("ъъъъ")).toEqual([]);
});

test("words are those of services, and of a city that there is", async () => {
  const { body } = await server.get<Schemas["SuggestedWords"]>(
    `${v1}/suggestions?city=${salon.cityId}&query=${encodeURIComponent("маник")}`,
  );
  expect(body.words).toEqual(["Маникюр"]);
  expect((await server.get(`${v1}/suggestions?city=777`)).status).toBe(404);
  expect((await server.get(`${v2}/suggestions?city=777&query=ab`)).status).toBe(404);
});

test("a single letter is no beginning: it would find everything that begins with it", async () => {
  expect((await found("ма")).total).toBe(1);
  expect((await found("м")).total).toBe(0);
  expect((await found("м с а")).total).toBe(0);
});

test("a letter beside words is left out, and of very many words the first six count", async () => {
  expect((await found("маникюр с")).total).toBe(1);
  expect((await found("маникюр сынақ")).total).toBe(1);
  const many = "маникюр маник мани сынақ сына сын ничего такого нет";
  expect((await found(many)).total).toBe(1);
});
