// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { cookieIn, readCookie, writeCookie } from "../../src/browser/cookies.ts";
import { writeLanguageCookies, startLanguage } from "../../src/browser/language-cookie.ts";

beforeEach(() => {
  for (const name of ["language", "kezek-language-choice"]) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

test("a choice the client once made outlives the start", () => {
  writeLanguageCookies("kz");
  expect(startLanguage()).toBe("kz");
  expect(readCookie("language")).toBe("KZ");
});

test("who comes by an address with a language goes on in it, and a choice of theirs stays what they chose", () => {
  expect(startLanguage("kz")).toBe("kz");
  expect(readCookie("language")).toBe("KZ");
  expect(startLanguage()).toBe("kz");
  writeLanguageCookies("en");
  expect(startLanguage("kz")).toBe("kz");
  expect(startLanguage()).toBe("en");
});

test("any other value falls back to the default", () => {
  writeCookie("kezek-language-choice", "FR");
  expect(startLanguage()).toBe("ru");
});

test("a cookie is found among others, and broken ones are none", () => {
  expect(cookieIn("a=1; language=KZ; b=2", "language")).toBe("KZ");
  expect(cookieIn("xlanguage=KZ", "language")).toBeUndefined();
  expect(cookieIn("language=%E0%A4%A", "language")).toBeUndefined();
});
