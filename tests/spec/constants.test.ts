// @vitest-environment jsdom
import { readFile } from "node:fs/promises";
import type * as Amplitude from "@amplitude/analytics-browser";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { demoCatalogue } from "../../demo/catalogue/catalogue.ts";
import { clientApp } from "../../domain/client-app.ts";
import { defaultLanguage, localeOf } from "../../domain/language.ts";
import { limits } from "../../domain/limits.ts";
import { readConfig } from "../../server/core/config.ts";
import { readCatalogue } from "../../server/db/catalogue/read.ts";
import type { Send } from "../../src/api/layer.ts";
import { retryFailed } from "../../src/api/retry-failed.ts";
import { createTrack } from "../../src/app/analytics.ts";
import { readSettings } from "../../src/browser/settings.ts";
import { memoryStorage } from "../../src/browser/storage.ts";
import { expiringStorage } from "../../src/browser/time-to-live.ts";
import { formatDay, formatMonth, formatReservationDate, weekdayNameShort } from "../../src/format/calendar.ts";
import { formatDuration } from "../../src/format/duration.ts";
import { formatMoney } from "../../src/format/money.ts";
import { formatWeekdays } from "../../src/format/weekdays.ts";
import { openBrowser } from "./browser.ts";
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

afterEach(() => vi.unstubAllGlobals());

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("Spec §9: business constants and limits", () => {
  test("Time zone Asia/Aqtau: of a salon and a city that name no other.", () => {
    const written: unknown = JSON.parse(
      JSON.stringify(demoCatalogue(), (key, value: unknown) => (key === "timeZone" ? undefined : value)),
    );
    const { cities, firms } = readCatalogue(written);
    expect(new Set([...cities, ...firms].map(({ timeZone }) => timeZone))).toEqual(new Set(["Asia/Aqtau"]));
  });

  test("Durations shown with 'ч.' and 'мин.'", () => {
    expect([45, 120, 195].map((minutes) => plain(formatDuration(minutes, defaultLanguage)))).toEqual([
      "45 мин.",
      "2 ч.",
      "3 ч. 15 мин.",
    ]);
  });

  test("Reservation date format DD.MM.YYYY, HH:mm.", () => {
    expect(formatReservationDate("2026-01-03T09:05:00+05:00", defaultLanguage)).toBe("03.01.2026, 09:05");
  });

  test("Client app identifier WEB; app version sent 15.0.0.", async () => {
    const { service, calls, browser } = await openBrowser();
    await service.client.GET("/rest/clients-app/v1/screen/home/cities");
    for (const { headers } of calls)
      expect([headers.get("client_id"), headers.get("api_version")]).toEqual(["WEB", "15.0.0"]);
    expect(browser.device).toMatchObject({ clientApp: "WEB", appVersion: "15.0.0" });
    expect(JSON.parse(await readFile("package.json", "utf8"))).toMatchObject({ version: clientApp.version });
  });

  test("Default language ru-RU; others kk-KZ, en-US.", () => {
    expect(localeOf[defaultLanguage]).toBe("ru-RU");
    expect(new Set(Object.values(localeOf))).toEqual(new Set(["ru-RU", "kk-KZ", "en-US"]));
  });

  test("Date helper locale ru.", () => {
    expect(plain(formatDay("2026-11-23", defaultLanguage))).toBe("понедельник, 23 ноября");
    expect(formatMonth("2026-11-23", "2026-11-01", defaultLanguage)).toBe("Ноябрь");
  });

  test("Locale data: Russian, currency RUB, week starts Monday.", () => {
    expect(plain(formatMoney({ amount: 700_000, currency: "RUB" }, defaultLanguage))).toBe("7 000 ₽");
    expect([1, 2, 3, 4, 5, 6, 7].map((weekday) => weekdayNameShort(weekday, defaultLanguage))).toEqual(
      "пн вт ср чт пт сб вс".split(" "),
    );
    expect(formatWeekdays([7, 1, 3], defaultLanguage)).toBe("пн, ср, вс");
  });

  test("Default temporary storage TTL 300 seconds.", () => {
    let now = 0;
    const items = expiringStorage(memoryStorage(), () => now);
    items.write("item", "kept");
    const readAt = (seconds: number) => ((now = seconds * 1000), items.read("item"));
    expect([readAt(300), readAt(300.001)]).toEqual(["kept", undefined]);
    expect(limits.temporaryStorageSeconds).toBe(300);
  });

  test("A constant 15 exists: the minutes from one time of the grid to the next.", () => {
    expect(limits.gridMinutes).toBe(15);
    const offGrid = demoCatalogue();
    for (const { services } of offGrid.firms) for (const service of services) service.durationMinutes = 40;
    expect(() => readCatalogue(offGrid)).toThrow("durationMinutes must be multiple of 15.");
  });

  test("Retry count 1.", async () => {
    expect(limits.retryCount).toBe(1);
    const send = vi.fn<Send>(async () => new Response(null, { status: 500 }));
    await retryFailed(send)(new Request("https://kezek.test/rest/common/countries"));
    expect(send).toHaveBeenCalledTimes(1 + limits.retryCount);
  });

  test("Analytics: batch 30, flush every 1 s, 5 retries, session timeout 30 minutes, cookie lifetime 365 days.", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 200 }));
    const { config } = await openAnalytics(made);
    expect(config).toMatchObject({ flushQueueSize: 30, flushIntervalMillis: 1000, flushMaxRetries: 5 });
    expect(config.sessionTimeout).toBe(30 * 60 * 1000);
    expect(config.cookieOptions?.expiration).toBe(365);
  });

  test("Analytics: queue cap 1000 events.", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    const { track } = await openAnalytics(made);
    for (let firmId = 2; firmId <= 1005; firmId += 1) track("open_firm", { firmId });
    const unsent = () => {
      const [, kept = "[]"] = Object.entries({ ...localStorage }).find(([key]) => key.startsWith("AMP_unsent")) ?? [];
      const events: { event_properties: { firmId: number } }[] = JSON.parse(kept);
      return events.map(({ event_properties }) => event_properties.firmId);
    };
    await expect.poll(unsent, { timeout: 20_000 }).toContain(1000);
    expect(unsent()).toHaveLength(1000);
  });

  test("Analytics is off in production: until the site names a key.", () => {
    const env = {
      NODE_ENV: "production",
      PUBLIC_URL: "https://kezek.kz",
      TOKEN_KEY: "0123456789abcdef0123456789abcdef",
      SMS_URL: "https://smsc.kz",
      SMS_LOGIN: "kezek",
      SMS_PASSWORD: "secret",
      RECAPTCHA_SECRET: "secret",
      RECAPTCHA_SITE_KEY: "key",
      CLOUD_PAYMENTS_URL: "https://api.tiptoppay.kz",
      CLOUD_PAYMENTS_PUBLIC_ID: "pk",
      CLOUD_PAYMENTS_API_SECRET: "secret",
      CLOUD_PAYMENTS_FIELD_URL: "https://widget.tiptoppay.kz/field",
      PAY_BOX_URL: "https://api.freedompay.kz",
      PAY_BOX_MERCHANT_ID: "500001",
      PAY_BOX_SECRET: "secret",
    };
    expect(readConfig(env).analytics.key).toBe("");
    expect(readConfig({ ...env, ANALYTICS_KEY: "key" }).analytics.key).toBe("key");
  });

  test("Analytics is off in production: in the static build, as it comes.", async () => {
    document.head.innerHTML = await readFile("index.html", "utf8");
    const { analytics } = readSettings();
    expect(createTrack(analytics)).toBeUndefined();
    expect(createTrack({ ...analytics, key: "key" })).toBeTypeOf("function");
  });
});
