import { everywhere, pagePaths } from "../../domain/addresses.ts";
import { cityCookie, readCityChoice } from "../../domain/city-choice.ts";
import { drawnKeys } from "../../domain/drawn-keys.ts";
import { defaultLanguage, knownLanguage, type Language, languageChoiceCookie } from "../../domain/language.ts";
import { menuTabCookie, readMenuTab } from "../../domain/menu-tab.ts";
import { searchText } from "../../domain/query.ts";
import { readSurveyChoice, surveyCookie } from "../../domain/survey-choice.ts";

/** For whom a page is rendered: all that a document may depend on beside its address. */
export type Visitor = {
  language: Language;
  city: { id: number; countryCode: string } | undefined;
  /** What was chosen of the survey; of the home page alone, so that all others are drawn for everybody. */
  survey: string | undefined;
  /** The tab of the menu that was pressed last; of the home page alone, too. */
  tab: string | undefined;
};

/** Reads the visitor from the address and the cookies; the language in the address is the stronger. */
export function readVisitor(url: URL, cookies: Record<string, string | undefined>): Visitor {
  const isHome = url.pathname === pagePaths.home;
  return {
    language:
      knownLanguage(url.searchParams.get(everywhere.language)) ??
      knownLanguage(cookies[languageChoiceCookie]) ??
      defaultLanguage,
    city: readCityChoice(cookies[cityCookie]),
    survey: isHome ? readSurveyChoice(cookies[surveyCookie]) : undefined,
    tab: isHome ? readMenuTab(cookies[menuTabCookie]) : undefined,
  };
}

/**
 * The address with what the server draws by, in one order: equal for equal pages. What else stands in an address
 * (campaigns, trackers) changes nothing.
 */
export function plainAddress({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams();
  for (const name of drawnKeys) {
    const value = searchParams.get(name);
    if (value) params.set(name, value);
  }
  return pathname + searchText(params);
}
