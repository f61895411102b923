import type { IncomingMessage } from "node:http";

/**
 * The target of a request as the service reads it: without the host that a proxy is asked with (RFC 9112 §3.2), and, where a
 * page is asked for by an address that cannot be decoded, with its percent signs as they stand, so that whoever typed it
 * sees a page. Calls of the contract with such an address stay what they are, and are refused.
 */
export function readableTarget({ url = "/", headers }: Pick<IncomingMessage, "url" | "headers">): string {
  const target = url.replace(/^(?:https?:\/\/[^/?#]*|\*)\/?/i, "/");
  const [path = ""] = target.split("?", 1);
  const isPage = headers.accept?.includes("text/html") === true && !path.startsWith("/rest/");
  return isPage && !isDecodable(path) ? path.replaceAll("%", "%25") + target.slice(path.length) : target;
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
