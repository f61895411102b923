import type { Send } from "../faults/with-faults.ts";
import type { Observation } from "../wire.ts";

/** Words of the contract's paths; whatever else stands in one may be a key to something. */
const isWord = (segment: string): boolean => /^(?:[a-z][a-z-]{0,23}|v\d)?$/.test(segment);

/** Publishes every request of the page that goes to its own service, and passes it on. */
export function observeRequests(publish: (observation: Observation) => void, now: () => number): (send: Send) => Send {
  let count = 0;
  return (send) => async (sent) => {
    const path = new URL(sent.url).pathname
      .split("/")
      .map((segment) => (isWord(segment) ? segment : "…"))
      .join("/");
    const request = { request: String(++count), method: sent.method, path };
    const begunAt = now();
    publish({ kind: "asked", ...request });
    const got = (status: number) => publish({ kind: "got", ...request, status, ms: now() - begunAt });
    try {
      const response = await send(sent);
      got(response.status);
      return response;
    } catch (error) {
      got(0);
      throw error;
    }
  };
}
