import { isFramed } from "./frame.ts";

const yearSeconds = 31_536_000;
/** The cookies of a widget: inside of a frame all that is kept is in memory (spec §4). */
const ofFrame = new Map<string, string>();

/** The value of a cookie; undefined where there is none, or where the browser gives none. */
export function readCookie(name: string): string | undefined {
  return isFramed() ? ofFrame.get(name) : cookieIn(cookieText(), name);
}

/** Writes a cookie for this host, path /, for a year. Where cookies are refused nothing happens. */
export function writeCookie(name: string, value: string): void {
  write(name, value, `; Max-Age=${yearSeconds}`);
}

/** The same until the browser is closed. */
export function writeSessionCookie(name: string, value: string): void {
  write(name, value, "");
}

function write(name: string, value: string, lifetime: string): void {
  if (isFramed()) return void ofFrame.set(name, value);
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/${lifetime}; SameSite=Lax${secure()}`;
  } catch {
    // A browser may refuse them; the language and the city are in memory too.
  }
}

/** Removes a cookie of {@link writeCookie}. */
export function dropCookie(name: string): void {
  if (isFramed()) return void ofFrame.delete(name);
  try {
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure()}`;
  } catch {
    // Where cookies are refused there is none.
  }
}

/** Reads one cookie out of a Cookie header. */
export function cookieIn(header: string, name: string): string | undefined {
  const pair = header.split(";").find((part) => part.trim().startsWith(`${name}=`));
  const value = pair?.slice(pair.indexOf("=") + 1).trim();
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Whether the page came over HTTPS: its cookies then go out over nothing else. */
export function isSecure(): boolean {
  return window.location.protocol === "https:";
}

function secure(): string {
  return isSecure() ? "; Secure" : "";
}

function cookieText(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}
