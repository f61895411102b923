import { menuTabCookie } from "../../domain/menu-tab.ts";
import { dropCookie, writeCookie } from "./cookies.ts";
import type { StoredValue } from "./stored-value.ts";

/** The tab as it is stored here, mirrored in a cookie, so that the server draws the home page with it. */
export function mirroredInCookie(menuTab: StoredValue<string>): StoredValue<string> {
  const kept = menuTab.read();
  if (kept !== undefined) writeCookie(menuTabCookie, kept);
  return {
    ...menuTab,
    write(key) {
      menuTab.write(key);
      writeCookie(menuTabCookie, key);
    },
    clear() {
      menuTab.clear();
      dropCookie(menuTabCookie);
    },
  };
}
