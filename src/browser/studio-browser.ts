import { newUuid } from "../../domain/new-uuid.ts";
import { readCookie, writeCookie } from "./cookies.ts";

/** By it a browser is told from others, whether it is watched or not. */
const browserCookie = "kezek-studio-browser";

/** What this browser is called among those that the studios hear from: the same for all pages that share a channel. */
export function nameBrowser(): string {
  const named = readCookie(browserCookie) ?? newUuid();
  writeCookie(browserCookie, named);
  return `${named} ${globalThis.location.origin}`;
}
