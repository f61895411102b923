// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://kezek.test/" }
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startAnalytics } from "../../src/browser/analytics.ts";
import { writeCityCookie } from "../../src/browser/city-cookie.ts";
import { dropCookie } from "../../src/browser/cookies.ts";
import { writeLanguageCookies } from "../../src/browser/language-cookie.ts";

let written: string[];

beforeEach(() => {
  written = [];
  const { set } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") ?? {};
  vi.spyOn(Document.prototype, "cookie", "set").mockImplementation(function (this: Document, cookie: string) {
    written.push(cookie);
    set?.call(this, cookie);
  });
});
afterEach(() => void vi.restoreAllMocks());

/** The library tries out what it may write, and drops that at once; it asks for no settings there. */
const trials = /^AMP_(TLD)?TEST=/;
const insecure = () => written.filter((cookie) => !trials.test(cookie) && !/; *Secure(;|$)/i.test(cookie));
const names = () => new Set(written.map((cookie) => cookie.slice(0, cookie.indexOf("="))));

test("over HTTPS our own cookies are Secure, written and dropped", () => {
  writeCityCookie({ id: 1, countryCode: "KZ" });
  writeLanguageCookies("kz");
  dropCookie("kezek-city");
  expect([...names()]).toEqual(expect.arrayContaining(["kezek-city", "kezek-language-choice"]));
  expect(insecure()).toEqual([]);
});

test("over HTTPS the cookies of analytics are Secure", async () => {
  startAnalytics({ key: "key-of-this-site", url: "https://analytics.test/batches" });
  await expect.poll(() => [...names()].filter((name) => name.startsWith("AMP_key"))).toHaveLength(1);
  expect(insecure()).toEqual([]);
});
