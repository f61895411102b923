// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cityCookie } from "../../domain/city-choice.ts";
import { dropCookie } from "../../src/browser/cookies.ts";
import { problem } from "../support/fixture-api.ts";
import { leaveSession, openBrowser, madina, tokens } from "./browser.ts";

beforeEach(() => {
  localStorage.clear();
  dropCookie(cityCookie);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("Spec §7: Translations", () => {
  const headerNames = [
    "api_key",
    "client_id",
    "referrer",
    "Accept-Language",
    "api_version",
    "Authorization",
    "user_id",
  ];
  const headersIn = (headers: Headers | undefined) => headerNames.map((name) => headers?.get(name));

  test("GET {baseTranslateUrl}/{moduleName}/{language}.json per configured module: where that is REST, with the headers on every request.", async () => {
    leaveSession();
    const { language, calls } = await openBrowser({}, "https://kezek.test/rest/translations");
    await language.translations.load(["home"]);
    const words = calls.filter(({ path }) => path.startsWith("/rest/translations/"));
    expect(words.map(({ method, path }) => `${method} ${path}`)).toContain("GET /rest/translations/home/ru.json");
    expect(headersIn(words[0]?.headers)).toEqual([
      "kezek-web",
      "WEB",
      "direct",
      "ru",
      "15.0.0",
      "Bearer access-1",
      madina.id,
    ]);
  });

  const rest = "https://kezek.test/rest/translations";
  const words = () => Response.json({ home: { all: "Салоны" } });

  test("GET {baseTranslateUrl}/{moduleName}/{language}.json per configured module: where that is REST, with a fresh token.", async () => {
    leaveSession(Date.now() - tokens.expiresIn * 1000);
    const { language, calls, callsOf } = await openBrowser({}, rest, words);
    await language.translations.load(["home", "book"]);
    expect(callsOf("refreshTokens")).toHaveLength(1);
    const sent = calls.filter(({ path }) => path.startsWith("/rest/translations/"));
    expect(sent.map(({ headers }) => headers.get("Authorization"))).toEqual(["Bearer a", "Bearer a"]);
  });

  test("GET {baseTranslateUrl}/{moduleName}/{language}.json per configured module: where that is REST, once more after a 401 with WWW-Authenticate.", async () => {
    leaveSession();
    const answers = [problem(401, "accessTokenExpired", { "WWW-Authenticate": "Bearer" }), words()];
    const { language, calls, sent } = await openBrowser({}, rest, () => answers.shift() ?? words());
    await language.translations.load(["home"]);
    const asked = calls.filter(({ path }) => path.startsWith("/rest/translations/"));
    expect(asked.map(({ headers }) => headers.get("Authorization"))).toEqual(["Bearer access-1", "Bearer a"]);
    expect([language.translations.i18n.t("home.all"), sent]).toEqual(["Салоны", []]);
  });

  test("GET {baseTranslateUrl}/{moduleName}/{language}.json per configured module: where that is REST, a 401 without it ends the session.", async () => {
    leaveSession();
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { language, account, sent } = await openBrowser({}, rest, () => problem(401, "sessionRevoked"));
    await language.translations.load(["home"]);
    expect([account.session.user.read(), sent]).toEqual([undefined, ["home"]]);
  });

  test.each([404, 500])(
    "Translation load errors are only logged: where they are REST, after a second try, and nobody is sent away. (%i)",
    async (status) => {
      leaveSession();
      const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
      const { language, calls, sent } = await openBrowser({}, rest, () => new Response("", { status }));
      await language.translations.load(["home"]);
      expect(calls.filter(({ path }) => path === "/rest/translations/home/ru.json")).toHaveLength(2);
      expect(warn.mock.calls).toEqual([[expect.stringContaining("home in ru")]]);
      expect(sent).toEqual([]);
    },
  );

  const never = () => new Promise<Response>(() => {});
  test.each<[string, Parameters<typeof openBrowser>]>([
    ["a file", [{}, "/locales", never]],
    ["a call", [{}, rest, never]],
    ["a call whose token is not refreshed", [{ refreshTokens: never }, rest, words]],
  ])("Translation load errors are only logged: nobody waits longer than 2 seconds. (%s)", async (_, opening) => {
    leaveSession(0);
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { language } = await openBrowser(...opening);
    const warned: unknown[] = [];
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("It took too long", "TimeoutError")), ms);
      return controller.signal;
    });
    const loading = language.translations.load(["home"]);
    await vi.advanceTimersByTimeAsync(1999);
    warned.push(warn.mock.calls.length);
    await vi.advanceTimersByTimeAsync(1);
    warned.push(warn.mock.calls.length);
    await loading;
    await vi.advanceTimersByTimeAsync(60_000);
    warned.push(warn.mock.calls.length);
    vi.useRealTimers();
    expect(warned).toEqual([0, 1, 1]);
    expect(language.translations.i18n.t("home.all")).toBe("Салоны и мастера");
  });

  test("GET {baseTranslateUrl}/{moduleName}/{language}.json per configured module: files of a site need no header of ours.", async () => {
    leaveSession();
    const { language, files } = await openBrowser();
    await language.translations.load(["home", "book"]);
    expect(files.map(({ path }) => path)).toEqual(["/locales/home/ru.json", "/locales/book/ru.json"]);
    for (const { headers } of files) expect(headersIn(headers)).toEqual(headerNames.map(() => null));
  });
});
