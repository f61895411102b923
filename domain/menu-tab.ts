import { homeQuery } from "./page-queries.ts";
import { searchText } from "./query.ts";

/** The cookie that tells the server of the tab of the menu that was pressed last. */
export const menuTabCookie = "kezek-tab";

/** Reads the value of {@link menuTabCookie}; undefined for what is no key of a tab. */
export function readMenuTab(text = ""): string | undefined {
  return text.length <= 50 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined;
}

/** The query of an address of the home page, with a tab. */
export function withTab(search: string, tab: string): string {
  const params = new URLSearchParams(search);
  params.set(homeQuery.tab.key, tab);
  return searchText(params);
}
