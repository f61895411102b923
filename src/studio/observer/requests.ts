import type { Observation } from "../wire.ts";

/** Words of the contract's paths; whatever else stands in one may be a key to something. */
const isWord = (segment: string): boolean => /^(?:[a-z][a-z-]{0,23}|v\d)?$/.test(segment);

/** Publishes every request of the page that goes to its own service, and passes it on. */
export function observeRequests(
  send: typeof fetch,
  publish: (observation: Observation) => void,
  now: () => number,
): typeof fetch {
  let count = 0;
  return async (target, init) => {
    const { method, url } = target instanceof Request ? target : { method: init?.method ?? "GET", url: String(target) };
    const { pathname } = new URL(url, globalThis.location?.href ?? "http://page");
    const path = pathname
      .split("/")
      .map((segment) => (isWord(segment) ? segment : "…"))
      .join("/");
    const request = { request: String(++count), method: method.toUpperCase(), path };
    const begunAt = now();
    publish({ kind: "asked", ...request });
    const got = (status: number) => publish({ kind: "got", ...request, status, ms: now() - begunAt });
    try {
      const response = await send(target, init);
      got(response.status);
      return response;
    } catch (error) {
      got(0);
      throw error;
    }
  };
}
