import { isProblem } from "../../domain/failure.ts";
import type { Layer, Send } from "./layer.ts";

const requestTimeout = 408;

/**
 * Each failed request is retried once (spec §8). Failed is: no answer, 408, 500 and above, and any 4xx that is not a
 * problem document with a code (design §3). Such a document is an answer, and asking again would not change it. A 401
 * with WWW-Authenticate has a rule of its own. The second try carries the same Idempotency-Key, so that it takes effect
 * once; where that one does not get as far as the service, it says nothing of the first, which may have taken effect and
 * stands.
 */
export const retryOnce: Layer = (next) => async (request) => {
  const second = request.clone();
  const first = await attempt(next, request);
  if (!(await hasFailed(first)) || request.signal.aborted) return settled(first);
  const again = await attempt(next, second);
  return settled((await isTurnedAway(again)) ? first : again);
};

type Attempt = { response: Response } | { error: unknown };

async function attempt(send: Send, request: Request): Promise<Attempt> {
  try {
    return { response: await send(request) };
  } catch (error) {
    return { error };
  }
}

async function hasFailed(attempted: Attempt): Promise<boolean> {
  if ("error" in attempted) return true;
  const { status } = attempted.response;
  return status >= 500 || status === requestTimeout || isTurnedAway(attempted);
}

/** A 4xx that is not the service's own: it says every no in a problem document with a code. */
async function isTurnedAway(attempted: Attempt): Promise<boolean> {
  if ("error" in attempted) return false;
  const { response } = attempted;
  if (response.status < 400 || response.status >= 500 || isExpiry(response)) return false;
  return !isProblem(await bodyOf(response.clone()));
}

function isExpiry({ status, headers }: Response): boolean {
  return status === 401 && headers.has("WWW-Authenticate");
}

async function bodyOf(response: Response): Promise<unknown> {
  if (!response.headers.get("Content-Type")?.includes("problem+json")) return undefined;
  return response.json().catch(() => undefined);
}

function settled(attempted: Attempt): Response {
  if ("error" in attempted) throw attempted.error;
  return attempted.response;
}
