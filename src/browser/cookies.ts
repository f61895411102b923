const yearSeconds = 31_536_000;

/** The value of a cookie; undefined where there is none, or where the browser gives none. */
export function readCookie(name: string): string | undefined {
  return cookieIn(cookieText(), name);
}

/** Writes a cookie for this host, path /, for a year. Where cookies are refused nothing happens. */
export function writeCookie(name: string, value: string): void {
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
  } catch {
    // A sandboxed frame has no cookies; everything they carry is in memory too.
  }
}

/** Removes a cookie of {@link writeCookie}. */
export function dropCookie(name: string): void {
  try {
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
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

function cookieText(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}
