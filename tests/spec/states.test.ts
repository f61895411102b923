// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cookieOf, htmlLangOf, languages, parseLanguage } from "../../domain/language.ts";
import { handOver } from "../../src/app/session/hand-over.ts";
import { isFramed, widgetReferrer } from "../../src/browser/frame.ts";
import { readCookie, writeCookie } from "../../src/browser/cookies.ts";
import { startLanguage } from "../../src/browser/language-cookie.ts";
import { memoryStorage, openStorage, type Storage } from "../../src/browser/storage.ts";
import { expiringStorage } from "../../src/browser/time-to-live.ts";
import { storedValues } from "../../src/browser/stored-values.ts";
import { dropWebSession } from "../../src/browser/web-session.ts";
import { createTranslations } from "../../src/i18n/translations.ts";
import { openTab, paths, signedInStorage, tokensOf, TokenService } from "../app/session/session-tab.ts";

const signedInAt = Date.UTC(2026, 10, 20, 9);
const madina = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
const webSessionCookies = ["access_id", "access_password", "session_id"];
const cookies = ["language", "kezek-language-choice", ...webSessionCookies];

afterEach(() => vi.restoreAllMocks());

beforeEach(() => {
  localStorage.clear();
  for (const name of cookies) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

function open({ storage = signedInStorage(signedInAt), age = 0 } = {}) {
  const service = new TokenService();
  const tab = openTab({ service, now: () => signedInAt + age * 1000, storage, dropWebSession });
  return { service, tab, asked: () => service.seen.map(({ path }) => path) };
}

function keptOf({ values: { currentUser, tokenInfo, menuTab, firms } }: ReturnType<typeof openTab>) {
  return [currentUser, tokenInfo, menuTab, firms].map((value) => value.read());
}

const nothing = Array(4).fill(undefined);

/** A current user, and nothing else of a session. */
function withoutTokens(): Storage {
  const storage = signedInStorage(signedInAt);
  storage.remove("token-info");
  return storage;
}

function withoutUser(): Storage {
  const storage = signedInStorage(signedInAt);
  storage.remove("currentUser");
  return storage;
}

/** The same with the access token of a visitor. */
function visitorStorage(storage: Storage = memoryStorage()): Storage {
  storedValues(storage).accessToken.write({ accessToken: "visitor-1", expiresIn: 900, setTokenDate: signedInAt });
  return storage;
}

describe("Spec §4: authentication and logout", () => {
  test("Authentication: logged in when a current user is stored.", () => {
    expect(open().tab.session.user.read()).toEqual(madina);
    expect(open({ storage: withoutUser() }).tab.session.user.read()).toBeUndefined();
    expect(open({ storage: memoryStorage() }).tab.session.user.read()).toBeUndefined();
  });

  test("Authentication: logged in when a current user is stored, without any token too, until a call says otherwise.", async () => {
    const storage = withoutTokens();
    const { tab } = open({ storage });
    expect([tab.session.user.read(), tab.values.currentUser.read()]).toEqual([madina, madina]);
    await tab.call();
    expect([tab.session.user.read(), tab.values.currentUser.read(), tab.wentHome]).toEqual([undefined, undefined, 1]);
  });

  test.each([[{ firms: [7, 3] }, [7, 3]] as const, [{}, []] as const])(
    "Login stores the user and optionally their firms. (%j)",
    async (theirs, kept) => {
      const storage = memoryStorage();
      const { tab } = open({ storage });
      await handOver(tab, {
        ...tokensOf(1),
        user: madina,
        ...("firms" in theirs && { firms: [...theirs.firms] }),
      });
      expect(JSON.parse(storage.read("currentUser") ?? "")).toEqual(madina);
      expect(tab.favorites.read()).toEqual(kept);
      expect(open({ storage }).tab.favorites.read()).toEqual(kept);
    },
  );

  test.each([
    ["a refresh token", () => signedInStorage(signedInAt), true],
    ["neither a user nor an access token", memoryStorage, true],
    ["an access token of a visitor", visitorStorage, false],
    ["a user without a refresh token", () => signedInStorage(signedInAt, null), false],
    ["a user without any token", withoutTokens, false],
    ["a user without any token, and an access token of a visitor", () => visitorStorage(withoutTokens()), false],
  ])(
    "Logout: the server is called when a refresh token exists, or when the user is neither authenticated nor holding an access token. (%s)",
    async (_, storage, isAtServer) => {
      const { tab, asked } = open({ storage: storage() });
      await tab.session.signOut();
      expect(asked()).toEqual(isAtServer ? [paths.signOut, paths.webSignOut] : []);
      expect(tab.wentHome).toBe(1);
    },
  );

  test("Sequence: sign out, then the legacy web-session logout, then always clear local data and go to the home page.", async () => {
    const { service, tab, asked } = open();
    const keptWhenAsked: boolean[] = [];
    service.answers = () => {
      keptWhenAsked.push(tab.values.currentUser.read() !== undefined && tab.wentHome === 0);
      return Response.json({}, { status: 500 });
    };
    await tab.session.signOut();
    expect([...new Set(asked())]).toEqual([paths.signOut, paths.webSignOut]);
    expect(keptWhenAsked.every(Boolean)).toBe(true);
    expect([keptOf(tab), tab.wentHome]).toEqual([nothing, 1]);
  });

  test("Without a refresh token, or when authenticated without a token, only local data is cleared.", async () => {
    const withoutRefreshToken = open({ storage: signedInStorage(signedInAt, null) });
    await withoutRefreshToken.tab.session.signOut();
    const withoutToken = open({ storage: withoutTokens() });
    expect(keptOf(withoutToken.tab)).not.toEqual(nothing);
    await withoutToken.tab.session.signOut();
    for (const { tab, asked } of [withoutRefreshToken, withoutToken])
      expect([keptOf(tab), asked(), tab.wentHome]).toEqual([nothing, [], 1]);
  });

  test("Clearing removes the user, access token, refresh token, token date, expiry, menu tab and firms, plus the access id, access password and session id cookies.", async () => {
    const storage = visitorStorage(signedInStorage(signedInAt));
    const { tab } = open({ storage });
    tab.values.menuTab.write("women");
    tab.values.firms.write([1]);
    for (const name of webSessionCookies) writeCookie(name, name);
    const keys = ["currentUser", "token-info", "access-token", "menu-tab", "firms"];
    const left = () => [...keys.map((key) => storage.read(key)), ...webSessionCookies.map(readCookie)];
    expect(left()).not.toContain(undefined);
    await tab.session.signOut();
    expect(new Set(left())).toEqual(new Set([undefined]));
  });
});

describe("Spec §4: token refresh", () => {
  test.each([
    [899, 0],
    [900, 1],
    [901, 1],
  ])(
    "Token refresh: for an authenticated user whose token age in seconds is at least expiresIn and who has a refresh token, one refresh is triggered. (%i s: %i)",
    async (age, refreshes) => {
      const { service, tab } = open({ age });
      await tab.call();
      expect(service.count(paths.refresh)).toBe(refreshes);
    },
  );

  test("Concurrent requests wait for it, then continue with the new token.", async () => {
    const { service, tab } = open({ age: 900 });
    expect(await Promise.all([tab.call(), tab.call(), tab.call()])).toEqual([200, 200, 200]);
    expect(service.seen).toEqual([
      { path: paths.refresh, token: "refresh-1" },
      ...[1, 2, 3].map(() => ({ path: paths.call, token: "access-2" })),
    ]);
  });

  test("If the user is marked authenticated but has no refresh token, the user is logged out.", async () => {
    const { service, tab } = open({ storage: signedInStorage(signedInAt, null), age: 900 });
    await tab.call();
    expect([tab.session.user.read(), tab.wentHome, service.count(paths.refresh)]).toEqual([undefined, 1, 0]);
  });
});

describe("Spec §4: language", () => {
  test("Language: on start the language cookie is forced to RU (path /) and used as default and active language.", async () => {
    writeCookie("language", "EN");
    const written = vi.spyOn(document, "cookie", "set");
    const language = startLanguage();
    expect(written.mock.calls.map(([cookie]) => cookie.split("; ").slice(0, 2))).toEqual([["language=RU", "Path=/"]]);
    expect(readCookie("language")).toBe("RU");
    const { i18n } = await createTranslations({ language, read: async () => ({}), log: console.warn });
    expect([i18n.language, i18n.options.fallbackLng]).toEqual(["ru", ["ru"]]);
  });

  test("RU, KZ and EN are mapped; any other value falls back to the default.", () => {
    expect(languages.map((language) => [cookieOf[language], htmlLangOf[language]])).toEqual([
      ["RU", "ru"],
      ["KZ", "kk"],
      ["EN", "en"],
    ]);
    expect(["RU", "KZ", "EN"].map(parseLanguage)).toEqual(["ru", "kz", "en"]);
    expect(["UZ", "", "R", "russian", undefined, null].map(parseLanguage)).toEqual(Array(6).fill("ru"));
  });
});

describe("Spec §4: storage", () => {
  test("Widget mode: inside a frame storage is in-memory and the referrer is 'widget-' plus the digits of the path.", () => {
    expect(isFramed()).toBe(false);
    vi.spyOn(window, "top", "get").mockReturnValue(null);
    expect(isFramed()).toBe(true);
    const storage = openStorage(isFramed());
    storage.write("saved-reservation", "1");
    expect([storage.read("saved-reservation"), localStorage.length]).toEqual(["1", 0]);
    expect(widgetReferrer("/red-apple-23/reservation/4")).toBe("widget-234");
    expect(widgetReferrer("/red-apple")).toBe("widget-");
  });

  test("Temporary storage items expire when their age exceeds their TTL in seconds.", () => {
    const storage = memoryStorage();
    let now = 1_000_000;
    const items = expiringStorage(storage, () => now);
    items.write("sign-in", "typed");
    now += 300_000;
    expect(items.read("sign-in")).toBe("typed");
    now += 1;
    expect([items.read("sign-in"), storage.read("sign-in")]).toEqual([undefined, undefined]);
  });
});
