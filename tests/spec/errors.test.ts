// @vitest-environment jsdom
import type * as Amplitude from "@amplitude/analytics-browser";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CallFailed } from "../../domain/failure.ts";
import { answer } from "../../src/api/answer.ts";
import { createClient } from "../../src/api/client.ts";
import type { Operation } from "../../src/api/client.ts";
import { handOver } from "../../src/app/session/hand-over.ts";
import { navigationOf } from "../../src/app/router/navigation.ts";
import { createTranslations } from "../../src/i18n/translations.ts";
import { answering, base, nowhere, visitor } from "../api/calls.ts";
import { openTab, paths, signedInStorage, TokenService } from "../app/session/session-tab.ts";
import { emptyRouter } from "../support/empty-router.ts";
import { problem } from "../support/fixture-api.ts";
import { memoryHistory } from "../support/memory-history.ts";
import { type Browser, leaveSession, openBrowser, tokens, madina } from "./browser.ts";
import { openAnalytics } from "./own-analytics.ts";

const made = vi.hoisted((): ReturnType<typeof Amplitude.createInstance>[] => []);

vi.mock("@amplitude/analytics-browser", async (original) => {
  const library = await original<typeof Amplitude>();
  const createInstance = () => {
    const client = library.createInstance();
    made.push(client);
    return client;
  };
  return { ...library, createInstance };
});

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const lost = new TypeError("Failed to fetch");

/** The client of a page, and where the page is. */
function openPage(address: string, ...answers: Parameters<typeof answering>) {
  const { fetch, calls } = answering(...answers);
  const router = emptyRouter(memoryHistory(address));
  const { page, leave } = navigationOf(() => router);
  const notFound = { page, onNotFound: leave };
  const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => visitor, notFound });
  const shown = () => ({ path: router.state.location.pathname, state: router.state.location.state });
  return { client, calls, shown };
}

/** Lets all that is ready to go on do so. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** What our own analytics sends its batches by. */
async function analyticsTransport() {
  const { transportProvider, serverUrl } = (await openAnalytics(made)).config;
  expect(serverUrl).toBe("https://analytics.test/batches");
  return () => transportProvider.send(serverUrl ?? "", { api_key: "key", events: [], client_upload_time: "" });
}

/** The calls that are not the pages' own, each by what makes it. */
const ownCalls: [operation: Operation, isSignedIn: boolean, make: (browser: Browser) => Promise<unknown>][] = [
  ["getAccessToken", false, ({ service }) => service.client.GET("/rest/common/countries")],
  ["signOut", true, ({ account }) => account.session.signOut()],
  ["jsfLogout", true, ({ account }) => account.session.signOut()],
  ["jsfLogin", false, ({ account }) => account.session.signIn({ ...tokens, user: madina })],
  ["addFavoriteFirm", false, (browser) => handOver(browser.account, { ...tokens, user: madina })],
];

/** A browser in which one of {@link ownCalls} is made and answered so. */
async function ownCall([operation, isSignedIn, make]: (typeof ownCalls)[number], answer: () => Response) {
  if (isSignedIn) leaveSession();
  const browser = await openBrowser({ [operation]: answer });
  browser.account.favorites.keep([7]);
  await make(browser);
  await expect.poll(() => browser.callsOf(operation).length).toBeGreaterThan(0);
  return browser;
}

describe("Spec §8: error catalogue", () => {
  test.each([
    ["no answer", lost],
    ["a 500 that is no problem document", new Response("<h1>500</h1>", { status: 500 })],
    ["a 503 whose problem has no code", problem(503, undefined)],
    ["a 403 that is no problem document", new Response("<h1>No</h1>", { status: 403 })],
    ["a 404 whose problem has no code", problem(404, undefined)],
  ])("Each failed request is retried once. (%s)", async (_, failure) => {
    const { client, calls } = openPage("/", failure);
    await client.GET("/rest/common/countries").catch(() => {});
    expect(calls).toHaveLength(2);
  });

  const sent = { path: "/not-found", status: true };
  const stays = { path: "/red-apple", status: false };
  const root = { path: "/", status: false };
  test.each([
    ["/red-apple", "firms", 404, sent],
    ["/red-apple", "firms", 500, sent],
    ["/", "firms", 404, sent],
    ["/not-found", "firms", 404, root],
    ["/red-apple", "firms", 403, stays],
    ["/red-apple", "countries", 500, stays],
    ["/red-apple", "categories", 404, stays],
    ["/red-apple", "tokens/refresh", 404, stays],
  ] as const)(
    "For REST URLs (path contains rest, except paths ending countries or categories), status 404 or above sends the user to the root if already there, otherwise to /not-found with the status in navigation state. (at %s: %s answers %i)",
    async (address, asked, status, then) => {
      const { client, shown } = openPage(address, problem(status, "notFound"));
      const header = { "Idempotency-Key": "0123456789abcdef0123456789abcdef" };
      const body = { appVersion: "15.0.0", deviceOS: "Android", refreshToken: "old" };
      const calls = {
        firms: () => client.GET("/rest/clients-app/v1/firms/{firmId}", { params: { path: { firmId: 1 } } }),
        countries: () => client.GET("/rest/common/countries"),
        categories: () => client.GET("/rest/clients-app/v1/screen/home/categories"),
        "tokens/refresh": () => client.POST("/auth-app/auth/v1/tokens/refresh", { params: { header }, body }),
      };
      await calls[asked]();
      expect(shown()).toEqual({ path: then.path, state: then.status ? { status } : null });
    },
  );

  test.each(ownCalls)(
    "For REST URLs, status 404 or above sends the user to /not-found: also where the app calls by itself. (%s)",
    async (...row) => {
      const { sent } = await ownCall(row, () => problem(404, "notFound"));
      await expect.poll(() => sent).toContain(404);
    },
  );

  test("For REST URLs, status 404 or above sends the user to /not-found: in the background too, but for what is listed as asked there.", async () => {
    const missing = () => problem(404, "notFound");
    const { service, sent } = await openBrowser({ getConfigs: missing, getFirm: missing });
    await service.backgroundClient.GET("/rest/clients-app/v2/configs");
    expect(sent).toEqual([]);
    await service.backgroundClient.GET("/rest/clients-app/v1/firms/{firmId}", { params: { path: { firmId: 1 } } });
    expect(sent).toEqual([404]);
    await service.client.GET("/rest/clients-app/v2/configs");
    expect(sent).toEqual([404, 404]);
  });

  test.each(ownCalls)(
    "401 with a www-authenticate header: retried once, also where the app calls by itself. (%s)",
    async (...row) => {
      const { callsOf } = await ownCall(row, () =>
        problem(401, "accessTokenExpired", { "WWW-Authenticate": "Bearer" }),
      );
      await expect.poll(() => callsOf(row[0])).toHaveLength(2);
      for (let turn = 0; turn < 20; turn += 1) await nextTurn();
      expect(callsOf(row[0])).toHaveLength(2);
    },
  );

  test.each(ownCalls.slice(-2))(
    "401 without it: the user is logged out, also where the app calls by itself. (%s)",
    async (...row) => {
      const { account, sent } = await ownCall(row, () => problem(401, "sessionRevoked"));
      await expect.poll(() => account.session.user.read()).toBeUndefined();
      expect(sent).toEqual(["home"]);
    },
  );

  test("401 without it: the user is logged out, also when the code of the session could not be loaded.", async () => {
    const service = new TokenService();
    service.answers = ({ path }) => (path === paths.call ? problem(401, "sessionRevoked") : undefined);
    const load = () => Promise.reject(new Error("Failed to fetch dynamically imported module"));
    const tab = openTab({ service, now: () => 0, storage: signedInStorage(0), load });
    expect(await tab.call()).toBe(401);
    expect([tab.session.user.read(), tab.values.currentUser.read(), tab.wentHome]).toEqual([undefined, undefined, 1]);
  });

  test("401 with a www-authenticate header: retried once.", async () => {
    const service = new TokenService();
    service.answers = ({ path }) =>
      path === paths.call ? problem(401, "accessTokenExpired", { "WWW-Authenticate": "Bearer" }) : undefined;
    const tab = openTab({ service, now: () => 0, storage: signedInStorage(0) });
    expect(await tab.call()).toBe(401);
    expect([service.count(paths.call), tab.wentHome]).toEqual([2, 0]);
  });

  test("401 without it: the user is logged out.", async () => {
    const service = new TokenService();
    service.answers = ({ path }) => (path === paths.call ? problem(401, "sessionRevoked") : undefined);
    const tab = openTab({ service, now: () => 0, storage: signedInStorage(0) });
    expect(await tab.call()).toBe(401);
    expect([service.count(paths.call), tab.session.user.read(), tab.wentHome]).toEqual([1, undefined, 1]);
  });

  test.each([
    ["no answer", lost, "unreachable"],
    ["400", problem(400, "slotTaken"), "refused"],
    ["401", problem(401, "sessionRevoked"), "refused"],
    ["404", problem(404, "notFound"), "refused"],
    ["500", problem(500, "internal"), "broken"],
  ] as const)("All errors are rethrown. (%s)", async (_, failure, kind) => {
    const { fetch } = answering(failure);
    const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => visitor, notFound: nowhere });
    const thrown: unknown = await answer(client.GET("/rest/common/countries"), "length").catch(
      (error: unknown) => error,
    );
    expect(thrown).toBeInstanceOf(CallFailed);
    expect(thrown).toMatchObject({ failure: { kind } });
  });

  test.each([
    ["2xx", [200, 202], "success"],
    ["429", [429], "rate_limit"],
    ["413", [413], "payload_too_large"],
    ["408", [408], "Timeout"],
    ["other 4xx", [400, 401, 403, 404, 418], "invalid"],
    ["5xx", [500, 502, 503], "failed"],
  ])(
    "Analytics response mapping: 2xx success, 429 rate limit, 413 payload too large, 408 timeout, other 4xx invalid, 5xx failed. (%s)",
    async (_, statuses, outcome) => {
      vi.stubGlobal("fetch", async () => new Response("", { status: 200 }));
      const send = await analyticsTransport();
      for (const status of statuses) {
        vi.stubGlobal("fetch", async () => new Response("", { status }));
        expect((await send())?.status).toBe(outcome);
      }
    },
  );

  test("Translation load errors are only logged.", async () => {
    const log: string[] = [];
    const read = () => Promise.reject(new Error("status 404"));
    const translations = await createTranslations({ language: "ru", read, log: (message) => log.push(message) });
    await translations.load(["home"]);
    expect(log).toEqual([expect.stringContaining("home in ru")]);
  });

  test.each([
    ["404", () => new Response("", { status: 404 })],
    ["a page of HTML", () => new Response("<!doctype html>")],
    ["cut short", () => new Response('{"home":{"all":"Сал')],
    ["5 MB", () => new Response(`{"home":{"all":"${"С".repeat(2_500_000)}"}}`)],
  ])(
    "Translation load errors are only logged, one line each: the page then says the words of its build. (%s)",
    async (_, file) => {
      const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
      const { language } = await openBrowser();
      vi.stubGlobal("fetch", async () => file());
      await language.translations.load(["home"]);
      expect(language.translations.i18n.t("home.all")).toBe("Салоны и мастера");
      expect(warn.mock.calls).toEqual([[expect.stringContaining("home in ru")]]);
    },
  );
});
