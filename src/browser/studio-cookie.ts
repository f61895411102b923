import { dropCookie, readCookie, writeCookie } from "./cookies.ts";

/** The cookie of a browser whose pages let the studio look on. */
export const studioCookie = "kezek-studio";

/** Whom pages obey that let the studio look on: the studio of their own browser, or those of other browsers too. */
export type StudioWatching = "own" | "open";

/** Whether pages of this browser let the studio look on. */
export function isStudioWatching(): boolean {
  return readCookie(studioCookie) !== undefined;
}

/** Whether somebody has said in this browser that others may send its pages events and break what they do. */
export function isOpenToOthers(): boolean {
  return readCookie(studioCookie) === ("open" satisfies StudioWatching);
}

/** From now on pages that are opened in this browser let the studio look on, or do so no more; open ones obey accordingly at once. */
export function letStudioWatch(who: StudioWatching | "nobody"): void {
  if (who === "nobody") dropCookie(studioCookie);
  else writeCookie(studioCookie, who);
}
