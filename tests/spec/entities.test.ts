// @vitest-environment jsdom
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Track } from "../../domain/analytics.ts";
import { emptyDraft } from "../../domain/draft.ts";
import { displayName, initials } from "../../domain/full-name.ts";
import { BankIcon } from "../../src/payments/BankIcon.tsx";
import { pageTracking } from "../../src/app/facts/page-tracking.ts";
import { reactBy } from "../../src/app/facts/react-by.ts";
import { reactTo } from "../../src/app/facts/react-to.ts";
import { readCookie, writeCookie } from "../../src/browser/cookies.ts";
import { savedValues } from "../../src/browser/saved-values.ts";
import { memoryStorage } from "../../src/browser/storage.ts";
import { storedValues } from "../../src/browser/stored-values.ts";
import { expiringStorage } from "../../src/browser/time-to-live.ts";
import { openBrowser, tokens } from "./browser.ts";

beforeEach(() => {
  localStorage.clear();
  for (const name of ["language", "kezek-language-choice"]) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

afterEach(() => vi.unstubAllGlobals());

const inAktau = { latitude: 43.65, longitude: 51.16 };
const keptUnder = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? "null");

describe("Spec §3: entities and their fields", () => {
  test("Display name is name plus surname when present. Initials are the first letter of the name plus the first letter of the surname when present.", () => {
    const alone = { name: "Мадина" };
    const whole = { name: "Мадина", surname: "Сапарова" };
    expect([alone, whole].map(displayName)).toEqual(["Мадина", "Мадина Сапарова"]);
    expect([alone, whole].map(initials)).toEqual(["М", "МС"]);
  });

  test("Current user: id, name, surname (optional). Stored token info: accessToken, refreshToken, expiresIn (seconds), setTokenDate.", async () => {
    const { account } = await openBrowser();
    const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина", surname: "Сапарова" };
    const before = Date.now();
    await account.session.signIn({ ...tokens, user });
    expect(keptUnder("currentUser")).toEqual(user);
    const { accessToken, refreshToken, expiresIn } = tokens;
    const now = expect.toSatisfy((at: number) => at >= before);
    const whichSession = { signedInAt: now };
    expect(keptUnder("token-info")).toEqual({
      accessToken,
      refreshToken,
      expiresIn,
      setTokenDate: now,
      ...whichSession,
    });
  });

  test("Saved reservation (draft): params (masters and per-date entries), peopleCount (default 1), awaitingTime (default 0), isDeleted, isTemporary, services (set), comment, clientPhone, clientName, firm, startTime.", () => {
    const firm = { id: 1, urlKey: "red-apple", name: "Red Apple" };
    const storage = memoryStorage();
    savedValues(storedValues(storage)).savedReservation.write(emptyDraft(firm));
    expect(JSON.parse(storage.read("saved-reservation") ?? "")).toMatchObject({
      params: { masters: [], entries: [] },
      peopleCount: 1,
      awaitingTime: 0,
      isDeleted: false,
      isTemporary: false,
      services: [],
      comment: "",
      clientPhone: "",
      clientName: "",
      firm,
      startTime: null,
    });
  });

  test("Stored TTL entry: storageKey, timeToLive (seconds), time. Other local values: time-to-live-items.", () => {
    const storage = memoryStorage();
    expiringStorage(storage, () => 1_700_000_000_000, 60).write("sign-in", "typed");
    expect(JSON.parse(storage.read("time-to-live-items") ?? "")).toEqual([
      { storageKey: "sign-in", timeToLive: 60, time: 1_700_000_000_000 },
    ]);
  });

  test("Other local values: menu-tab, firms, userLocation, currentUsersCity (has id), currentUsersCountry (has isoCode), user-referrer.", async () => {
    const { service, account, browser, observers } = await openBrowser();
    service.chooseCity({ id: 3, countryCode: "KZ" });
    account.favorites.keep([7]);
    observers.emit({ type: "tab.pressed", key: "women" });
    await expect.poll(() => keptUnder("menu-tab")).toBe("women");
    browser.stored.referrer.write("ig");
    vi.stubGlobal("navigator", {
      geolocation: { getCurrentPosition: (found: (at: object) => void) => found({ coords: inAktau }) },
    });
    await browser.location.locate();
    expect(keptUnder("userLocation")).toEqual({ ...inAktau, time: expect.any(Number) });
    const keys = ["currentUsersCity", "currentUsersCountry", "firms", "menu-tab", "user-referrer"];
    expect(keys.map(keptUnder)).toEqual([{ id: 3 }, { isoCode: "KZ" }, [7], "women", "ig"]);
  });

  test.each([
    ["ru", "RU"],
    ["kz", "KZ"],
    ["en", "EN"],
  ] as const)("Cookie language holds RU, KZ or EN. (%s)", async (chosen, held) => {
    writeCookie("language", "FR");
    const { language } = await openBrowser();
    language.chooseLanguage(chosen);
    await expect.poll(() => readCookie("language")).toBe(held);
  });

  describe("Bank icon lookup: the card issuer name maps to an icon; one named bank plus a default.", () => {
    const iconOf = (issuer: string | undefined) => renderToStaticMarkup(createElement(BankIcon, { issuer }));

    test.each(["Kaspi Bank", "JSC KASPI BANK"])("The named bank has its own, also as %s.", (issuer) => {
      expect(iconOf(issuer)).toBe(iconOf("Kaspi"));
      expect(iconOf(issuer)).not.toBe(iconOf(undefined));
    });

    test.each(["Halyk Bank", "ForteBank", ""])("Every other has the default: %j.", (issuer) => {
      expect(iconOf(issuer)).toBe(iconOf(undefined));
    });
  });

  test("Analytics events: add_another_service, add_service, created_reservation_successfully, open_firm, open_reservation, press_category, press_service, press_subcategory.", () => {
    const track = vi.fn<Track>();
    const context = { firmId: 1, urlKey: "red-apple", keepSecret() {}, forgetDraft() {}, replacePage() {} };
    const reservation = { ...context, changed() {}, announceHoldRanOut() {}, track, postToHost() {} };
    reactBy(pageTracking, { type: "firm.opened", firmId: 1 }, { track });
    reactBy(pageTracking, { type: "category.pressed", categoryId: 1 }, { track });
    reactBy(pageTracking, { type: "subcategory.pressed", firmId: 1, categoryId: 1 }, { track });
    reactBy(pageTracking, { type: "service.chosen", firmId: 1, serviceId: 1 }, { track });
    reactBy(pageTracking, { type: "reservation.opened", firmId: 1, had: 0, brought: [1, 2] }, { track });
    const made = { type: "reservation.created", reservationId: "1", secret: "s", status: "confirmed" } as const;
    reactTo("reservation", made, reservation);
    const names: string[] = track.mock.calls.map(([name]) => name);
    expect(names.toSorted()).toEqual([
      "add_another_service",
      "add_service",
      "created_reservation_successfully",
      "open_firm",
      "open_reservation",
      "press_category",
      "press_service",
      "press_subcategory",
    ]);
  });
});
