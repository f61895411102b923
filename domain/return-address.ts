const home = "/";

/**
 * Where to go after signing in: a path on this host with its search and hash, or "/" for whatever is anything else.
 * The text comes from an address that anybody may have written.
 * @param origin of this host, as in "https://kezek.kz"
 */
export function returnAddress(text: string | null, origin: string): string {
  if (text === null || !isPlainPath(text)) return home;
  const { pathname, search, hash } = new URL(text, origin);
  const address = pathname + search + hash;
  return isPlainPath(address) ? address : home;
}

/** One slash and then neither another one, nor a backslash, nor one of them in percents, however often encoded. */
function isPlainPath(text: string): boolean {
  const [path = ""] = text.split(/[?#]/);
  return /^\/(?![/\\])/.test(text) && !/[\\\p{Cc}\s]/u.test(text) && !/%(25)*(2f|5c|0[0-9a-f]|1[0-9a-f])/i.test(path);
}
