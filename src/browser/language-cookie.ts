import {
  cookieOf,
  defaultLanguage,
  knownLanguage,
  type Language,
  languageChoiceCookie,
} from "../../domain/language.ts";
import { readCookie, writeCookie } from "./cookies.ts";

/** The cookie of spec §3 and §4. */
const languageCookie = "language";

/**
 * On start the language cookie is forced to RU (spec §4); a choice once made is then applied.
 * @returns the choice, or the default language
 */
export function startLanguage(): Language {
  writeCookie(languageCookie, cookieOf[defaultLanguage]);
  const chosen = knownLanguage(readCookie(languageChoiceCookie));
  if (chosen !== undefined) writeCookie(languageCookie, cookieOf[chosen]);
  return chosen ?? defaultLanguage;
}

/** Writes what the client chose, for this page and later ones. */
export function writeLanguageCookies(language: Language): void {
  writeCookie(languageCookie, cookieOf[language]);
  writeCookie(languageChoiceCookie, cookieOf[language]);
}
