import type { ComponentType } from "react";
import { matchRoutes } from "react-router-dom";
import type { Translations } from "../../i18n/translations.ts";
import type { Preparation } from "../../queries/preparation.ts";
import { type Route, table } from "./table.ts";

/** What a folder of src/pages gives in its page.tsx. */
export type PageModule = {
  Page: ComponentType;
  /**
   * Fetches what the first paint shows, on the server; answers where the address leads on to, if it does. A page without it is
   * drawn in the browser alone.
   */
  prepare?: (preparation: Preparation) => Promise<string | void>;
  /** The tab that the page begins with where its address names none: the browser puts it into the address then. */
  startTab?: (preparation: Preparation) => Promise<string | undefined>;
  /** Whether all that it shows stands in the page itself: the server draws it, and fetches nothing. */
  isStatic?: boolean;
  /** The path of the page that the browser is led to from here, where the server gives its head for link previews. */
  headOf?: (pathname: string) => string | undefined;
};

export type MatchedRoute = { route: Route; params: Readonly<Record<string, string | undefined>> };

const rows = table.map((route) => ({ path: route.path, handle: route }));

/** The row of the table that the path fits, with its parameters as people write them. The last row fits all. */
export function matchTable(pathname: string): MatchedRoute {
  const [match] = matchRoutes(rows, pathname) ?? [];
  if (match === undefined) throw new Error(`No row of the table fits ${pathname}`);
  return { route: match.route.handle, params: match.params };
}

export function loadPage(route: Route): Promise<PageModule> {
  return route.load();
}

/** What loads a page with the words that it speaks. */
export function pageLoader(translations: Translations): typeof loadPage {
  return async (route) => {
    const [page] = await Promise.all([loadPage(route), translations.load(route.modules)]);
    return page;
  };
}
