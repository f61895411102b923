import { secretMark } from "../../../domain/addresses.ts";

/** The link that opens a reservation on any device. */
export function sharedLink(origin: string, path: string, secret: string): string {
  return `${origin}${path}${secretMark}${secret}`;
}

/** The secret that a shared link's fragment brings, right or damaged; undefined where it brings none. */
export function secretIn(hash: string): string | undefined {
  return (hash.startsWith(secretMark) && hash.slice(secretMark.length)) || undefined;
}
