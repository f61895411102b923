import { dropCookie, readCookie, writeCookie } from "./cookies.ts";

/** The cookie of a browser in which the studio was opened. */
export const studioCookie = "kezek-studio";

/** Whether the studio was opened in this browser, so that pages let it look on. */
export function isStudioWatching(): boolean {
  return readCookie(studioCookie) === "on";
}

/** From now on pages that are opened in this browser let the studio look on, or do so no more. */
export function letStudioWatch(isWatching: boolean): void {
  if (isWatching) writeCookie(studioCookie, "on");
  else dropCookie(studioCookie);
}
