// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cityCookie } from "../../domain/city-choice.ts";
import { dropCookie } from "../../src/browser/cookies.ts";
import { memoryStorage } from "../../src/browser/storage.ts";
import { getHome } from "../../src/queries/home.ts";
import { openTab, paths, signedInStorage, TokenService } from "../app/session/session-tab.ts";
import { visitor } from "../api/calls.ts";
import { openBrowser } from "./browser.ts";
import { wire } from "./wire.ts";

beforeEach(() => {
  localStorage.clear();
  dropCookie(cityCookie);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("Spec §7: headers", () => {
  test("Headers on every request: Accept application/json, api_key, client_secret, client_id, referrer, Accept-Language (ru, en or kz), api_version.", async () => {
    for (const language of ["ru", "en", "kz"] as const) {
      const { client, calls } = wire({ known: { ...visitor, language, referrer: "ig" } });
      await client.GET("/rest/clients-app/v1/screen/home/cities");
      const headers = calls[0]?.headers ?? new Headers();
      const names = ["Accept", "client_id", "referrer", "Accept-Language", "api_version"];
      expect(names.map((name) => headers.get(name))).toEqual(["application/json", "WEB", "ig", language, "15.0.0"]);
      expect(headers.get("api_key")).toMatch(/./);
      expect(headers.get("client_secret")).toMatch(/./);
    }
  });

  test("Added when known: Authorization Bearer (token exists), user_id (current user exists), city_id and country_code (both city and country stored).", async () => {
    const names = ["Authorization", "user_id", "city_id", "country_code"];
    const sent = async (storage = memoryStorage()) => {
      let headers = new Headers();
      const send = async (request: Request) => ((headers = request.headers), Response.json({}));
      await openTab({ service: new TokenService(), now: () => 0, storage, send }).call();
      return names.map((name) => headers.get(name));
    };
    expect(await sent()).toEqual([null, null, null, null]);
    expect(await sent(signedInStorage(0))).toEqual([
      "Bearer access-1",
      "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e",
      null,
      null,
    ]);
  });

  test.each([
    ["neither", {}, [null, null]],
    ["a city without its country", { currentUsersCity: { id: 3 } }, [null, null]],
    ["a country without a city", { currentUsersCountry: { isoCode: "KZ" } }, [null, null]],
    ["both", { currentUsersCity: { id: 3 }, currentUsersCountry: { isoCode: "KZ" } }, ["3", "KZ"]],
  ])("Added when known: city_id and country_code (both city and country stored). (%s)", async (_, stored, expected) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
    const { service, calls } = await openBrowser();
    const { client, queryClient, city } = service;
    const source = { client, language: "ru", city: city.read() } as const;
    await queryClient.fetchQuery(getHome(source, { id: 1, countryCode: "KZ" }, {}));
    for (const { headers } of calls)
      expect(["city_id", "country_code"].map((name) => headers.get(name))).toEqual(expected);
    expect(calls.map(({ operation }) => operation)).toContain("getHome");
  });

  test("Added when known: city_id and country_code (both city and country stored), and chosen a moment ago.", async () => {
    const { service, callsOf } = await openBrowser();
    service.chooseCity({ id: 3, countryCode: "KZ" });
    await service.client.GET("/rest/clients-app/v1/screen/home/cities");
    const [call] = callsOf("getCities");
    expect([call?.headers.get("city_id"), call?.headers.get("country_code")]).toEqual(["3", "KZ"]);
  });

  test("Added when known: city_id and country_code (both city and country stored), and chosen in another tab.", async () => {
    const { service, callsOf } = await openBrowser();
    service.chooseCity({ id: 3, countryCode: "KZ" });
    localStorage.setItem("currentUsersCity", '{"id":2}');
    window.dispatchEvent(new Event("storage"));
    await service.client.GET("/rest/clients-app/v1/screen/home/cities");
    localStorage.removeItem("currentUsersCountry");
    window.dispatchEvent(new Event("storage"));
    await service.client.GET("/rest/clients-app/v1/screen/home/cities");
    const named = callsOf("getCities").map(({ headers }) =>
      ["city_id", "country_code"].map((name) => headers.get(name)),
    );
    expect(named).toEqual([
      ["2", "KZ"],
      [null, null],
    ]);
  });

  test("Token-refresh and sign-out calls skip the refresh logic.", async () => {
    const service = new TokenService();
    const old = openTab({ service, now: () => 900_000, storage: signedInStorage(0) });
    await old.session.signOut();
    expect(service.seen).toEqual([
      { path: paths.signOut, token: "access-1" },
      { path: paths.webSignOut, token: "access-1" },
    ]);
    await openTab({ service, now: () => 900_000, storage: signedInStorage(0) }).call();
    expect(service.count(paths.refresh)).toBe(1);
  });
});
