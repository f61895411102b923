import {
  cookieOf,
  defaultLanguage,
  knownLanguage,
  type Language,
  languageChoiceCookie,
} from "../../domain/language.ts";
import { readCookie, writeCookie, writeSessionCookie } from "./cookies.ts";

/** The cookie of spec §3 and §4. */
const languageCookie = "language";

/**
 * On start the language cookie is forced to RU (spec §4); a choice once made is then applied. Who has made none and comes by
 * an address with a language goes on in it until the browser is closed: the pages that follow don't name it.
 * @param named the language of the address
 * @returns that one, or the choice, or the default language
 */
export function startLanguage(named?: Language): Language {
  writeCookie(languageCookie, cookieOf[defaultLanguage]);
  const chosen = knownLanguage(readCookie(languageChoiceCookie));
  if (named !== undefined && chosen === undefined) writeSessionCookie(languageChoiceCookie, cookieOf[named]);
  const language = named ?? chosen ?? defaultLanguage;
  if (language !== defaultLanguage) writeCookie(languageCookie, cookieOf[language]);
  return language;
}

/** Writes what the client chose, for this page and later ones. */
export function writeLanguageCookies(language: Language): void {
  writeCookie(languageCookie, cookieOf[language]);
  writeCookie(languageChoiceCookie, cookieOf[language]);
}
