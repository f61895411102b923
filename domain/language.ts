/** The interface languages as the wire writes them (spec §7: Accept-Language ru, en or kz). */
export const languages = ["ru", "kz", "en"] as const;
export type Language = (typeof languages)[number];

/** The default of spec §4 and §9. */
export const defaultLanguage: Language = "ru";

/** A text that people read, in every language of the interface. */
export type Localized = Readonly<Record<Language, string>>;

/** BCP 47 tags: `kz` is a country, Kazakh is `kk` (spec §9). */
export const localeOf: Readonly<Record<Language, string>> = { ru: "ru-RU", kz: "kk-KZ", en: "en-US" };

/** What stands in <html lang>, and what plural rules are chosen by. */
export const htmlLangOf = { ru: "ru", kz: "kk", en: "en" } as const satisfies Readonly<Record<Language, string>>;

/** The cookie of what the client once chose, kept apart: the start overwrites the one of spec §3. Server and browser read it. */
export const languageChoiceCookie = "kezek-language-choice";

/** What the cookie `language` holds (spec §3). */
export const cookieOf: Readonly<Record<Language, string>> = { ru: "RU", kz: "KZ", en: "EN" };

/**
 * Reads a language from a cookie, a header or a tag: RU, kz, kk-KZ, en-US…
 * Any other value is the default language (spec §4).
 */
export function parseLanguage(text: string | undefined | null): Language {
  return knownLanguage(text) ?? defaultLanguage;
}

/** Like {@link parseLanguage}, with undefined for what is not one of the three. */
export function knownLanguage(text: string | undefined | null): Language | undefined {
  const primary = text
    ?.trim()
    .toLowerCase()
    .split(/[-_;,]/)[0];
  if (primary === "kk") return "kz";
  return languages.find((language) => language === primary);
}
