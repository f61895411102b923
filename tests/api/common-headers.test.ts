import { expect, test } from "vitest";
import type { Known } from "../../src/api/common-headers.ts";
import { createClient } from "../../src/api/client.ts";
import { answering, base, visitor, nowhere } from "./calls.ts";

const cities = "/rest/clients-app/v1/screen/home/cities";

async function headersSent(known: Known, own: Record<string, string> = {}): Promise<Headers> {
  const { fetch, calls } = answering(Response.json([]));
  const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => known, notFound: nowhere });
  await client.GET(cities, { headers: own });
  return calls[0]?.headers ?? new Headers();
}

test("every request says who is calling, by which channel and in which language", async () => {
  const headers = await headersSent({ ...visitor, language: "kz", referrer: "ig" });
  expect(headers.get("Accept")).toBe("application/json");
  expect(headers.get("api_key")).toBeTruthy();
  expect(headers.get("client_secret")).toBeTruthy();
  expect(headers.get("client_id")).toBe("WEB");
  expect(headers.get("referrer")).toBe("ig");
  expect(headers.get("Accept-Language")).toBe("kz");
  expect(headers.get("api_version")).toBe("15.0.0");
});

test("a visitor of whom nothing is known sends no Authorization, user_id, city_id or country_code", async () => {
  const headers = await headersSent(visitor);
  const names = ["Authorization", "user_id", "city_id", "country_code"];
  expect(names.filter((name) => headers.has(name))).toEqual([]);
});

test("user_id is added when the current user exists", async () => {
  expect((await headersSent({ ...visitor, userId: "7" })).get("user_id")).toBe("7");
});

test("city_id and country_code are added together, when both city and country are stored", async () => {
  const headers = await headersSent({ ...visitor, city: { id: 3, countryCode: "KZ" } });
  expect([headers.get("city_id"), headers.get("country_code")]).toEqual(["3", "KZ"]);
});

test("a query that names its own language keeps it, whatever is chosen meanwhile", async () => {
  const headers = await headersSent({ ...visitor, language: "ru" }, { "Accept-Language": "en" });
  expect(headers.get("Accept-Language")).toBe("en");
});

test("a referrer that no header may carry is encoded", async () => {
  expect((await headersSent({ ...visitor, referrer: "реклама\n" })).get("referrer")).toBe(
    encodeURIComponent("реклама\n"),
  );
});
