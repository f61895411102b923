import { describe, expect, it } from "vitest";
import { cookieOf, htmlLangOf, knownLanguage, languages, localeOf, parseLanguage } from "../../domain/language.ts";

describe("A language", () => {
  it.each([
    ["RU", "ru"],
    ["KZ", "kz"],
    ["EN", "en"],
    ["kk-KZ", "kz"],
    ["en-US,en;q=0.9", "en"],
    ["ru-RU", "ru"],
  ])("RU, KZ and EN are mapped: %s is %s", (text, language) => {
    expect(parseLanguage(text)).toBe(language);
  });

  it.each([undefined, null, "", "de", "zz-ZZ", "русский"])("any other value falls back to the default: %j", (text) => {
    expect(parseLanguage(text)).toBe("ru");
    expect(knownLanguage(text)).toBeUndefined();
  });

  it("reads back whatever it writes", () => {
    for (const language of languages) {
      for (const written of [cookieOf[language], localeOf[language], htmlLangOf[language]]) {
        expect(parseLanguage(written)).toBe(language);
      }
    }
  });

  it("is kk to a browser and kz on the wire", () => {
    expect(htmlLangOf.kz).toBe("kk");
    expect(cookieOf.kz).toBe("KZ");
  });
});
